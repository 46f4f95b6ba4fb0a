"""What only the store in PostgreSQL can do or fail at; `test_store.py` has what both stores do."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from msgspec import json

from echappee.engine import Refused
from echappee.server.config import DatabaseUrl
from echappee.server.store.interface import FIRST_EPOCH, NotOwner, Owned
from echappee.server.store.postgres import PostgresStore, leases, migrations
from echappee.server.store.postgres.migrations import VERSION, open_connection
from echappee.server.store.sql import row_of
from tests.cli.running import Here
from tests.server.clients import Device
from tests.server.keeping import acts_in, change, open_tables, opened
from tests.server.running import start_server

PASSWORD = "vuelta-1935"  # noqa: S105 - of no real database
NOWHERE = f"postgresql://ann:{PASSWORD}@127.0.0.1:1/tables"


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        (NOWHERE, "postgresql://ann@127.0.0.1:1/tables"),
        (
            f"postgres://host/tables?password={PASSWORD}&sslmode=require",
            "postgres://host/tables?sslmode=require",
        ),
        (f"postgresql://ann:{PASSWORD}@/tables?host=/run/pg", "postgresql://ann@/tables?host=/run/pg"),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, shown: str) -> None:
    url = DatabaseUrl(address)
    assert str(url) == shown
    assert PASSWORD not in repr(url)
    assert url.reveal() == address


@pytest.mark.parametrize("address", [f"mysql://ann:{PASSWORD}@host/x", f"ann:{PASSWORD}@host"])
def test_what_is_not_an_address_is_refused_in_one_line_without_its_password(here: Here, address: str) -> None:
    ended = here("serve", "--no-browser", "--port", "0", "--database", address)
    assert ended.status == 2
    assert PASSWORD not in ended.out + ended.err
    assert len(ended.err.splitlines()) == 1


def test_a_database_that_does_not_answer_is_refused_in_one_line_without_its_password() -> None:
    with pytest.raises(Refused) as caught:
        PostgresStore.open(DatabaseUrl(NOWHERE))
    assert caught.value.code == "database-error"
    assert PASSWORD not in caught.value.detail
    assert "\n" not in caught.value.detail


async def test_a_database_of_the_first_version_is_brought_up_to_date_and_its_servers_go_on(
    database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(migrations, "MIGRATIONS", migrations.MIGRATIONS[:1])
        earlier.setattr(migrations, "VERSION", 1)
        with open_connection(database) as connection:
            migrations.bring_up_to_date(connection, database)
    async with opened(database) as store:
        await open_tables(store, "a")
        with open_connection(database) as old:
            listed = json.encode(row_of(change("a", 1).summary)).decode()
            appended = old.execute(
                "SELECT change('a', 1, 1, 'act 1', '', NULL, 0, %s, '[]', '[]')", (listed,)
            ).fetchone()
        assert appended == ("",)
        await store.append(change("a", 2))
        assert await acts_in(store, "a") == (b"act 0", b"act 1", b"act 2")


def test_a_server_never_logs_the_password_of_its_database(database: DatabaseUrl, tmp_path: Path) -> None:
    address = database.reveal().replace("postgres:@", f"postgres:{PASSWORD}@")
    assert PASSWORD in address
    server = start_server(tmp_path, "--database", address)
    try:
        assert Device(server.url).open()["id"]
    finally:
        assert server.stop() == 0
    log = server.log.read_text()
    assert "start" in log
    assert PASSWORD not in log
    assert not (tmp_path / "tables.sqlite").exists()


def test_a_database_of_a_newer_version_is_refused(database: DatabaseUrl) -> None:
    PostgresStore.open(database)
    with open_connection(database) as connection:
        connection.execute("UPDATE version SET number = %s", (VERSION + 1,))
    with pytest.raises(
        Refused, match=f"is of version {VERSION + 1}; this program opens versions 1 to {VERSION}"
    ) as caught:
        PostgresStore.open(database)
    assert caught.value.code == "newer-database"


async def test_a_store_goes_on_after_its_connections_were_cut(database: DatabaseUrl) -> None:
    async with opened(database) as store:
        await open_tables(store, "a", "b")
        with psycopg.connect(database.reveal(), autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        with pytest.raises(Refused, match="could not be stored"):
            await store.append(change("a", 1))
        await store.append(change("b", 1))


async def waits_for_a_lock(connection: psycopg.Connection, task: asyncio.Task[Any]) -> None:
    """Returns when somebody waits for a lock that this connection holds, or the task has ended."""
    waiting = "SELECT pid FROM pg_locks WHERE NOT granted"
    while not task.done() and not connection.execute(waiting).fetchone():  # noqa: ASYNC110 - the database sets no event
        await asyncio.sleep(0.01)


async def test_a_caller_that_is_cancelled_does_not_interrupt_the_database(database: DatabaseUrl) -> None:
    """A pool loses connections that way, one by one, until nothing can be read or stored any more."""
    async with opened(database) as store:
        await open_tables(store, "a")
        with psycopg.connect(database.reveal(), options="-c search_path=echappee") as other:
            other.execute("SELECT FROM tables FOR UPDATE")
            releasing = asyncio.create_task(store.release(Owned("a")))
            await waits_for_a_lock(other, releasing)
            releasing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await releasing
    with open_connection(database) as connection:
        assert connection.execute("SELECT owner FROM tables").fetchone() == (None,)


@asynccontextmanager
async def two_servers(database: DatabaseUrl) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    one, other = (PostgresStore.open(database, f"http://node:{port}") for port in (1, 2))
    try:
        yield one, other
    finally:
        await one.close()
        await other.close()


async def test_a_table_has_one_owner_and_a_former_one_is_refused(database: DatabaseUrl) -> None:
    async with two_servers(database) as (one, other):
        await one.beat()
        await open_tables(one, "a")
        with pytest.raises(NotOwner) as refused:
            await other.claim("a")
        assert refused.value.address == "http://node:1"
        await one.leave()
        epoch = await other.claim("a")
        with pytest.raises(NotOwner):
            await one.append(change("a", 1))
        await other.append(change("a", 1)._replace(epoch=epoch))
        assert len(await acts_in(one, "a")) == 2
        assert await other.claim("nowhere") == 0


async def test_tables_that_are_asked_for_at_the_same_time_are_claimed_and_loaded_together(
    database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [f"t{number}" for number in range(30)]
    asked: list[list[str]] = []
    claim_all = leases.claim

    async def counted(
        connection: leases.LeaseConnection, node: str, tables: list[str]
    ) -> dict[str, leases.Claimed]:
        asked.append(tables)
        return await claim_all(connection, node, tables)

    monkeypatch.setattr(leases, "claim", counted)
    async with two_servers(database) as (one, other):
        await one.beat()
        await open_tables(one, *ids)
        await one.release(Owned("t0"))
        claims = await asyncio.gather(*map(other.claim, [*ids, "nowhere"]), return_exceptions=True)
        assert claims[0] == FIRST_EPOCH + 1
        assert all(isinstance(refused, NotOwner) for refused in claims[1:-1])
        assert claims[-1] == 0
        assert [len(group) for group in asked] == [31]
        found = await asyncio.gather(*map(other.load, [*ids, "nowhere"]))
        assert [stored and stored.seed for stored in found] == [*(f"seed of {id}" for id in ids), None]


async def test_a_heartbeat_that_is_being_written_keeps_the_tables(database: DatabaseUrl) -> None:
    """Otherwise its server would believe that it still has a table which another one has claimed."""
    async with two_servers(database) as (one, other):
        await one.beat()
        await open_tables(one, "a")
        with psycopg.connect(database.reveal(), options="-c search_path=echappee") as writing:
            writing.execute("UPDATE nodes SET until = clock_timestamp()")
            writing.commit()
            writing.execute("UPDATE nodes SET until = clock_timestamp() + interval '1 hour'")
            claiming = asyncio.create_task(other.claim("a"))
            await waits_for_a_lock(writing, claiming)
        with pytest.raises(NotOwner):
            await claiming
        assert (await one.beat()).held is None


async def test_a_table_that_was_released_is_free_but_not_one_that_was_claimed_again(
    database: DatabaseUrl,
) -> None:
    async with two_servers(database) as (one, other):
        await one.beat()
        await open_tables(one, "a", "b")
        first, again = await one.claim("a"), await one.claim("b")
        await one.release(Owned("a", first))
        await one.claim("b")
        await one.release(Owned("b", again))
        assert await other.claim("a") == first + 1
        with pytest.raises(NotOwner):
            await other.claim("b")


async def test_a_heartbeat_that_comes_too_late_says_what_is_left(database: DatabaseUrl) -> None:
    async with two_servers(database) as (one, other):
        assert (await one.beat()).held == {}
        await open_tables(one, "a", "b")
        assert (await one.beat()).held is None
        await one.leave()  # as if its lease had run out
        await other.beat()
        await other.claim("a")
        late = await one.beat()
        assert late.held == {"b": FIRST_EPOCH}
        assert late.alive == {"http://node:1", "http://node:2"}
