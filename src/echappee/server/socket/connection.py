"""One client at one table: hello, then one command after the other, while news goes out at any time."""

import asyncio
from typing import NoReturn, Protocol

from msgspec import DecodeError, Struct, ValidationError, json

from echappee.engine import Refused
from echappee.server.config import HELLO_S, LARGEST_MESSAGE
from echappee.server.messages.protocol import VERSION, ClientMessage, Command, Hello, Ping, Pong, Refusal
from echappee.server.socket.bell import Gone
from echappee.server.socket.outbox import Closed, Outbox, WayOut
from echappee.server.store.interface import NotOwner
from echappee.server.tables.hub import Hub
from echappee.server.tables.sent import Sent
from echappee.server.tables.shelf import NO_TABLE
from echappee.server.tables.visit import TurnedAway, Visit

POLICY = 1008
BROKEN = 1011
RESTART = 1012
LONGEST_ID = 64
LONGEST_DETAIL = 300
PATIENCE = 20
"""How many messages over the limit are refused one by one before the connection is closed."""


class Channel(WayOut, Protocol):
    """The connection to the client, as texts."""

    async def receive(self) -> str | None:
        """The next text; None for a message that is not text. Raises Gone when the client has left."""

    async def send(self, text: bytes) -> None:
        """Send a text; waits while the client does not read."""

    def allow(self) -> bool:
        """Whether the client may send another message now."""

    def refused(self, code: str) -> None: ...


class Connection:
    """A client's conversation with its table."""

    __slots__ = ("_channel", "_hub", "_too_fast", "_visit", "device", "outbox", "table")

    def __init__(self, hub: Hub, device: str, channel: Channel, table: str = "") -> None:
        self.device = device
        self.outbox = Outbox(channel)
        self.table = table
        """The table in the socket's address; after hello, the one that hello named."""
        self._hub = hub
        self._channel = channel
        self._visit: Visit | None = None
        self._too_fast = 0

    async def run(self) -> Closed | None:
        """Talk until one side ends it; returns why, if it was us."""
        try:
            await self._read()
        except Gone:
            return None
        except Closed as end:
            self.outbox.flush()  # the refusal that led to this
            return end
        finally:
            if self._visit is not None:
                self._visit.end()
            self.outbox.everything = None  # which refers to the outbox

    async def _read(self) -> NoReturn:
        until = asyncio.get_running_loop().time() + HELLO_S
        visit = None
        while visit is None:
            try:
                async with asyncio.timeout_at(until):
                    message = await self._next()
            except TimeoutError:
                raise Closed(POLICY, "no-hello") from None
            visit = await self._greet(message)  # this takes as long as loading the table
        while True:
            await self._answer(visit, await self._next())

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

    async def _greet(self, message: ClientMessage) -> Visit | None:
        """The visit that hello begins; any other message is refused."""
        if not isinstance(message, Hello):
            self._refuse(message.id, Refused("hello-first", "the first message is hello"))
            return None
        if message.version != VERSION:
            self._refuse("", Refused("other-version", f"this server speaks version {VERSION}"))
            raise Closed(POLICY, "other-version")
        if self.table not in {"", message.table}:
            raise self._last_refusal(NO_TABLE)
        self.table = message.table
        sent = Sent(self.outbox.put, message.seen)
        self.outbox.everything = sent.everything
        self._visit = Visit(self._hub, self.device, self.table, sent)
        try:
            await self._visit.begin()
        except TurnedAway as refusal:
            raise self._last_refusal(refusal) from None
        return self._visit

    async def _answer(self, visit: Visit, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            self._refuse(
                "", Refused("hello-twice", "hello was already said; another table needs another connection")
            )
        elif isinstance(message, Ping):
            self.outbox.say(Pong(message.id))
        else:
            try:
                self.outbox.say(await visit.do(message))
            except TurnedAway as refusal:
                raise self._last_refusal(refusal) from None
            except NotOwner:
                # Not answered: the client comes back, to the new owner, and sends it again.
                raise Closed(RESTART, "try-again") from None
            except Refused as refusal:
                self._refuse(message.id, refusal)

    def _refuse(self, id: str, refusal: Refused) -> None:
        self._channel.refused(refusal.code)
        self.outbox.say(Refusal(id, refusal.code, refusal.detail[:LONGEST_DETAIL]))

    def _last_refusal(self, refusal: Refused) -> Closed:
        """Why the client is turned away, sent before the connection is closed."""
        self._refuse("", refusal)
        return Closed(POLICY if refusal.code == NO_TABLE.code else BROKEN, refusal.code)


class _Named(Struct):
    """Any JSON object: the refusal names its id if it has one."""

    id: str = ""


_decoder: json.Decoder[ClientMessage] = json.Decoder(ClientMessage)
_namer = json.Decoder(_Named)


def read_message(text: str | None) -> ClientMessage:
    """The message in this text; None stands for a frame that was not text."""
    if text is None:
        raise Refused("malformed", "messages are JSON in text frames")
    # A character is at least one byte, so a text with too many characters need not be encoded.
    if len(text) > LARGEST_MESSAGE or len(text.encode()) > LARGEST_MESSAGE:
        raise Refused("too-large", f"a message has at most {LARGEST_MESSAGE} bytes")
    try:
        message = _decoder.decode(text)
    except ValidationError as error:
        raise Refused("malformed", str(error)) from None
    except (DecodeError, RecursionError):
        raise Refused("malformed", "this is not JSON") from None
    if isinstance(message, Command) and not 1 <= len(message.id) <= LONGEST_ID:
        raise Refused("malformed", f"the id of a command has 1 to {LONGEST_ID} characters")
    return message


def id_in(text: str | None) -> str:
    """The id of a message that could not be read, if it can be found."""
    if text is None or len(text) > LARGEST_MESSAGE:
        return ""
    try:
        return _namer.decode(text).id[:LONGEST_ID]
    except (DecodeError, RecursionError):
        return ""
