"""Requests about tables that another server owns: they are passed on, and the answer is passed back."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from echappee.engine import Refused
from echappee.server.http.endpoint import body_of
from echappee.server.store.interface import NotOwner

PATIENCE_S = 5.0
"""How long a request waits for the new owner of a table, when the old one has disappeared."""
AGAIN_S = 0.1
LONGEST_S = 30.0
AT_ONCE = 16
PASSED_ON = "x-echappee-passed-on"
"""On a request that comes from another server, so that none goes round in circles."""
OF_ONE_CONNECTION = {"connection", "content-length", "date", "keep-alive", "server", "transfer-encoding"}


class Forwarder:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "echappee-forwarder")

    async def answer(self, request: Request, run: Callable[[], Awaitable[Response]]) -> Response:
        """Answer a request here, or where its table is."""
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                return await run()
            except NotOwner as elsewhere:
                if elsewhere.address and PASSED_ON not in request.headers:
                    response = await self._pass_on(request, elsewhere.address)
                    if response is not None:
                        return response
            if time.monotonic() > until:
                raise Refused("try-again", "this table is moving to another server; try again")
            await asyncio.sleep(AGAIN_S)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _pass_on(self, request: Request, address: str) -> Response | None:
        """The answer of the server at this address; None if it gives none."""
        headers = {
            name: value
            for name, value in request.headers.items()
            if name not in OF_ONE_CONNECTION and not name.startswith("x-forwarded-")
        }
        headers[PASSED_ON] = "1"
        if request.client:
            headers["x-forwarded-for"] = request.client.host
        path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        body = await body_of(request)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _ask, address, request.method, path, body, headers)


def _ask(address: str, method: str, path: str, body: bytes, headers: dict[str, str]) -> Response | None:
    owner = urlsplit(address)
    connection = HTTPConnection(owner.hostname or "", owner.port, timeout=LONGEST_S)
    try:
        connection.request(method, path, body, headers)
        reply = connection.getresponse()
        content = reply.read()
    except (OSError, HTTPException):
        return None
    finally:
        connection.close()
    kept = {name: value for name, value in reply.getheaders() if name.lower() not in OF_ONE_CONNECTION}
    return Response(content, reply.status, kept)
