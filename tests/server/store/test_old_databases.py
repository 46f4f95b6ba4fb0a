"""What an earlier version stored is found again, and goes on as that version would have gone on.

Tables of an edition of the rules that is gone cannot go on: they stay listed, and their records can be
downloaded.
"""

import asyncio
import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import json

from echappee.engine import Key, Refused
from echappee.server.store.interface import Stored
from echappee.server.store.sqlite import DATABASE, SqliteStore
from echappee.server.store.sqlite.migrations import open_writer
from echappee.server.tables.acts import Answered, AnyAct, Published, Started, WentOn, read_act
from echappee.server.tables.codes import token_hash
from echappee.server.tables.hub import Hub
from echappee.server.tables.log import read_table
from echappee.tours.record import read_tour
from tests.cli.running import Here
from tests.server.clients import Device
from tests.server.make_database import ride_to_the_end, standing
from tests.server.memory_store import AtOnce, LocalBots
from tests.server.running import serve_here

DUMPS = sorted((Path(__file__).parent / "databases").glob("*.sql"))
GONE = {"2026-11": ("Homas race under way", "Homas tour in its second stage")}
"""By dump, the tables of an edition that is gone."""
UNNAMED = ("2026-11",)
"""The dumps whose acts name no edition."""


def tables_of(dump: Path, *, gone: bool) -> dict[str, Any]:
    """What is expected of the tables of this dump, by id: of those that ride on, or of the others."""
    expected = json.decode(dump.with_suffix(".json").read_bytes())
    return {id: each for id, each in expected.items() if (each["name"] in GONE.get(dump.stem, ())) == gone}


RIDEABLE, LEFT = (
    [
        pytest.param(dump, id, id=f"{dump.stem} {expected['name']}")
        for dump in DUMPS
        for id, expected in tables_of(dump, gone=gone).items()
    ]
    for gone in (False, True)
)


def restored(dump: Path, folder: Path, ann: str = "ann") -> Path:
    """The database of this dump; Ann's device may have another id."""
    path = folder / DATABASE
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(re.sub(r"\bann\b", ann, dump.read_text(encoding="utf-8")))
    return path


def brought_up_to_date(dump: Path, folder: Path) -> Path:
    """The same database after a server has opened it once."""
    path = restored(dump, folder)
    open_writer(path).close()
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
    text = "".join(dump.read_text(encoding="utf-8") for dump in DUMPS)
    assert {kind.__struct_config__.tag for kind in get_args(AnyAct)} == set(_kinds(text))


def _kinds(text: str) -> Iterator[str]:
    for part in text.split('{"act":"')[1:]:
        yield part.partition('"')[0]


@pytest.mark.parametrize(("dump", "id"), RIDEABLE)
def test_a_table_is_as_far_as_it_was_and_ends_as_it_would_have(dump: Path, id: str, tmp_path: Path) -> None:
    expected = json.decode(dump.with_suffix(".json").read_bytes())[id]
    kept = stored(dump, tmp_path, id)
    table = read_table(id, kept.seed, kept.acts)
    found = {"name": expected["name"], **standing(table), "record": ride_to_the_end(table)}
    assert found == expected


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_what_is_done_today_follows_what_was_stored(dump: Path, tmp_path: Path) -> None:
    expected, gone = tables_of(dump, gone=False), tables_of(dump, gone=True)

    async def live() -> None:
        store = SqliteStore.open(restored(dump, tmp_path))
        hub = Hub(store, LocalBots(), AtOnce(), lambda: 0.0)
        assert {each.summary.id for each in await store.tables_of("ann", 99)} == {*expected, *gone}
        for id in expected:
            table = await hub.find(id)
            for public_now in (not table.table.public, True):
                await hub.act(table, Published(device=table.table.host, public=public_now))
        public = {id for id, each in expected.items() if each["status"] != "over"}
        assert {summary.id for summary in await store.public_tables(99)} == public
        logs = [await store.load(id) for id in expected]
        await hub.close()
        for log in logs:
            assert log is not None
            first, latest = (read_act(log.acts[n]).edition for n in (0, -1))
            assert (first > 0, latest > 0) == (dump.stem not in UNNAMED, True)

    asyncio.run(live())


