"""The tables in memory: loaded when somebody comes, unloaded when everybody has left, and their snapshots."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeVar

from echappee.engine import Refused
from echappee.server.errands import Errands, outcome
from echappee.server.growth import Growth
from echappee.server.limits import Rate
from echappee.server.logs import log
from echappee.server.store.checksums import crcs_after
from echappee.server.store.interface import Owned, Store, Stored
from echappee.server.tables import acts
from echappee.server.tables.acts import Act
from echappee.server.tables.clocks import Clocks, Downtime
from echappee.server.tables.live import Live
from echappee.server.tables.log import read_table
from echappee.server.tables.records import LogRecord
from echappee.server.tables.snapshots import print_snapshot
from echappee.server.tables.table import Table
from echappee.server.work import Background

IDLE_S = 600.0
"""A table is unloaded after this long without anybody connected."""

MOST_QUIET = 500
"""How many tables without anybody connected are kept in memory."""

MANY = 500
"""While a table is in memory, a snapshot is stored after this many acts."""

SOME = 50
"""When a table is unloaded, a snapshot is stored after this many acts."""

T = TypeVar("T")

NO_TABLE = Refused("no-such-table", "there is no such table, or you may not see it")


class Shelf:
    def __init__(
        self,
        store: Store,
        background: Background,
        errands: Errands,
        clock: Callable[[], float],
        pace: Rate | None = None,
    ) -> None:
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self._store = store
        self._background = background
        self._errands = errands
        self._clock = clock
        self.down = Downtime(clock())
        """While the server was down, no clock ran."""
        self._late = 0
        """How often our lease has run out."""
        self._pace = pace
        self.growth = Growth()
        self.damaged = 0
        """How often a table could not be read."""

    def make(self, table: Table) -> Live:
        """A new table, which is not on the shelf yet."""
        live = Live(table, 0, self._clock, self._pace)
        live.growth = self.growth
        live.used = self._clock()
        return live

    async def find(self, id: str) -> Live:
        """The table, loaded if it is not in memory."""
        live = self.live.get(id) or await self._load(id)
        live.used = self._clock()
        return live

    def forget(self, live: Live) -> None:
        """Drop this table from memory, unless it has been reloaded since."""
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]

    def unload_idle(self) -> list[Live]:
        """Unload tables that nobody uses: those left long ago, and if there are too many, others too."""
        quiet = [live for live in self.live.values() if live.quiet]
        quiet.sort(key=lambda live: live.used)
        idle = [
            live
            for number, live in enumerate(quiet, start=1)
            if self._clock() - live.used > IDLE_S or len(quiet) - number >= MOST_QUIET
        ]
        for live in idle:
            del self.live[live.table.id]
        return idle

    def keep_only(self, held: Mapping[str, int]) -> list[str]:
        """Forget the tables that another server owns by now; returns their ids. `held` has our epochs."""
        self._late += 1
        lost = [live for live in self.live.values() if held.get(live.table.id) != live.epoch]
        for live in lost:
            live.settled = False  # whatever is still being done at it is refused
            self.forget(live)
        return [live.table.id for live in lost]

    async def release(self, owned: Owned) -> None:
        """Let other servers have this table."""
        with suppress(Refused):
            await self._store.release(owned)

    async def log_record(self, id: str, device: str, stage: int = 0) -> str:
        """The record of a table of another edition, which cannot be loaded, from its log alone."""
        stored = await self._store.load(id)
        if stored is None:
            raise NO_TABLE
        kept = await self._read(id, lambda: LogRecord(id, stored.seed, map(acts.read_act, stored.acts)))
        if not kept.table.may_enter(device):
            raise NO_TABLE
        return kept.text(stage)

    async def _load(self, id: str) -> Live:
        """Load the table once for all who wait for it, even if one of them leaves."""
        if id not in self.loading:
            self.loading[id] = self._errands.begin(self._take_over(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id))
        return await outcome(self.loading[id])

    async def _take_over(self, id: str) -> Live:
        """Become the owner of this table and load it; again if our lease ran out meanwhile."""
        late = -1
        while late != self._late:
            late = self._late
            live = await self._claimed(id)
        self.live[id] = live
        return live

    async def _claimed(self, id: str) -> Live:
        """The table, which is ours now, with everything that its last owner stored."""
        epoch = await self._store.claim(id)
        stored = await self._store.load(id)
        if stored is None:
            raise NO_TABLE
        try:
            live = await self._read(id, partial(self._loaded, id, stored))
        except Refused:
            # A server of another version may be able to read it.
            await self.release(Owned(id, epoch))
            raise
        live.epoch = epoch
        return live

    async def _read(self, id: str, reading: Callable[[], T]) -> T:
        """The result of reading a stored table; any damage is refused in the same way."""
        try:
            return await self._background.run("race", reading)
        except Exception as error:
            if isinstance(error, Refused) and error.code == "other-edition":
                raise
            self.damaged += 1
            log("table damaged", logging.ERROR, failed=True, table=id)
            raise Refused("bad-table", "this table is damaged and cannot be read") from error

    def _loaded(self, id: str, stored: Stored) -> Live:
        """The table of this log, with its race's sentences, so that no visitor waits for them."""
        if stored.altered is not None:
            raise Refused("bad-table", f"act {stored.altered} is not as it was stored")
        table = read_table(id, stored.seed, stored.acts, stored.snapshot)
        clocks = Clocks(table, self._clock, stored.clock, self.down)
        live = Live(table, len(stored.acts), self._clock, self._pace, clocks)
        live.crc = crcs_after(stored.head, stored.acts)[-1]
        live.updated, live.people, live.growth = stored.updated, stored.people, self.growth
        live.visible("").events(0)
        return live


class SnapshotKeeper:
    """Stores snapshots of tables in memory, one at a time, after everything that people wait for."""

    def __init__(self, store: Store, background: Background, errands: Errands) -> None:
        self._store = store
        self._background = background
        self._errands = errands
        self._turn = asyncio.Lock()
        self._waiting: set[Live] = set()

    def follow(self, live: Live, done: Iterable[Act]) -> None:
        """Store a snapshot now and then; a new fork has already ridden a whole record."""
        forked = live.table.fork and any(isinstance(act, acts.Started) for act in done)
        self.keep(live, 1 if forked else MANY)

    def keep(self, live: Live, after: int = SOME) -> None:
        """Store a snapshot after this many acts since the last one. It may fail, as it only saves time."""
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
                    await self._store.keep_snapshot(live.owned, body)

    async def _print(self, live: Live) -> bytes | None:
        """The snapshot in bytes. It delays acts at this table, but not at others, nor loading."""
        async with live.lock:
            if not live.settled:
                return None
            live.snapshot = live.acts
            return await self._background.run("snapshot", partial(print_snapshot, live.table, live.acts))
