"""One client at one table: hello, then commands one after the other, while news goes out at any time."""

import asyncio
from typing import NoReturn, Protocol

from echappee.engine import Refused
from echappee.server.config import HELLO_S
from echappee.server.messages.protocol import VERSION, ClientMessage, Hello, Ping, Pong, Refusal
from echappee.server.socket.commands import do
from echappee.server.socket.feed import Feed
from echappee.server.socket.open_socket import Gone
from echappee.server.socket.outbox import Closed, Outbox, WayOut
from echappee.server.socket.reading import id_in, read_message
from echappee.server.store.interface import NotOwner
from echappee.server.tables.hub import Hub
from echappee.server.tables.live import Live
from echappee.server.tables.shelf import NO_TABLE

POLICY = 1008
BROKEN = 1011
RESTART = 1012
LONGEST_DETAIL = 300
PATIENCE = 20
"""How many messages that came too fast are refused one by one before the connection is closed."""


class Channel(WayOut, Protocol):
    """The way to and from the client."""

    async def receive(self) -> str | None:
        """The next text; None for a message that is not text. Raises Gone when the client has left."""

    async def send(self, text: bytes) -> None:
        """Send a text; waits while the client does not read."""

    def allow(self) -> bool:
        """Whether the client may send one more message now."""

    def refused(self, code: str) -> None: ...


class Connection:
    """A client's conversation with its table."""

    __slots__ = ("_channel", "_live", "_too_fast", "device", "hub", "outbox", "table")

    def __init__(self, hub: Hub, device: str, channel: Channel, table: str = "") -> None:
        self.hub = hub
        self.device = device
        self.outbox = Outbox(channel)
        self.table = table
        """The table in the address of the socket, and after hello always the one named there."""
        self._channel = channel
        self._live: Live | None = None
        self._too_fast = 0

    async def run(self) -> Closed | None:
        """Talk until one side ends it; returns why, if it is ours."""
        try:
            await self._read()
        except Gone:
            return None
        except Closed as end:
            self.outbox.flush()  # the refusal that led to this
            return end
        finally:
            if self._live is not None:
                self._live.leave(self.outbox.hear)

    async def _read(self) -> NoReturn:
        until = asyncio.get_running_loop().time() + HELLO_S
        while self._live is None:
            try:
                async with asyncio.timeout_at(until):
                    message = await self._next()
            except TimeoutError:
                raise Closed(POLICY, "no-hello") from None
            await self._greet(message)  # takes as long as loading the table takes
        while True:
            await self._answer(await self._next())

    async def _next(self) -> ClientMessage:
        """The next valid message; others are refused."""
        while True:
            await self.outbox.room()
            text = await self._channel.receive()
            try:
                self._check_pace()
                return read_message(text)
            except Refused as refusal:
                self._refuse(id_in(text), refusal)

    def _check_pace(self) -> None:
        if self._channel.allow():
            self._too_fast = 0
            return
        self._too_fast += 1
        if self._too_fast > PATIENCE:
            raise Closed(POLICY, "too-fast")
        raise Refused("too-fast", "too many messages; slow down")

    async def _greet(self, message: ClientMessage) -> None:
        if not isinstance(message, Hello):
            self._refuse(message.id, Refused("hello-first", "the first message is hello"))
            return
        if message.version != VERSION:
            self._refuse("", Refused("other-version", f"this server speaks version {VERSION}"))
            raise Closed(POLICY, "other-version")
        if self.table not in {"", message.table}:
            raise self._last_refusal(NO_TABLE)
        self.table = message.table
        if not self.hub.store.sure:  # it may have gone on elsewhere: an old state would look as if it had not
            raise NotOwner("this server does not know whether the table is still here")
        self.outbox.feed = Feed(message.seen)
        await self._enter()

    async def _enter(self) -> Live:
        """The table as it is in memory now, with this client listening."""
        try:
            live = await self.hub.visit(self.table, self.device)
        except NotOwner:
            raise
        except Refused as refusal:
            raise self._last_refusal(refusal) from None
        if live is not self._live:
            if self._live is not None:
                self._live.leave(self.outbox.hear)
            self._live = live
            live.join(self.outbox.hear, self.device)
        return live

    async def _answer(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            self._refuse(
                "", Refused("hello-twice", "hello was already said; another table needs another connection")
            )
        elif isinstance(message, Ping):
            self.outbox.put(Pong(message.id))
        else:
            try:
                live = await self._enter()
                self.outbox.put(await do(self.hub, live, self.device, message))
            except NotOwner:
                # Not answered: the client comes back, to the new owner, and sends it again.
                raise Closed(RESTART, "try-again") from None
            except Refused as refusal:
                self._refuse(message.id, refusal)

    def _refuse(self, id: str, refusal: Refused) -> None:
        self._channel.refused(refusal.code)
        self.outbox.put(Refusal(id, refusal.code, refusal.detail[:LONGEST_DETAIL]))

    def _last_refusal(self, refusal: Refused) -> Closed:
        """Why the client cannot come in, told before the connection is closed."""
        self._refuse("", refusal)
        return Closed(POLICY if refusal is NO_TABLE else BROKEN, refusal.code)
