"""`echappee db copy`: from a file into PostgreSQL and back, with everything in it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from echappee.server.config import DatabaseUrl
from echappee.server.store.copies import ALL
from echappee.server.store.interface import Move, NotOwner, Owned, Subscription
from echappee.server.store.postgres import PostgresStore
from echappee.server.store.postgres.migrations import open_connection
from echappee.server.store.sqlite import DATABASE, SqliteStore
from tests.cli.running import Here
from tests.server.keeping import change, open_tables, run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A file with rows of every kind."""

    async def fill(store: SqliteStore) -> None:
        await open_tables(store, "b", "ä", "a")
        await store.append(change("a", 1, public=True, members=("ann", "Bob"), asked=("Bob",)))
        await store.append(change("b", 1, status="over")._replace(due=12.5, clock=b'{"x":"\xc3\xa9"}'))
        await store.keep_snapshot(Owned("a"), bytes(range(256)))
        await store.subscribe(Owned("a"), "ann", Subscription("https://push", "key", "auth", "fr"))
        await store.offer_move(Owned("a"), "hash", Move("a", "ann", 99.5))

    run(tmp_path / "data" / DATABASE, fill, clock=lambda: 0.1)
    return tmp_path / "data"


def rows_in(file: Path) -> dict[str, list[object]]:
    with closing(sqlite3.connect(file)) as connection:
        return {
            rows.name: connection.execute(f"SELECT {rows.columns} FROM {rows.name} ORDER BY 1, 2").fetchall()  # noqa: S608
            for rows in ALL
        }


def test_everything_comes_back_as_it_was(here: Here, folder: Path, database: DatabaseUrl) -> None:
    there = here("db", "copy", database.reveal(), "--data", str(folder))
    assert there.status == 0, there.err
    assert "acts: 5" in there.lines
    assert "compared: both are the same" in there.lines
    back = here("db", "copy", "back.sqlite", "--database", database.reveal())
    assert back.status == 0, back.err
    assert rows_in(Path("back.sqlite")) == rows_in(folder / DATABASE)
    assert all(rows_in(Path("back.sqlite")).values())


def test_a_server_goes_on_with_the_copy(here: Here, folder: Path, database: DatabaseUrl) -> None:
    assert here("db", "copy", database.reveal(), "--data", str(folder)).status == 0

    async def session() -> None:
        store = PostgresStore.open(database)
        await open_tables(store, "new")
        epoch = await store.claim("a")
        await store.append(change("a", 2)._replace(epoch=epoch))
        assert [each.summary.id for each in await store.tables_of("ann", 9)] == ["new", "a", "ä", "b"]
        with pytest.raises(NotOwner):
            await store.append(change("a", 3))
        await store.close()

    asyncio.run(session())
    ended = here("db", "check", "--database", database.reveal())
    assert "an act is missing" not in ended.out  # these acts are no race, which it finds too


def test_a_copy_needs_a_new_place_and_a_source_that_nobody_uses(
    here: Here, folder: Path, database: DatabaseUrl
) -> None:
    copy = ("db", "copy", database.reveal(), "--data", str(folder))

    async def while_served(_store: SqliteStore) -> None:
        assert "another server has it open" in here(*copy).err

    run(folder / DATABASE, while_served)
    assert here(*copy).status == 0
    again = here(*copy)
    assert again.status == 2
    assert "it has tables already" in again.err
    Path("taken.sqlite").touch()
    assert "exists already" in here("db", "copy", "taken.sqlite", "--database", database.reveal()).err
    assert "one of both" in here("db", "copy", "new.sqlite", "--data", str(folder)).err

    async def served() -> None:
        store = PostgresStore.open(database, "http://node:1")
        await store.beat()
        assert "a server uses it" in here("db", "copy", "x.sqlite", "--database", database.reveal()).err
        await store.close()

    asyncio.run(served())
    assert not Path("x.sqlite").exists()


def test_a_copy_that_cannot_be_whole_leaves_nothing(here: Here, folder: Path, database: DatabaseUrl) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        connection.execute("UPDATE tables SET stage = 'a' || char(0) WHERE id = 'b'")
    ended = here("db", "copy", database.reveal(), "--data", str(folder))
    assert ended.status == 2
    assert len(ended.err.splitlines()) == 1
    with open_connection(database) as target:
        assert target.execute("SELECT count(*) FROM tables").fetchone() == (0,)
