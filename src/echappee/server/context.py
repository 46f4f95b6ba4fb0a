"""What all requests share: the hub, the limits, the metrics and the tables opened lately."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.requests import HTTPConnection

from echappee.engine import Refused
from echappee.server.config import Config
from echappee.server.http.identity import address_of
from echappee.server.limits import Buckets
from echappee.server.metrics import MeasuredStore, Metrics
from echappee.server.socket.sockets import Sockets
from echappee.server.store.interface import Store
from echappee.server.tables import acts
from echappee.server.tables.bot_pool import BotPool
from echappee.server.tables.hub import Hub

REMEMBERED = 1000
"""How many openings are remembered, so that a request sent twice opens one table."""


class Context:
    """One running server, without its web server."""

    def __init__(
        self, store: Store, bots: BotPool, config: Config, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.config = config
        self.metrics = Metrics()
        self.hub = Hub(MeasuredStore(store, self.metrics, self._not_stored), bots, clock)
        self.sockets = Sockets(self.hub, config, self.metrics, clock)
        self.requests = Buckets(config.limits.requests, clock)
        self.openings = Buckets(config.limits.tables, clock)
        self.codes = Buckets(config.limits.codes, clock)
        self.replays = Buckets(config.limits.replays, clock)
        self._opened: OrderedDict[tuple[str, str], asyncio.Task[tuple[str, str, str]]] = OrderedDict()

    def check_pace(self, connection: HTTPConnection, buckets: Buckets) -> None:
        if not buckets.take(address_of(connection)):
            raise Refused("too-fast", "too many requests from this address; try again later")

    async def open_once(self, act: acts.Opened) -> tuple[str, str, str]:
        """Open a table, or find the one that the same request has already opened."""
        key = act.device, act.request
        task = self._opened.get(key) if act.request else None
        if task is None:
            task = asyncio.create_task(self.hub.open(act))
            if act.request:
                self._remember(key, task)
        try:
            return await asyncio.shield(task)
        except BaseException:
            self._opened.pop(key, None)
            raise

    def _remember(self, key: tuple[str, str], task: asyncio.Task[tuple[str, str, str]]) -> None:
        self._opened[key] = task
        while len(self._opened) > REMEMBERED:
            self._opened.popitem(last=False)

    def _not_stored(self, table: str) -> None:
        self.sockets.drop(table)
