"""Stores snapshots of tables in memory, one at a time: they give way to everything that people wait for."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from echappee.engine import Refused
from echappee.server.errands import Errands
from echappee.server.store.interface import Store
from echappee.server.tables import acts
from echappee.server.tables.acts import Act
from echappee.server.tables.live import Live
from echappee.server.tables.snapshots import print_snapshot

MANY = 500
"""While a table is in memory, a snapshot is stored after this many acts."""

SOME = 50
"""When a table is unloaded, a snapshot is stored after this many acts."""


class SnapshotKeeper:
    def __init__(self, store: Store, errands: Errands) -> None:
        self._store = store
        self._errands = errands
        self._turn = asyncio.Lock()
        self._waiting: set[Live] = set()

    def follow(self, live: Live, done: Iterable[Act]) -> None:
        """Store a snapshot now and then; a fork that has just started has ridden a whole record already."""
        forked = live.table.fork and any(isinstance(act, acts.Started) for act in done)
        self.keep(live, 1 if forked else MANY)

    def keep(self, live: Live, after: int = SOME) -> None:
        """Store a snapshot if this many acts were done since the last one. It is only a help: it may fail."""
        if live.table.race is None or live in self._waiting or live.acts - live.snapshot < after:
            return
        self._waiting.add(live)
        self._errands.begin(self._keep(live))

    async def _keep(self, live: Live) -> None:
        async with self._turn:
            self._waiting.discard(live)
            body = await self._print(live)
            if body is not None:
                with suppress(Refused):
                    await self._store.keep_snapshot(live.table.id, body)

    async def _print(self, live: Live) -> bytes | None:
        """The table is held up while its snapshot is made, but not while others are, or while tables load."""
        async with live.lock:
            if not live.settled:
                return None
            live.snapshot = live.acts
            return await asyncio.to_thread(print_snapshot, live.table, live.acts)
