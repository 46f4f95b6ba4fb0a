"""What all requests share: the hub, the limits and the metrics."""

from collections.abc import Callable
from typing import TypeVar

from starlette.requests import HTTPConnection, Request

from echappee.engine import Refused
from echappee.server.config import Config
from echappee.server.http.catalogue import Catalogue
from echappee.server.http.identity import address_of
from echappee.server.http.jobs import Jobs
from echappee.server.limits import Bucket, Buckets
from echappee.server.metrics import Metrics
from echappee.server.nodes.forwarding import Forwarder
from echappee.server.nodes.heartbeat import Heartbeat
from echappee.server.push.herald import Herald, Sender
from echappee.server.queue.opening import open_queue, workplace
from echappee.server.socket.sockets import Sockets
from echappee.server.steady_clock import steady_clock
from echappee.server.store.interface import Store
from echappee.server.store.measured import MeasuredStore, StoreCheck
from echappee.server.tables.bots import BotPool
from echappee.server.tables.hub import Hub
from echappee.server.tables.overdue import Overdue
from echappee.server.workers import Threads

T = TypeVar("T")

JOB_WORKERS = 2
"""So that one long record does not hold up all others."""

BOTS_FIRST = 1
"""What workers elsewhere do first: a whole table waits for a bot."""


class Context:
    """One running server, without its web server."""

    def __init__(
        self,
        store: Store,
        config: Config,
        clock: Callable[[], float] | None = None,
        sender: Sender | None = None,
    ) -> None:
        clock = clock or steady_clock()
        self.queue = open_queue(config, store.node)
        bots = BotPool(workplace(config.bot_processes, self.queue, BOTS_FIRST))
        self.config = config
        self.metrics = Metrics()
        measured = MeasuredStore(store, self.metrics, self._not_stored)
        self.hub = Hub(measured, bots, Threads(), clock, config.limits.acts)
        self.overdue = Overdue(self.hub, clock)
        self.herald = Herald(self.hub.store, sender) if sender else None
        self.health = StoreCheck(self.hub.store, clock)
        self.sockets = Sockets(self.hub, config, self.metrics, clock)
        self.heartbeat = Heartbeat(self.hub, self.sockets, self.queue)
        self.forwarder = Forwarder()
        self.requests = Buckets(config.limits.requests, clock)
        self.openings = Buckets(config.limits.tables, clock)
        self.codes = Buckets(config.limits.codes, clock)
        self.all_codes = Bucket(config.limits.all_codes, clock)
        self.replays = Buckets(config.limits.replays, clock)
        self.jobs = Jobs(workplace(JOB_WORKERS, self.queue))
        self.catalogue = Catalogue()
        self.stopping = False
        """Whether this server takes no new connections; its health check says so."""

    def check_pace(self, connection: HTTPConnection, buckets: Buckets, cost: float = 1) -> None:
        if not buckets.take(address_of(connection), cost):
            raise Refused("too-fast", "too many requests from this address; try again later")

    def check_code_pace(self, connection: HTTPConnection) -> None:
        self.check_pace(connection, self.codes)
        if not self.all_codes.take():
            raise Refused("too-fast", "too many codes are being tried; try again later")

    async def work(self, request: Request, job: Callable[[], T], limit_s: float | None = None) -> T:
        """Let a worker process do this for a request whose body has been read."""
        return await self.jobs.run(request, address_of(request), job, limit_s)

    async def close(self) -> None:
        """Stop working for requests, let the acts that have begun finish, then close the store."""
        self.jobs.close()
        self.forwarder.close()
        if self.herald:
            await self.herald.close()
        await self.hub.close()
        if self.queue:
            await self.queue.close()

    def _not_stored(self, table: str) -> None:
        self.sockets.drop(table)
