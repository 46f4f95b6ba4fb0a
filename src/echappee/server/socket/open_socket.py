"""A WebSocket once it is open: whole texts in both directions.

The library websockets parses the bytes but does no input or output, so a connection takes a third of the
memory it takes in uvicorn's usual way. A client that is silent, reads nothing, violates the protocol or sends
too much is cut off here. Every byte and every frame counts, including those that the library answers by
itself, and only a small slice is parsed before it has been counted.
"""

import asyncio
from collections.abc import Callable, Collection
from math import inf

from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import OPEN, SEND_EOF, Protocol, Side

from echappee.server.config import LARGEST_FRAME, MOST_PARTS
from echappee.server.errands import Gently
from echappee.server.socket.bell import Bell, Gone

PING_S = 10.0
"""How often a client is pinged; one that sends nothing until the next ping is cut off."""
ABORT_S = 5.0
"""How long a client may take to close its end."""
LAST_WORD_S = 1.0
"""How long a flooding client may take to read why it is cut off. Nothing is read from it."""
SLICE = 1024
"""How many bytes are parsed before their content is counted."""
AHEAD = 8
"""How many messages a client may send ahead."""
WHOLE_TEXT = 0x80 | Opcode.TEXT
MESSAGES = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
"""The opcodes of messages; the library answers all other frames."""


class OpenSocket(asyncio.Protocol):
    """A socket in few bytes, because there is one for each client."""

    __slots__ = (
        "_allow",
        "_drained",
        "_ended",
        "_gently",
        "_heard",
        "_lost",
        "_parts",
        "_paused",
        "_protocol",
        "_some",
        "_texts",
        "_timer",
        "_transport",
        "_writable",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        lost: Callable[["OpenSocket"], None],
        allow: Callable[[float], bool],
        gently: Gently,
    ) -> None:
        """`lost` is called when the connection has ended, `allow` with the cost of each piece of input."""
        self._transport = transport
        self._lost = lost
        self._allow = allow
        self._gently = gently
        self._protocol = Protocol(Side.SERVER, max_size=LARGEST_FRAME)
        self._parts: list[Frame] = []
        """The beginning of an unfinished message."""
        self._texts: list[str | None] = []
        """Messages received and not taken yet; None for one that is not text."""
        self._some = Bell()
        self._drained = Bell()
        self._writable = True
        self._paused = False
        """Whether reading is paused because too many messages wait to be taken."""
        self._ended = False
        """Whether nothing more will be received."""
        self._heard = True
        """Whether anything was received since the last ping."""
        self._timer = asyncio.get_running_loop().call_later(PING_S, self._ping)

    async def receive(self) -> str | None:
        """The next text; None for a message that is not text."""
        while not self._texts:
            if self._ended:
                raise Gone
            await self._some.wait()
        text = self._texts.pop(0)
        if not self._texts:
            self._resume_reading()
        return text

    def write(self, texts: Collection[bytes]) -> bool:
        """Send these texts at once; returns False if the client has to read first, or is gone."""
        if not self._writable or not self._is_open or self._transport.is_closing():
            return False
        self._transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))
        return True

    async def drained(self) -> None:
        """Wait until the client has read."""
        if self._is_open:
            await self._drained.wait()
        if not self._is_open:
            raise Gone

    async def send(self, text: bytes) -> None:
        """Send a text; waits while the client does not read."""
        while not self.write((text,)):
            await self.drained()

    def close(self, code: int, reason: str = "") -> None:
        """Stop sending and receiving; the client has a moment to read the rest and close its end too."""
        if self._is_open:
            self._protocol.send_close(code, reason)
            self._flush()
            self._resume_reading()
            self._call_later(ABORT_S, self._transport.abort)
        self._texts.clear()
        self._end()

    def shutdown(self) -> None:
        """The web server is stopping."""
        self._cut_off(CloseCode.SERVICE_RESTART)

    def data_received(self, data: bytes) -> None:
        self._heard = True
        for start in range(0, len(data), SLICE):
            part = data[start : start + SLICE]
            self._protocol.receive_data(part)
            frames = self._protocol.events_received()
            if not self._allow(len(frames) + len(part) / 1024):
                self._break_off()
                return
            for frame in frames:
                assert isinstance(frame, Frame)
                self._take(frame)
        if self._writable or not self._is_open:
            self._flush()
        else:
            self._protocol.data_to_send()  # pongs, for a client that does not read

    def pause_writing(self) -> None:
        self._writable = False

    def resume_writing(self) -> None:
        self._writable = True
        self._drained.ring()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - however it was lost
        self._timer.cancel()
        self._lost(self)
        self._gently.do(self._lose)

    @property
    def _is_open(self) -> bool:
        """Whether anything may still be sent."""
        return self._protocol.state is OPEN

    def _take(self, frame: Frame) -> None:
        if self._ended or frame.opcode not in MESSAGES:
            return
        self._parts.append(frame)
        if not frame.fin:
            if len(self._parts) >= MOST_PARTS:
                self._parts.clear()
                self._allow(inf)  # nobody has to: the client's address is barred
                self._protocol.fail(CloseCode.MESSAGE_TOO_BIG, "too-many-parts")
            return
        parts, self._parts = self._parts, []
        is_text, data = parts[0].opcode is Opcode.TEXT, b"".join([bytes(part.data) for part in parts])
        try:
            self._keep(data.decode() if is_text else None)
        except UnicodeDecodeError:
            self._protocol.fail(CloseCode.INVALID_DATA)

    def _keep(self, text: str | None) -> None:
        self._texts.append(text)
        self._some.ring()
        if len(self._texts) >= AHEAD and not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def _resume_reading(self) -> None:
        if self._paused and not self._transport.is_closing():
            self._paused = False
            self._transport.resume_reading()

    def _flush(self) -> None:
        """Write the protocol's own output; after its end, earlier texts can still be taken."""
        told = self._protocol.data_to_send()
        if any(told):
            self._transport.write(b"".join(told))
        if SEND_EOF in told:
            self._transport.close()
            self._call_later(ABORT_S, self._transport.abort)
            self._gently.do(self._end)

    def _break_off(self) -> None:
        """Stop reading a flood: the rest stays with the client."""
        if self._is_open:
            self._protocol.send_close(CloseCode.POLICY_VIOLATION, "too-fast")
        self._flush()
        self._parts.clear()
        self._texts.clear()
        self._end()
        if not self._transport.is_closing():
            self._paused = False  # for good
            self._transport.pause_reading()
            self._call_later(LAST_WORD_S, self._transport.abort)

    def _cut_off(self, code: CloseCode) -> None:
        """Close both ends without waiting for the client."""
        self._protocol.fail(code)
        self._flush()

    def _lose(self) -> None:
        self._protocol.fail(CloseCode.GOING_AWAY)
        self._protocol.parser.close()  # the two refer to each other
        self._end()

    def _end(self) -> None:
        self._ended = True
        self._some.ring()
        self._drained.ring()

    def _ping(self) -> None:
        if not self._heard:
            self._cut_off(CloseCode.INTERNAL_ERROR)
            return
        self._heard = False
        self._protocol.send_ping(b"")
        self._flush()
        self._call_later(PING_S, self._ping)

    def _call_later(self, seconds: float, call: Callable[[], None]) -> None:
        self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, call)


def _head(size: int) -> bytes:
    """The frame header for a text of this many bytes. The library takes fifteen times as long."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 2**16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2)
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8)
