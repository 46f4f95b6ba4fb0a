"""What takes the place of threads, sockets and other servers in a page."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from echappee.server.metrics import Gauges
from echappee.server.socket.connection import RESTART, Connection
from echappee.server.socket.outbox import Closed
from echappee.server.work import Slow

T = TypeVar("T")


class AtOnce:
    """Work in the background where there are no threads: what the page says comes first, then it is done."""

    async def run(self, _slow: Slow, work: Callable[[], T]) -> T:
        await asyncio.sleep(0)
        return work()

    def close(self) -> None: ...


class NoSockets:
    """The connections of a page, which are no sockets."""

    def __init__(self) -> None:
        self.open: set[Connection] = set()

    async def serve(self, websocket: WebSocket, table: str) -> None:
        raise NotImplementedError

    def drop(self, table: str) -> None:
        """Close the connections of a table that could not be stored; the page comes back."""
        for connection in self.open:
            if connection.table == table:
                connection.outbox.finish(Closed(RESTART, "try-again"))

    def gauges(self) -> Gauges:
        return Gauges(len(self.open), 0, 0, 0)


class OnlyHere:
    """The only server there is: it owns every table."""

    async def answer(self, _request: Request, run: Callable[[], Awaitable[Response]]) -> Response:
        return await run()
