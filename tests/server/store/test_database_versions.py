"""Databases of every earlier version are opened and go on; others are refused by their version."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from psycopg.types.json import Jsonb

from echappee.engine import Refused
from echappee.server.config import DatabaseUrl
from echappee.server.store.interface import Owned
from echappee.server.store.postgres import PostgresStore
from echappee.server.store.postgres import migrations as postgres
from echappee.server.store.postgres.migrations import open_connection
from echappee.server.store.sqlite import DATABASE, SqliteStore
from echappee.server.store.sqlite import migrations as sqlite
from tests.counts import some
from tests.server.keeping import AnyStore, acts_in, change, open_tables

FILE = range(1, sqlite.VERSION)
SHARED = range(1, postgres.VERSION)
ROWS = """
INSERT INTO tables (number, id, seed, player_hash, watcher_hash, status, stage, public, seats, open_seats,
    created, updated) VALUES (7, 'a', 's', 'p', 'w', 'racing', 'base-1', 0, '["Ann", ""]', 1, 1, 1);
INSERT INTO acts (table_id, seq, body) VALUES ('a', 0, CAST('act 0' AS BLOB));
INSERT INTO members (table_id, device, your_turn) VALUES ('a', 'ann', 1);
"""


def made(path: Path, version: int) -> Path:
    """A file of this version with one table in it."""
    head = f"PRAGMA application_id = {sqlite.APPLICATION_ID}; PRAGMA user_version = {version};"
    number = "UPDATE members SET number = 7;" if version >= 6 else ""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(head + "".join(sqlite.MIGRATIONS[:version]) + ROWS + number)
    return path


def made_there(url: DatabaseUrl, version: int) -> DatabaseUrl:
    """The same in PostgreSQL; that version filled it in by its own functions."""
    function = "change" if version == 1 else "append_acts"
    body = "'act 0'::bytea" if version == 1 else """'["act 0"]'::jsonb"""
    listed = (
        '{"status":"racing","stage":"base-1","public":false,"seats":"[\\"Ann\\",\\"\\"]","open_seats":1,"round":0,'
        '"winner":"","tour":"","day":0,"days":0,"points":"[]","game":"flamme"}'
    )
    with open_connection(url) as connection:
        connection.execute("CREATE SCHEMA echappee; CREATE TABLE version (number INTEGER NOT NULL)")
        connection.execute("INSERT INTO version VALUES (%s)", (version,))
        for step in postgres.MIGRATIONS[:version]:
            connection.execute(step)
        connection.execute(
            "INSERT INTO tables (id, seed, player_hash, watcher_hash, game, status, stage, public, seats,"
            " open_seats, round, winner, tour, day, days, points, created, updated, clock, acts, epoch)"
            " VALUES ('a', 's', 'p', 'w', '', '', '', false, '[]', 0, 0, '', '', 0, 0, '[]', 1, 1, '', 0, 1)"
        )
        written = connection.execute(
            f"SELECT {function}('a', 0, 1, {body}, '', NULL, 1, %s, '[\"ann\"]', '[\"ann\"]')",
            (listed,),
        ).fetchone()
        assert written == ("",)
    return url


async def check_goes_on(store: AnyStore) -> None:
    try:
        (listed,) = await store.tables_of("ann", 9)
        assert (listed.summary.id, listed.summary.seats, listed.your_turn) == ("a", ("Ann", ""), True)
        epoch = await store.claim("a")
        await store.append(change("a", 1)._replace(epoch=epoch))
        assert await acts_in(store, "a") == (b"act 0", b"act 1")
        await open_tables(store, "new")
        await store.keep_snapshot(Owned("a", epoch), b"snapshot")
    finally:
        await store.close()


@pytest.mark.parametrize("version", [*some(FILE[:-2]), *FILE[-2:]])
def test_a_file_of_every_earlier_version_is_opened_and_goes_on(version: int, tmp_path: Path) -> None:
    asyncio.run(check_goes_on(SqliteStore.open(made(tmp_path / DATABASE, version))))


@pytest.mark.parametrize("version", SHARED)
def test_a_shared_database_of_every_earlier_version_is_opened_and_goes_on(
    version: int, database: DatabaseUrl
) -> None:
    asyncio.run(check_goes_on(PostgresStore.open(made_there(database, version))))


def test_a_server_of_the_version_before_writes_on_beside_a_new_one(database: DatabaseUrl) -> None:
    async def live() -> None:
        store = PostgresStore.open(made_there(database, postgres.VERSION - 1))
        try:
            with open_connection(
                database
            ) as old:  # what that version sends names neither people nor checksums
                listed = old.execute("SELECT to_jsonb(tables) FROM tables WHERE id = 'a'").fetchone()
                assert listed is not None
                listed[0].pop("people")
                said = old.execute(
                    "SELECT append_acts('a', 1, 1, '[\"act 1\"]', '', NULL, 2, %s, '[\"ann\"]', '[]')",
                    (Jsonb(listed[0]),),
                ).fetchone()
            assert said == ("",)
            found = await store.load("a")
            assert found is not None
            assert (found.acts, found.crcs, found.altered) == ((b"act 0", b"act 1"), (None, None), None)
        finally:
            await store.close()

    asyncio.run(live())


@pytest.mark.parametrize("version", some(FILE, 4))
def test_a_file_that_is_not_of_the_version_it_names_is_left_alone(version: int, tmp_path: Path) -> None:
    path = made(tmp_path / DATABASE, sqlite.VERSION)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    with pytest.raises(Refused) as caught:
        SqliteStore.open(path)
    assert caught.value.code == "not-that-version"
    assert f"of version {version}" in caught.value.detail
    assert f"this program opens versions 1 to {sqlite.VERSION}" in caught.value.detail.lower()
    assert "room" not in caught.value.detail
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (version,)


def test_a_shared_database_that_is_not_of_the_version_it_names_is_left_alone(database: DatabaseUrl) -> None:
    asyncio.run(PostgresStore.open(database).close())
    with open_connection(database) as connection:
        connection.execute("UPDATE version SET number = 1")
        connection.execute("DROP TABLE acts")
    with pytest.raises(Refused, match="is of version 1, and its tables do not fit"):
        PostgresStore.open(database)
