"""Tables to put in a store, without any race."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from echappee.server.config import DatabaseUrl
from echappee.server.store.interface import Change, NewTable, Store, Summary
from echappee.server.store.postgres import PostgresStore
from echappee.server.store.sqlite import SqliteStore

AnyStore = SqliteStore | PostgresStore
Place = Path | DatabaseUrl
"""A file for SQLite, or a PostgreSQL database."""


def change(
    table: str,
    seq: int,
    *,
    status: str = "racing",
    public: bool = False,
    members: tuple[str, ...] = ("ann",),
    asked: tuple[str, ...] = (),
    ridden: int = 3,
) -> Change:
    summary = Summary(
        id=table,
        game="flamme",
        status=status,
        stage="base-1",
        public=public,
        seats=("Ann", ""),
        open_seats=1,
        round=ridden,
        winner="blue.R" if status == "over" else "",
    )
    return Change(
        table=table, seq=seq, acts=(b"act %d" % seq,), summary=summary, members=members, asked=asked
    )


def new(id: str) -> NewTable:
    return NewTable(
        id=id, seed=f"seed of {id}", player_hash=f"players of {id}", watcher_hash=f"watchers of {id}"
    )


async def open_tables(store: Store, *ids: str) -> None:
    for id in ids:
        await store.create(new(id), change(id, 0))


async def acts_in(store: Store, table: str) -> tuple[bytes, ...]:
    stored = await store.load(table)
    assert stored is not None
    return stored.acts


def open_store(place: Place, clock: Callable[[], float] = lambda: 0.0) -> AnyStore:
    if isinstance(place, Path):
        return SqliteStore.open(place, clock)
    return PostgresStore.open(place, clock=clock)


@asynccontextmanager
async def opened(place: Place, clock: Callable[[], float] = lambda: 0.0) -> AsyncIterator[AnyStore]:
    """A server's life with either database: open, do, close."""
    store = open_store(place, clock)
    try:
        yield store
    finally:
        await store.close()


def run(
    path: Path, session: Callable[[SqliteStore], Awaitable[None]], clock: Callable[[], float] = lambda: 0.0
) -> None:
    """The same with SQLite, for a test that does nothing else in a loop."""

    async def live() -> None:
        async with opened(path, clock) as store:
            assert isinstance(store, SqliteStore)
            await session(store)

    asyncio.run(live())
