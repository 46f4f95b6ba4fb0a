"""Requests about tables of another server: they are forwarded to it, and its answer is passed back."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from urllib.parse import urlsplit

import h11
from starlette.requests import Request
from starlette.responses import Response

from echappee.engine import Refused
from echappee.server.http.endpoint import body_of
from echappee.server.http.identity import PASSED_ON, was_passed_on
from echappee.server.metrics import Metrics
from echappee.server.store.interface import NotOwner

PATIENCE_S = 5.0
"""How long a request waits for a table's new owner after the old one has disappeared."""
AGAIN_S = 0.1
OPENING_S = 1.0
LONGEST_S = 30.0
AT_ONCE = 100
"""How many requests may wait for one server. A server that does not answer blocks only its own tables."""
OF_ONE_CONNECTION = {"connection", "content-length", "date", "keep-alive", "server", "transfer-encoding"}


class Forwarder:
    def __init__(self, secret: str, metrics: Metrics) -> None:
        """`secret` is known to the servers only."""
        self._secret = secret
        self._metrics = metrics
        self._asking: dict[str, set[asyncio.Task[Response]]] = {}
        """Requests in flight, by the address of the server that was asked."""

    async def answer(self, request: Request, run: Callable[[], Awaitable[Response]]) -> Response:
        """Answer a request here, or pass it on to the server that has its table."""
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                return await run()
            except NotOwner as elsewhere:
                # A forwarded request is never forwarded again.
                if elsewhere.address and not was_passed_on(request, self._secret):
                    response = await self._pass_on(request, elsewhere.address)
                    if response is not None:
                        return response
            if time.monotonic() > until:
                raise Refused("try-again", "this table is moving to another server; try again")
            await asyncio.sleep(AGAIN_S)

    def keep(self, alive: frozenset[str]) -> None:
        """Stop waiting for servers that are gone."""
        for address, asking in self._asking.items():
            if address not in alive:
                _cancel(asking)

    def close(self) -> None:
        for asking in self._asking.values():
            _cancel(asking)

    async def _pass_on(self, request: Request, address: str) -> Response | None:
        """The answer of the server at this address; None if there is none."""
        body = await body_of(request)
        asking = self._asking.setdefault(address, set())
        if len(asking) >= AT_ONCE:
            self._metrics.unanswered += 1
            raise Refused("try-again", "the server that has this table does not answer; try again")
        task = asyncio.create_task(_ask(address, self._head(request, len(body)), body))
        asking.add(task)
        try:
            await asyncio.wait((task,))
            return task.result()
        except (OSError, TimeoutError, h11.ProtocolError):
            self._metrics.unanswered += 1
            return None
        except asyncio.CancelledError:
            if task.cancelled():  # cancelled by `keep`; otherwise our own request is being cancelled
                return None
            raise
        finally:
            task.cancel()
            asking.discard(task)
            if not asking:
                self._asking.pop(address, None)

    def _head(self, request: Request, length: int) -> h11.Request:
        headers = {
            name: value
            for name, value in request.headers.items()
            if name not in OF_ONE_CONNECTION and not name.startswith("x-forwarded-")
        }
        headers |= {PASSED_ON: self._secret, "connection": "close", "content-length": str(length)}
        if request.client:
            headers["x-forwarded-for"] = request.client.host
        target = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        raw = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]
        return h11.Request(method=request.method, target=target, headers=raw)


async def _ask(address: str, head: h11.Request, body: bytes) -> Response:
    owner = urlsplit(address)
    async with asyncio.timeout(LONGEST_S):
        async with asyncio.timeout(OPENING_S):
            reader, writer = await asyncio.open_connection(owner.hostname, owner.port)
        try:
            return await _answer(reader, writer, (head, h11.Data(data=body), h11.EndOfMessage()))
        finally:
            writer.close()


async def _answer(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, question: Iterable[h11.Event]
) -> Response:
    connection = h11.Connection(h11.CLIENT)
    for said in question:
        writer.write(connection.send(said) or b"")
    status, headers, content = 0, dict[str, str](), bytearray()
    while True:
        heard = connection.next_event()
        if heard is h11.NEED_DATA:
            connection.receive_data(await reader.read(65536))
        elif isinstance(heard, h11.Response):
            status = heard.status_code
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in heard.headers}
        elif isinstance(heard, h11.Data):
            content += heard.data
        elif isinstance(heard, h11.EndOfMessage):
            kept = {name: value for name, value in headers.items() if name not in OF_ONE_CONNECTION}
            return Response(bytes(content), status, kept)


def _cancel(asking: Iterable[asyncio.Task[Response]]) -> None:
    for task in tuple(asking):
        task.cancel()
