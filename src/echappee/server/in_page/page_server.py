"""The server of a page: its parts, and what the page says to them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from msgspec import json

from echappee.server.config import NO_LIMITS, Config
from echappee.server.errands import Errands
from echappee.server.http.app import make_app
from echappee.server.http.context import Context
from echappee.server.http.jobs import Jobs, Tickets
from echappee.server.in_page.alone import AtOnce, NoSockets, OnlyHere
from echappee.server.in_page.lane import Helper, HelperTurns, PageLane
from echappee.server.in_page.line import PageLine
from echappee.server.in_page.messages import (
    FromPage,
    PageAnswered,
    PageAsk,
    PageEnd,
    PageEnded,
    PageFollow,
    PageHeard,
    PageOpen,
    PageSay,
)
from echappee.server.in_page.request import answer, follow
from echappee.server.limits import Throttle
from echappee.server.logs import log
from echappee.server.metrics import Metrics
from echappee.server.socket.connection import Connection
from echappee.server.store.interface import Store
from echappee.server.store.measured import MeasuredStore
from echappee.server.tables.bots import BotPool
from echappee.server.tables.codes import token_hash
from echappee.server.tables.hub import Hub
from echappee.server.time_of_day import steady_clock

TICK_S: Final = 1.0
CONFIG: Final = Config(data=Path("/nowhere"), limits=NO_LIMITS)

_decoder = json.Decoder(FromPage)


class PageServer:
    """Hears a page, and tells it things."""

    def __init__(
        self, store: Store, token: str, helpers: Callable[[str], Helper], tell: Callable[[str], None]
    ) -> None:
        """`token` is that of this device; `helpers` gives a second worker by its name."""
        self._token, self._tell = token, tell
        self._device = token_hash(token)
        self._errands = Errands()
        self._lines: dict[str, PageLine] = {}
        self._streams: dict[str, asyncio.Task[None]] = {}
        clock = steady_clock()
        metrics = Metrics()
        thinking, studying = HelperTurns(helpers("thinking")), HelperTurns(helpers("studying"))
        bots = PageLane(thinking, metrics.lanes["bots"], quick=True)
        lanes = {
            "short": PageLane(thinking, metrics.lanes["short"], quick=True),
            "long": PageLane(studying, metrics.lanes["long"], quick=False),
        }
        self.sockets = NoSockets()
        store = MeasuredStore(store, metrics, self.sockets.drop)
        self.hub = Hub(store, BotPool(bots), AtOnce(), clock)
        jobs = Jobs(lanes, metrics.lanes, clock)
        self._tickets = Tickets(jobs, clock, "page")
        context = Context(
            config=CONFIG,
            hub=self.hub,
            clock=clock,
            metrics=metrics,
            throttle=Throttle(None, None, clock, lambda _address: None),
            jobs=jobs,
            tickets=self._tickets,
            sockets=self.sockets,
            owners=OnlyHere(),
            notices=None,
        )
        self._app = make_app(context, _no_life)

    def hear(self, text: str) -> None:
        """A page says this."""
        match _decoder.decode(text):
            case PageAsk() as ask:
                self._errands.begin(self._answer(ask))
            case PageOpen(id, table):
                self._open(id, table)
            case PageSay(id, said):
                if id in self._lines:
                    self._lines[id].hear(said)
            case PageFollow(id, path):
                self._streams[id] = self._errands.begin(self._follow(id, path))
            case PageEnd(id):
                self._end(id)

    async def live(self) -> None:
        """Do regularly what depends on time."""
        while True:
            self.hub.tick()
            self._tickets.tidy()
            await asyncio.sleep(TICK_S)

    async def _answer(self, ask: PageAsk) -> None:
        status, text = await answer(self._app, ask.method, ask.path, self._token, ask.body)
        self._say(PageAnswered(ask.id, status, text))

    async def _follow(self, id: str, path: str) -> None:
        try:
            await follow(self._app, path, self._token, lambda text: self._say(PageHeard(id, text)))
        finally:
            self._streams.pop(id, None)
            self._say(PageEnded(id))

    def _open(self, id: str, table: str) -> None:
        line = PageLine(
            lambda text: self._say(PageHeard(id, text)), lambda reason: self._say(PageEnded(id, reason))
        )
        self._lines[id] = line
        connection = Connection(self.hub, self._device, line, table)
        self.sockets.open.add(connection)
        self._errands.begin(self._converse(id, line, connection))

    async def _converse(self, id: str, line: PageLine, connection: Connection) -> None:
        try:
            end = await connection.run()
            if end is not None:
                line.close(end.code, end.reason)
        except Exception:  # noqa: BLE001 - any error ends this line only
            log("line failed", logging.ERROR, failed=True, table=connection.table)
            line.close(0, "failed")
        finally:
            self.sockets.open.discard(connection)
            self._lines.pop(id, None)

    def _end(self, id: str) -> None:
        if line := self._lines.get(id):
            line.leave()
        if stream := self._streams.get(id):
            stream.cancel()

    def _say(self, message: PageAnswered | PageHeard | PageEnded) -> None:
        self._tell(json.encode(message).decode())


@asynccontextmanager
async def _no_life() -> AsyncIterator[None]:
    """The application is never started as a web server's."""
    yield
