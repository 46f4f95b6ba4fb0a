"""The WebSockets at /ws: which clients may open one, and how each finds its table."""

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from functools import partial
from typing import NamedTuple, Protocol

from starlette.websockets import WebSocket

from echappee.engine import Refused
from echappee.server.config import Config
from echappee.server.http.errors import refusal_response
from echappee.server.http.identity import address_of, check_origin, device_of, known_device, was_passed_on
from echappee.server.limits import Bucket, Buckets, Count, Throttle
from echappee.server.logs import log
from echappee.server.metrics import Gauges, Metrics
from echappee.server.socket.connection import BROKEN, RESTART, Channel, Connection
from echappee.server.socket.handover import HAND_OVER
from echappee.server.socket.open_socket import OpenSocket
from echappee.server.socket.outbox import Closed
from echappee.server.store.interface import NotOwner
from echappee.server.tables.hub import Hub

PATIENCE_S = 5.0
"""How long a client waits for its table's new owner after the old one has disappeared."""
AGAIN_S = 0.1
TOLD = ("authorization", "cookie", "origin")
"""Headers that tell a table's owner about a forwarded client."""
MOVED = Closed(RESTART, "try-again")


class Caller(NamedTuple):
    """A client, as its socket was opened."""

    host: str
    headers: Mapping[str, str]
    """Who the client is, and from where."""
    passed_on: bool = False
    """Whether another server forwarded it."""


ALONE = Caller("", {})
"""A client of the only server: it is never forwarded."""


class Unreachable(Exception):
    """The server that owns a table does not answer; its lease will run out."""


class Elsewhere(Protocol):
    """The connections relayed to other servers."""

    @property
    def count(self) -> int:
        """How many there are."""

    async def relay(self, channel: Channel, caller: Caller, table: str, address: str) -> Closed | None:
        """Talk to the server at this address; returns how it ended the connection, None if the client did."""


class Visitor(NamedTuple):
    """A client that was accepted."""

    device: str
    address: str
    """The address that limits count for."""
    table: str
    """The table in the address of its socket, if there is one."""
    request: str
    """The request's id in the log."""
    caller: Caller


class Sockets:
    def __init__(
        self, hub: Hub, config: Config, metrics: Metrics, clock: Callable[[], float], elsewhere: Elsewhere
    ) -> None:
        self.count = Count(config.limits.connections)
        self._hub = hub
        self._config = config
        self._metrics = metrics
        self._clock = clock
        self._messages = Buckets(config.limits.address_messages, clock)
        self.throttle = Throttle(config.limits.frames, config.limits.address_frames, clock, self._flooded)
        self._open: set[Connection] = set()
        self._elsewhere = elsewhere

    def gauges(self) -> Gauges:
        behind = sum(connection.outbox.behind for connection in self._open)
        return Gauges(self.count.total, behind, self._elsewhere.count, self.throttle.bars.count)

    async def serve(self, websocket: WebSocket, table: str) -> None:
        """Accept or refuse a client whose address may name a table; it then talks over an `OpenSocket`."""
        address = address_of(websocket)
        try:
            device = self._admit(websocket, address)
        except Refused as refusal:
            self.refused(refusal.code)
            await websocket.send_denial_response(refusal_response(refusal))
            return
        try:
            await websocket.accept()
        except BaseException:
            self.count.remove(address)
            raise
        secret = self._hub.store.secret
        caller = _caller(websocket, secret) if secret else ALONE
        self._hub.space.met(device, address)
        visitor = Visitor(device, address, table, websocket.scope["request_id"], caller)
        open_it = websocket.scope["extensions"][HAND_OVER]["open"]
        open_it(partial(self._talk, visitor), self._allowance(visitor))

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

    async def _talk(self, visitor: Visitor, socket: OpenSocket) -> None:
        """Talk from the first message to the last."""
        try:
            end = await self._find_owner(visitor, socket)
        finally:
            self.count.remove(visitor.address)
        if end is not None:
            socket.close(end.code, end.reason)

    async def _find_owner(self, visitor: Visitor, socket: OpenSocket) -> Closed | None:
        """Connect the client to its table, here or at another server; returns why we ended it, if we did."""
        channel = _Channel(socket, self, visitor.address)
        until = self._clock() + PATIENCE_S
        while True:
            connection = Connection(self._hub, visitor.device, channel, visitor.table)
            try:
                return await self._converse(visitor, connection)
            except NotOwner as elsewhere:
                owner = elsewhere.address
            channel.put_back()  # its hello
            if not visitor.caller.passed_on:  # a forwarded client is never forwarded again
                with suppress(Unreachable):
                    return await self._elsewhere.relay(channel, visitor.caller, connection.table, owner)
            if self._clock() >= until:
                return MOVED
            await asyncio.sleep(AGAIN_S)

    async def _converse(self, visitor: Visitor, connection: Connection) -> Closed | None:
        """Talk to a client whose table is here."""
        self._open.add(connection)
        try:
            return await connection.run()
        except NotOwner:
            raise
        except Exception:  # noqa: BLE001 - any error ends this connection only
            self._metrics.failures += 1
            log("socket failed", logging.ERROR, failed=True, request=visitor.request, table=connection.table)
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

    def _allowance(self, visitor: Visitor) -> Callable[[float], bool]:
        """Counts everything that a client sends; what another server forwards was counted there."""
        if visitor.caller.passed_on:
            return lambda _cost: True
        return self.throttle.of_connection(visitor.address)

    def _flooded(self, address: str) -> None:
        self._metrics.floods += 1
        log("flood", logging.WARNING, address=address)


class _Channel:
    """The connection to one client, counting its input."""

    __slots__ = ("_address", "_again", "_bucket", "_last", "_socket", "_sockets")

    def __init__(self, socket: OpenSocket, sockets: Sockets, address: str) -> None:
        self._socket = socket
        self._sockets = sockets
        self._address = address
        self._bucket = sockets.bucket()
        self._last: str | None = None
        self._again = False

    def put_back(self) -> None:
        """Receive the last text once more."""
        self._again = True

    async def receive(self) -> str | None:
        if self._again:
            self._again = False
        else:
            self._last = await self._socket.receive()
        return self._last

    def write(self, texts: Collection[bytes]) -> bool:
        return self._socket.write(texts)

    async def drained(self) -> None:
        await self._socket.drained()

    async def send(self, text: bytes) -> None:
        await self._socket.send(text)

    def close(self, code: int, reason: str) -> None:
        self._socket.close(code, reason)

    def allow(self) -> bool:
        return self._bucket.take() and self._sockets.allow(self._address)

    def refused(self, code: str) -> None:
        self._sockets.refused(code)


def _caller(websocket: WebSocket, secret: str) -> Caller:
    headers = {name: websocket.headers[name] for name in TOLD if name in websocket.headers}
    if websocket.client:
        headers["x-forwarded-for"] = websocket.client.host
    return Caller(websocket.headers.get("host", ""), headers, was_passed_on(websocket, secret))
