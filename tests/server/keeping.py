"""Tables to put in a store, without any race."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from echappee.server.store.interface import Change, NewTable, Summary
from echappee.server.store.sqlite import SqliteStore

Session = Callable[[SqliteStore], Awaitable[None]]


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
    return Change(table=table, seq=seq, act=b"act %d" % seq, summary=summary, members=members, asked=asked)


def new(id: str) -> NewTable:
    return NewTable(
        id=id, seed=f"seed of {id}", player_hash=f"players of {id}", watcher_hash=f"watchers of {id}"
    )


async def open_tables(store: SqliteStore, *ids: str) -> None:
    for id in ids:
        await store.create(new(id), change(id, 0))


def run(path: Path, session: Session, clock: Callable[[], float] = lambda: 0.0) -> None:
    """A server's life: open, do, close."""

    async def live() -> None:
        store = SqliteStore.open(path, clock)
        try:
            await session(store)
        finally:
            await store.close()

    asyncio.run(live())
