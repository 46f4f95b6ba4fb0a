"""Tables to put in a store, without any race."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from echappee.server.config import DatabaseUrl
from echappee.server.store.interface import Change, NewTable, Store, Summary
from echappee.server.store.postgres import PostgresStore
from echappee.server.store.sqlite import SqliteStore

AnyStore = SqliteStore | PostgresStore
Place = Path | DatabaseUrl
"""A file for SQLite, or a PostgreSQL database."""
S = TypeVar("S", SqliteStore, AnyStore)


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


def open_store(place: Place, clock: Callable[[], float] = lambda: 0.0) -> AnyStore:
    if isinstance(place, Path):
        return SqliteStore.open(place, clock)
    return PostgresStore.open(place, clock=clock)


def run(
    path: Path, session: Callable[[SqliteStore], Awaitable[None]], clock: Callable[[], float] = lambda: 0.0
) -> None:
    """A server's life with SQLite: open, do, close."""
    _run(lambda: SqliteStore.open(path, clock), session)


def run_in(
    place: Place, session: Callable[[AnyStore], Awaitable[None]], clock: Callable[[], float] = lambda: 0.0
) -> None:
    """The same with either database."""
    _run(lambda: open_store(place, clock), session)


def _run(opening: Callable[[], S], session: Callable[[S], Awaitable[None]]) -> None:
    async def live() -> None:
        store = opening()
        try:
            await session(store)
        finally:
            await store.close()

    asyncio.run(live())
