"""A server that was away while another one took its table over changes nothing at it any more."""

import inspect
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

import pytest

from echappee.engine import Refused
from echappee.server.config import DatabaseUrl
from echappee.server.store.copies import ALL
from echappee.server.store.interface import Change, Move, NotOwner, Owned, Store, Subscription
from echappee.server.store.postgres import PostgresStore
from echappee.server.store.postgres.migrations import open_connection
from echappee.server.tables import acts
from echappee.server.tables.hub import Hub
from tests.server.keeping import change, open_tables
from tests.server.memory_store import AtOnce, LocalBots
from tests.server.players import OPEN, set_to

READS: Final = {
    "bytes_used",
    "old_tables",
    "load",
    "find_code",
    "find_move",
    "overdue",
    "public_tables",
    "subscription",
    "tables_of",
}
OF_SERVERS: Final = {"shrink", "beat", "check", "claim", "close", "create", "leave"}
"""What changes no table that exists, and how a server becomes the owner of one."""

FORMER = Owned("a")
WRITES: Final[Mapping[str, Callable[[Store], Awaitable[None]]]] = {
    "append": lambda store: store.append(change("a", 1)),
    "delete": lambda store: store.delete(FORMER),
    "end_move": lambda store: store.end_move(FORMER, "hash"),
    "keep_snapshot": lambda store: store.keep_snapshot(FORMER, b"old"),
    "offer_move": lambda store: store.offer_move(FORMER, "other", Move("a", "bob", 1.0)),
    "release": lambda store: store.release(FORMER),
    "subscribe": lambda store: store.subscribe(FORMER, "ann", Subscription("", "", "", "en")),
    "unsubscribe": lambda store: store.unsubscribe(FORMER, "ann"),
}


@pytest.mark.parametrize("kind", [Store, PostgresStore])
def test_every_write_is_on_one_of_these_lists_and_says_for_which_epoch_it_is(kind: type) -> None:
    asked = {
        name: inspect.signature(method)
        for name, method in inspect.getmembers(kind, inspect.iscoroutinefunction)
        if not name.startswith("_")
    }
    assert set(asked) == READS | OF_SERVERS | set(WRITES)
    for name in WRITES:
        first = list(asked[name].parameters.values())[1]
        assert first.annotation in {Owned, Change}, name


@asynccontextmanager
async def taken_over(database: DatabaseUrl) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """The former owner of a table, and the server that owns it now."""
    former, owner = (PostgresStore.open(database, f"http://node:{port}") for port in (1, 2))
    try:
        await former.beat()
        await open_tables(former, "a")
        await former.keep_snapshot(FORMER, b"snapshot")
        await former.subscribe(FORMER, "ann", Subscription("https://push", "key", "auth", "fr"))
        await former.offer_move(FORMER, "hash", Move("a", "ann", 99.5))
        await former.leave()  # as if its lease had run out
        await owner.beat()
        await owner.claim("a")
        yield former, owner
    finally:
        await former.close()
        await owner.close()


def rows_in(database: DatabaseUrl) -> list[object]:
    with open_connection(database) as connection:
        every = (f"SELECT * FROM {rows.name} ORDER BY 1, 2" for rows in ALL)  # noqa: S608 - the names are ours
        return [connection.execute(rows.encode()).fetchall() for rows in every]


async def test_a_former_owner_writes_nothing(database: DatabaseUrl) -> None:
    async with taken_over(database) as (former, owner):
        before = rows_in(database)
        for name, write in WRITES.items():
            if name == "release":  # of what is not ours there is nothing to release
                await write(former)
            else:
                with pytest.raises(NotOwner):
                    await write(former)
            assert rows_in(database) == before, name
        await owner.delete(Owned("a", FORMER.epoch + 1))
        assert await owner.load("a") is None
        with pytest.raises(Refused) as refused:
            await owner.keep_snapshot(Owned("a", FORMER.epoch + 1), b"late")
        assert refused.value.code == "no-such-table"


async def test_a_host_at_a_server_that_was_away_does_not_delete_a_table_where_somebody_sits_by_now(
    database: DatabaseUrl,
) -> None:
    stores = [PostgresStore.open(database, f"http://node:{port}") for port in (1, 2)]
    former, owner = (Hub(store, LocalBots(), AtOnce(), lambda: 0.0) for store in stores)
    try:
        for store in stores:
            await store.beat()
        id, _, _ = await former.open(acts.Opened(device="ann", settings=set_to(OPEN, OPEN)))
        asleep = await former.find(id)
        await stores[0].leave()  # as if its lease had run out
        there = await owner.find(id)
        await owner.act(there, acts.Admitted(device="bob", player=True))
        await owner.act(there, acts.Sat(device="bob", seat="red", name="Bob"))
        with pytest.raises(NotOwner):
            await former.delete(asleep, "ann")
        assert id not in former.shelf.live
        await owner.act(there, acts.Stood(device="bob", seat="red"))
        await owner.delete(there, "ann")
        assert await stores[1].load(id) is None
    finally:
        for hub in (former, owner):
            await hub.close()
