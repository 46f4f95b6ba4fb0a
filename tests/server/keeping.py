"""Tables to put in a store, without any race."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from echappee.server.config import DatabaseUrl
from echappee.server.store.interface import Change, NewTable, Store, Summary
from echappee.server.store.postgres import PostgresStore
from echappee.server.store.row_store import RowStore
from echappee.server.store.sqlite import SqliteStore


class MemoryRows:
    """Rows in memory: what a browser's own database does, without its browser."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.full = False

    async def write(self, rows: Mapping[str, str], gone: Sequence[str]) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        self.kept = {key: text for key, text in self.kept.items() if not key.startswith(tuple(gone))}
        self.kept.update(rows)

    async def under(self, beginning: str) -> Sequence[tuple[str, str]]:
        await asyncio.sleep(0)
        return sorted((key, text) for key, text in self.kept.items() if key.startswith(beginning))

    def alter(self, what: str) -> None:
        """What somebody may do to it from outside."""
        act, other, head = "act/a/00000001", "act/a/00000002", "table/a"
        changed = {
            "an act": {act: self.kept[act].replace("act 1", "act X")},
            "the seed": {head: self.kept[head].replace("seed of a", "another seed")},
            "the order": {act: self.kept[other], other: self.kept[act]},
        }
        self.kept.update(changed[what])


AnyStore = SqliteStore | PostgresStore | RowStore
Place = Path | DatabaseUrl | MemoryRows
"""A file for SQLite, a PostgreSQL database, or the rows of a page."""


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


async def open_store(place: Place, clock: Callable[[], float] = lambda: 0.0) -> AnyStore:
    if isinstance(place, MemoryRows):
        return await RowStore.open(place, clock)
    if isinstance(place, Path):
        return SqliteStore.open(place, clock)
    return PostgresStore.open(place, clock=clock)


@asynccontextmanager
async def opened(place: Place, clock: Callable[[], float] = lambda: 0.0) -> AsyncIterator[AnyStore]:
    """A server's life with either database: open, do, close."""
    store = await open_store(place, clock)
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
