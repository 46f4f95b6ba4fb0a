"""Puts the parts of a server together, all but its web server."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from echappee.server.config import Config
from echappee.server.http.archive import Archive
from echappee.server.http.context import Context
from echappee.server.http.jobs import Jobs, Tickets
from echappee.server.metrics import Metrics
from echappee.server.nodes.forwarder import Forwarder
from echappee.server.nodes.heartbeat import Heartbeat
from echappee.server.nodes.relay import Relays
from echappee.server.push.herald import Herald, Sender
from echappee.server.queue.lanes import Lane, open_queue
from echappee.server.queue.parcels import code_version
from echappee.server.socket.sockets import Sockets
from echappee.server.store.interface import BEAT_S, Store
from echappee.server.store.measured import MeasuredStore
from echappee.server.tables.bots import BotPool
from echappee.server.tables.clocks import Downtime
from echappee.server.tables.hub import Hub
from echappee.server.tables.overdue import Overdue
from echappee.server.tables.space import Space
from echappee.server.time_of_day import steady_clock
from echappee.server.upkeep.expiry import Expiry
from echappee.server.work import LANES
from echappee.server.workers import Threads

SHORT = 2
"""Processes for short jobs, so that one long record does not hold up all others."""

TICK_S = 1.0

HELD_UP_S = 0.1
"""If regular work begins this much later than it should, everybody else was held up as long."""


class SignOfLife:
    """A file whose time says when the only server of a database was last alive."""

    def __init__(self, path: Path, clock: Callable[[], float]) -> None:
        self._path = path
        self._clock = clock
        self.before: float | None = None
        """When the server before this one was last alive; None if there was none."""
        with suppress(OSError):
            self.before = path.stat().st_mtime

    def give(self) -> None:
        with suppress(OSError):  # the restart itself then counts as downtime
            self._path.touch()
            now = self._clock()
            os.utime(self._path, (now, now))


class Parts:
    """Everything that a server is made of."""

    def __init__(
        self,
        store: Store,
        config: Config,
        clock: Callable[[], float] | None = None,
        sender: Sender | None = None,
    ) -> None:
        self.config = config
        clock = clock or steady_clock(store.now)
        self._metrics = metrics = Metrics()
        queue = open_queue(config, store.node)
        store = MeasuredStore(store, metrics, self._not_stored)
        processes = {"bots": config.bot_processes, "short": SHORT, "long": max(1, (os.cpu_count() or 1) // 2)}
        lanes = {name: Lane(name, processes[name], queue, metrics.lanes[name]) for name in LANES}
        bots = BotPool(lanes.pop("bots"))
        relays = Relays(store.secret)
        space = Space(config.growth, config.limits.stored, clock)
        self.hub = Hub(store, bots, Threads(), clock, pace=config.limits.acts, space=space)
        self._life = SignOfLife(config.data / "alive", clock) if not store.node else None
        if self._life:
            self.hub.shelf.down = Downtime(clock(), self._life.before)
        self.expiry = Expiry(self.hub, metrics, clock)
        self.overdue = Overdue(self.hub, clock)
        self.herald = Herald(store, sender) if sender else None
        self.sockets = Sockets(self.hub, config, metrics, clock, relays)
        archive = Archive(config.data / "studies", code_version)
        self.jobs = Jobs(lanes, metrics.lanes, clock, archive=archive)
        self.tickets = Tickets(self.jobs, clock, config.address)
        self._forwarder = Forwarder(store.secret, metrics)
        looks = [relays.keep, self._forwarder.keep, self.tickets.look, *([queue.look] if queue else ())]
        self.heartbeat = Heartbeat(self.hub, self.sockets.drop, looks)
        self.queue = queue
        self.context = Context(
            config=config,
            hub=self.hub,
            clock=clock,
            metrics=metrics,
            throttle=self.sockets.throttle,
            jobs=self.jobs,
            tickets=self.tickets,
            sockets=self.sockets,
            owners=self._forwarder,
            notices=sender,
        )

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """The life of the server: regular tasks, and closing in order."""
        await self._tidy()
        await self.heartbeat.beat()
        works = [(TICK_S, work) for work in (self._tidy, self.overdue.wake, self.expiry.step)]
        works.append((BEAT_S, self.heartbeat.beat))
        tasks = [asyncio.create_task(self._every(seconds, work)) for seconds, work in works]
        self.context.catalogue.make_all()
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.close()

    async def close(self) -> None:
        """Stop working for requests, let the acts that have begun finish, then close the store."""
        if self._life:
            self._life.give()
        self.jobs.close()
        self._forwarder.close()
        if self.herald:
            await self.herald.close()
        await self.hub.close()
        if self.queue:
            await self.queue.close()

    async def _tidy(self) -> None:
        if self._life:
            self._life.give()
        self.hub.tick()
        self.tickets.tidy()
        if self.herald:
            self.herald.look(self.hub.shelf.live.values())

    async def _every(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + seconds
            await asyncio.sleep(seconds)
            self._metrics.held_up += clock() - due > HELD_UP_S
            await work()

    def _not_stored(self, table: str) -> None:
        self.sockets.drop(table)
