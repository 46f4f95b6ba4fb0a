"""Sockets of tables at another server: everything is relayed, in both directions.

A browser is not redirected: behind a proxy it knows only one address.
"""

import asyncio
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from echappee.server.config import CATCH_UP_S
from echappee.server.http.identity import PASSED_ON
from echappee.server.socket.bell import Gone
from echappee.server.socket.connection import Channel
from echappee.server.socket.outbox import SLOW, Closed
from echappee.server.socket.sockets import MOVED, Caller, Unreachable

OPENING_S = 1.0
NO_CODE = (1005, 1006)
"""How a connection ends that was cut, or was closed without a code; neither code may be sent."""


class Relays:
    """The relayed connections, by the address of their server."""

    def __init__(self, secret: str) -> None:
        """`secret` is known to the servers only."""
        self._secret = secret
        self._open: dict[asyncio.Task[Closed | None], str] = {}

    @property
    def count(self) -> int:
        return len(self._open)

    def keep(self, alive: frozenset[str]) -> None:
        """Close those to servers that are gone: their clients come back and find the new owner."""
        for task, address in self._open.items():
            if address not in alive:
                task.cancel()

    async def relay(self, channel: Channel, caller: Caller, table: str, address: str) -> Closed | None:
        """Talk to the server at this address; returns how it ended the connection, None if the client did."""
        if not address:
            raise Unreachable
        owner = urlsplit(address)
        try:
            upstream = await connect(
                f"ws://{caller.host}/ws/{table}",
                host=owner.hostname,
                port=owner.port,
                additional_headers={**caller.headers, PASSED_ON: self._secret},
                user_agent_header=None,
                compression=None,
                max_size=None,
                open_timeout=OPENING_S,
                close_timeout=1,
                proxy=None,
            )
        except (OSError, TimeoutError, WebSocketException):
            raise Unreachable from None
        task = asyncio.create_task(_talk(channel, upstream))
        self._open[task] = address
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():  # cancelled by `keep`; otherwise our own client's task is being cancelled
                return MOVED
            task.cancel()
            raise
        finally:
            del self._open[task]
            upstream.transport.abort()  # a server that has stopped would not answer to a close


async def _talk(channel: Channel, upstream: ClientConnection) -> Closed | None:
    ways = asyncio.create_task(_up(channel, upstream)), asyncio.create_task(_down(channel, upstream))
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        ended = await asyncio.gather(*ways, return_exceptions=True)
    for end in ended:
        if isinstance(end, Closed):
            return end
        if isinstance(end, Gone):
            return None
    if upstream.close_code is None or upstream.close_code in NO_CODE:
        return MOVED
    return Closed(upstream.close_code, upstream.close_reason or "")


async def _up(channel: Channel, upstream: ClientConnection) -> None:
    while True:
        text = await channel.receive()
        await upstream.send(b"" if text is None else text)


async def _down(channel: Channel, upstream: ClientConnection) -> None:
    try:
        while True:
            message = await upstream.recv(decode=False)
            async with asyncio.timeout(CATCH_UP_S):
                await channel.send(message)
    except ConnectionClosed:
        return
    except TimeoutError:
        raise Closed(SLOW, "slow-reader") from None