def _answers(log: Iterable[bytes]) -> Iterator[tuple[str, str, str]]:
    """What was answered last to each question: the rider, what was asked, and the answer."""
    stages: list[dict[Key, str]] = []
    for act in map(read_act, log):
        if isinstance(act, Started | WentOn):
            stages.append({})
        elif isinstance(act, Answered):
            stages[-1][Key.parse(act.question)] = act.answer
    for answers in stages:
        yield from ((key.rider, key.label, answer) for key, answer in answers.items())


@pytest.mark.parametrize(("dump", "id"), LEFT)
def test_a_table_of_an_edition_that_is_gone_is_refused_and_its_record_can_be_had(
    dump: Path, id: str, tmp_path: Path
) -> None:
    async def live() -> tuple[str, tuple[bytes, ...]]:
        store = SqliteStore.open(restored(dump, tmp_path))
        hub = Hub(store, LocalBots(), AtOnce(), lambda: 0.0)
        try:
            with pytest.raises(Refused, match="cannot go on under edition 2; its record can be downloaded"):
                await hub.find(id)
            with pytest.raises(Refused, match="no such table"):
                await hub.shelf.log_record(id, "somebody else")
            stored = await store.load(id)
            assert stored is not None
            return await hub.shelf.log_record(id, "ann"), stored.acts
        finally:
            await hub.close()

    text, log = asyncio.run(live())
    stages = read_tour(text).stages if text.startswith("echappee-tour") else (text,)
    assert all("game: homas\nedition: 1\n" in stage for stage in stages)
    said = re.findall(r"(?:([0-9]+)\.)?([a-z-]+[0-9-]*)=(\S+)", "".join(stages))
    assert said == list(_answers(log))


def test_over_the_net_such_a_table_is_listed_refused_and_its_record_given(tmp_path: Path) -> None:
    token = "a" * 40
    restored(DUMPS[0], tmp_path, ann=token_hash(token))
    with serve_here(tmp_path) as context:
        ann, stranger = Device(context.config.url, token), Device(context.config.url)
        listed = {row["table"]["id"] for row in ann.get("/api/tables").body["yours"]}
        for id in tables_of(DUMPS[0], gone=True):
            assert id in listed
            refused = ann.get(f"/api/tables/{id}").body
            assert refused["code"] == "other-edition"
            assert "cannot go on" in refused["detail"]
            record = ann.get(f"/api/tables/{id}/record")
            assert (record.status, record.text.splitlines()[1]) == (200, "game: homas")
            assert stranger.get(f"/api/tables/{id}/record").status == 404


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_a_database_with_tables_of_an_edition_that_is_gone_is_in_order(
    dump: Path, here: Here, tmp_path: Path
) -> None:
    path = brought_up_to_date(dump, tmp_path)
    gone = tables_of(dump, gone=True)
    ran = here("db", "check", "--data", str(tmp_path))
    assert (ran.status, ran.err) == (0, "")
    *left, last = ran.lines
    assert {line.partition(":")[0] for line in left} == {f"table {id}" for id in gone}
    assert all(
        "ridden under edition 1 of the rules and cannot go on under edition 2" in line for line in left
    )
    assert last.startswith(f"{path}: in order; ")
    assert (f", {len(gone)} of an earlier edition, " in last) == bool(gone)


@pytest.mark.parametrize(("dump", "id"), LEFT)
def test_an_act_that_cannot_be_read_is_found_at_a_table_that_cannot_go_on(
    dump: Path, id: str, here: Here, tmp_path: Path
) -> None:
    path = brought_up_to_date(dump, tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE acts SET body = '{' WHERE seq = 5 AND table_id = ?", (id,))
    ran = here("db", "check", "--data", str(tmp_path))
    assert ran.status == 1
    assert any(line.startswith(f"table {id}: it cannot be rebuilt from its acts") for line in ran.lines)


@pytest.mark.parametrize(("dump", "id"), LEFT)
def test_its_record_is_exported_once_it_is_over_and_refused_by_its_edition(
    dump: Path, id: str, here: Here, tmp_path: Path
) -> None:
    path = brought_up_to_date(dump, tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET status = 'over' WHERE id = ?", (id,))
    assert here("db", "export", "out", "--data", str(tmp_path)).status == 0
    (kept,) = Path("out").glob(f"{id}.*")
    command = ("tour", "status") if kept.suffix == ".tour" else ("replay",)
    ran = here(*command, str(kept))
    assert (ran.status, ran.out) == (2, "")
    assert "it was ridden under edition 1 of the rules, and this program rides edition 2" in ran.err
    assert len(ran.err.splitlines()) == 1
    assert "mend" not in ran.err
