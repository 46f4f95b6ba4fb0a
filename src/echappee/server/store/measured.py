"""A store as a server uses it: timed, and asked now and then whether it can still store anything."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from echappee.server.growth import Kept
from echappee.server.logs import log
from echappee.server.metrics import Metrics
from echappee.server.store import interface

PATIENCE_S = 2.0
"""How long the store may take to answer."""

VALID_S = 5.0
"""How long an answer is valid: a test write costs as much as an act."""


class MeasuredStore:
    """A store that is timed; `failed` is called with each table that could not be stored."""

    def __init__(self, store: interface.Store, metrics: Metrics, failed: Callable[[str], None]) -> None:
        self._store = store
        self._metrics = metrics
        self._failed = failed
        self._failing = False

    @property
    def node(self) -> str:
        return self._store.node

    @property
    def secret(self) -> str:
        return self._store.secret

    def now(self) -> float:
        return self._store.now()

    @property
    def sure(self) -> bool:
        return self._store.sure

    async def create(self, table: interface.NewTable, first: interface.Change) -> None:
        begun = time.perf_counter()
        await self._watched(self._store.create(table, first))
        self._metrics.appended(first.acts, time.perf_counter() - begun)

    async def append(self, change: interface.Change) -> None:
        begun = time.perf_counter()
        try:
            await self._watched(self._store.append(change))
        except BaseException:
            self._failed(change.table)
            raise
        self._metrics.appended(change.acts, time.perf_counter() - begun)

    async def check(self) -> None:
        await self._watched(self._store.check())

    async def _watched(self, writing: Awaitable[None]) -> None:
        """Log when writing begins to fail, and when it works again, but not each failure in between."""
        try:
            await writing
        except interface.NotOwner:
            self._metrics.stale_writes += 1
            raise
        except Exception:
            if not self._failing:
                self._failing = True
                log("nothing can be stored", logging.ERROR, failed=True)
            raise
        if self._failing:
            self._failing = False
            log("storing works again")

    async def keep_snapshot(self, owned: interface.Owned, snapshot: bytes) -> None:
        # A snapshot only saves time: its failure says nothing about acts.
        await self._store.keep_snapshot(owned, snapshot)

    async def delete(self, owned: interface.Owned) -> None:
        await self._watched(self._store.delete(owned))

    async def load(self, table: str) -> interface.Stored | None:
        return await self._store.load(table)

    async def find_code(self, code_hash: str) -> tuple[str, bool] | None:
        return await self._store.find_code(code_hash)

    async def public_tables(self, limit: int) -> list[interface.Summary]:
        return await self._store.public_tables(limit)

    async def tables_of(
        self, device: str, limit: int, before: int = interface.NEWEST
    ) -> list[interface.ListedTable]:
        return await self._store.tables_of(device, limit, before)

    async def overdue(self, now: float, limit: int) -> list[str]:
        return await self._store.overdue(now, limit)

    async def old_tables(self, kind: Kept, before: float, limit: int) -> list[interface.OldTable]:
        return await self._store.old_tables(kind, before, limit)

    async def bytes_used(self) -> int:
        return await self._store.bytes_used()

    def bytes_free(self) -> int | None:
        return self._store.bytes_free()

    async def shrink(self) -> None:
        await self._store.shrink()

    async def subscribe(
        self, owned: interface.Owned, device: str, subscription: interface.Subscription
    ) -> None:
        await self._watched(self._store.subscribe(owned, device, subscription))

    async def unsubscribe(self, owned: interface.Owned, device: str) -> None:
        await self._watched(self._store.unsubscribe(owned, device))

    async def subscription(self, table: str, device: str) -> interface.Subscription | None:
        return await self._store.subscription(table, device)

    async def offer_move(self, owned: interface.Owned, code_hash: str, move: interface.Move) -> None:
        await self._watched(self._store.offer_move(owned, code_hash, move))

    async def find_move(self, code_hash: str) -> interface.Move | None:
        return await self._store.find_move(code_hash)

    async def end_move(self, owned: interface.Owned, code_hash: str) -> None:
        await self._watched(self._store.end_move(owned, code_hash))

    async def claim(self, table: str) -> int:
        return await self._store.claim(table)

    async def release(self, owned: interface.Owned) -> None:
        await self._store.release(owned)

    async def beat(self) -> interface.Beat:
        return await self._store.beat()

    async def leave(self) -> None:
        await self._store.leave()

    async def close(self) -> None:
        await self._store.close()


class StoreCheck:
    """Whether the server is well, that is, can store something now.

    The store is asked at most once every few seconds.
    """

    def __init__(self, store: interface.Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._asking = asyncio.Lock()
        self._well = False
        self._until = clock()

    async def is_well(self) -> bool:
        async with self._asking:
            if self._clock() >= self._until:
                self._well = await self._ask()
                self._until = self._clock() + VALID_S
        return self._well

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._store.check()
        except Exception:  # noqa: BLE001 - any error means that nothing can be stored
            return False
        return True
