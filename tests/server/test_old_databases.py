"""What an earlier version stored is found again, and goes on as that version would have gone on."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import get_args

import pytest
from msgspec import json

from echappee.server.store.interface import Stored
from echappee.server.store.sqlite import SqliteStore
from echappee.server.tables.acts import AnyAct, Published, read_act
from echappee.server.tables.hub import Hub
from echappee.server.tables.log import read_table
from tests.server.make_database import ride_to_the_end, standing
from tests.server.memory_store import LocalBots

DUMPS = sorted((Path(__file__).parent / "databases").glob("*.sql"))
TABLES = [
    pytest.param(dump, id, id=f"{dump.stem} {expected['name']}")
    for dump in DUMPS
    for id, expected in json.decode(dump.with_suffix(".json").read_bytes()).items()
]


def restored(dump: Path, folder: Path) -> Path:
    """The database of this dump."""
    path = folder / "tables.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
    return path


def stored(dump: Path, folder: Path, id: str) -> Stored:
    """A table of this dump, as today's store reads it."""

    async def load() -> Stored | None:
        store = SqliteStore.open(restored(dump, folder))
        try:
            return await store.load(id)
        finally:
            await store.close()

    found = asyncio.run(load())
    assert found is not None
    return found


def test_there_is_an_act_of_every_kind() -> None:
    text = DUMPS[0].read_text(encoding="utf-8")
    assert {kind.__struct_config__.tag for kind in get_args(AnyAct)} == set(_kinds(text))


def _kinds(text: str) -> Iterator[str]:
    for part in text.split('{"act":"')[1:]:
        yield part.partition('"')[0]


@pytest.mark.parametrize(("dump", "id"), TABLES)
def test_a_table_is_as_far_as_it_was_and_ends_as_it_would_have(dump: Path, id: str, tmp_path: Path) -> None:
    expected = json.decode(dump.with_suffix(".json").read_bytes())[id]
    kept = stored(dump, tmp_path, id)
    table = read_table(id, kept.seed, kept.acts)
    found = {"name": expected["name"], **standing(table), "record": ride_to_the_end(table)}
    assert found == expected


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_what_is_done_today_follows_what_was_stored(dump: Path, tmp_path: Path) -> None:
    expected = json.decode(dump.with_suffix(".json").read_bytes())

    async def live() -> None:
        store = SqliteStore.open(restored(dump, tmp_path))
        hub = Hub(store, LocalBots(), lambda: 0.0)
        assert {each.summary.id for each in await store.tables_of("ann", 99)} == set(expected)
        for id in expected:
            table = await hub.find(id)
            await hub.act(table, Published(device=table.table.host, public=True))
        public = {id for id, each in expected.items() if each["status"] != "over"}
        assert {summary.id for summary in await store.public_tables(99)} == public
        logs = [await store.load(id) for id in expected]
        await hub.close()
        for log in logs:
            assert log is not None
            assert [read_act(entry).edition for entry in (log.acts[0], log.acts[-1])] == [0, 1]

    asyncio.run(live())
