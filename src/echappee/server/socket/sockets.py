"""The WebSocket at /ws: which clients may open it, and the channel of each connection."""

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from echappee.engine import Refused
from echappee.server.config import Config
from echappee.server.http.errors import refusal_response
from echappee.server.http.identity import address_of, check_origin, device_of, known_device
from echappee.server.limits import Bucket, Buckets, Count
from echappee.server.logs import log
from echappee.server.metrics import Metrics
from echappee.server.nodes.relay import MOVED, Caller, Relays, Unreachable
from echappee.server.socket.connection import BROKEN, RESTART, SLOW, Connection, Gone
from echappee.server.socket.outbox import Closed
from echappee.server.socket.slow_readers import WRITE
from echappee.server.store.interface import NotOwner
from echappee.server.tables.hub import Hub

PATIENCE_S = 5.0
"""How long a client waits for the new owner of its table, when the old one has gone without a word."""
AGAIN_S = 0.1
PASSED_ON = ("authorization", "cookie", "origin")
"""What the owner of a table must know about a client."""


class Sockets:
    def __init__(self, hub: Hub, config: Config, metrics: Metrics, clock: Callable[[], float]) -> None:
        self.count = Count(config.limits.connections)
        self._hub = hub
        self._config = config
        self._metrics = metrics
        self._clock = clock
        self._messages = Buckets(config.limits.address_messages, clock)
        self._open: set[Connection] = set()
        self.relays = Relays()

    @property
    def behind(self) -> int:
        """How many clients have fallen behind in reading."""
        return sum(connection.outbox.behind for connection in self._open)

    async def serve(self, websocket: WebSocket, table: str) -> None:
        """Serve one connection from its first byte to its last; its address may name a table."""
        address = address_of(websocket)
        try:
            device = self._admit(websocket, address)
        except Refused as refusal:
            self.refused(refusal.code)
            await websocket.send_denial_response(refusal_response(refusal))
            return
        try:
            await websocket.accept()
            await self._talk(websocket, address, device, table)
        finally:
            self.count.remove(address)

    def drop(self, table: str) -> None:
        """Close the connections of a table that could not be stored; the next client loads it again."""
        for connection in self._open:
            if connection.table == table:
                connection.outbox.finish(Closed(RESTART, "try-again"))

    def _admit(self, websocket: WebSocket, address: str) -> str:
        device = device_of(websocket)
        check_origin(websocket, device, self._config)
        id = known_device(device)
        if not self.count.add(address):
            raise Refused("too-many", "too many connections from this address")
        return id

    async def _talk(self, websocket: WebSocket, address: str, device: str, table: str) -> None:
        channel = _WebSocketChannel(websocket, self, address)
        until = self._clock() + PATIENCE_S
        while True:
            try:
                end = await self._talk_to_owner(
                    websocket, channel, Connection(self._hub, device, channel, table)
                )
                break
            except Unreachable:
                if self._clock() >= until:
                    end = MOVED
                    break
                await asyncio.sleep(AGAIN_S)
        if end is not None:
            await channel.close(end)

    async def _talk_to_owner(
        self, websocket: WebSocket, channel: "_WebSocketChannel", connection: Connection
    ) -> Closed | None:
        """Let the client talk to its table, here or at another server; returns why we ended it, if we did."""
        try:
            return await self._converse(websocket, connection)
        except NotOwner as elsewhere:
            channel.put_back()  # its hello
            caller = _caller(websocket, connection.table)
            return await self.relays.relay(channel, caller, elsewhere.address)

    async def _converse(self, websocket: WebSocket, connection: Connection) -> Closed | None:
        """Talk to a client whose table is here."""
        self._open.add(connection)
        try:
            return await connection.run()
        except NotOwner:
            raise
        except Exception:  # noqa: BLE001 - any error ends this connection only
            self._metrics.failures += 1
            log(
                "socket failed",
                logging.ERROR,
                failed=True,
                request=websocket.scope["request_id"],
                table=connection.table,
            )
            return Closed(BROKEN, "failed")
        finally:
            self._open.discard(connection)
            self._metrics.resynchronised += connection.outbox.dropped

    def bucket(self) -> Bucket:
        """The limit of one connection."""
        return Bucket(self._config.limits.messages, self._clock)

    def allow(self, address: str) -> bool:
        """Whether this address may send one more message."""
        return self._messages.take(address)

    def refused(self, code: str) -> None:
        self._metrics.refusals[code] += 1


class _WebSocketChannel:
    """To and from one client, counting what it sends."""

    def __init__(self, websocket: WebSocket, sockets: Sockets, address: str) -> None:
        self._websocket = websocket
        self._sockets = sockets
        self._address = address
        self._bucket = sockets.bucket()
        self.refused = sockets.refused
        self._write: Callable[[Collection[bytes]], bool] = websocket.scope["extensions"][WRITE]["texts"]
        self._last: str | None = None
        self._again = False

    def put_back(self) -> None:
        """Receive the last text once more."""
        self._again = True

    async def receive(self) -> str | None:
        if self._again:
            self._again = False
            return self._last
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        self._last = message.get("text")
        return self._last

    def write(self, messages: Collection[bytes]) -> bool:
        return self._write(messages)

    async def send(self, message: bytes) -> None:
        try:
            await self._websocket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None

    def allow(self) -> bool:
        return self._bucket.take() and self._sockets.allow(self._address)

    async def close(self, end: Closed) -> None:
        # Closing would wait for a client that reads nothing; `ImpatientProtocol` cuts that one off.
        if end.code == SLOW:
            return
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(1):
                await self._websocket.close(end.code, end.reason)


def _caller(websocket: WebSocket, table: str) -> Caller:
    headers = {name: websocket.headers[name] for name in PASSED_ON if name in websocket.headers}
    if websocket.client:
        headers["x-forwarded-for"] = websocket.client.host
    return Caller(table, websocket.headers.get("host", ""), headers)
