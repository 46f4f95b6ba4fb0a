"""People who play to measure a server: real sockets, and as little work by the clients as possible."""

import asyncio
import json
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from urllib.parse import urlsplit

import msgspec

from tests.server.clients import Device

START_S = 60.0
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)
"""Clients have to mask what they send; this mask changes nothing."""


class LightSocket(asyncio.Protocol):
    """A WebSocket that does no more than these clients need, so that it does not slow the server down."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self.open = asyncio.get_running_loop().create_future()
        self._request = request
        self._hear = hear
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self.open.done():
            head, end, self._rest = self._rest.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            self.open.set_result(head.startswith(b"HTTP/1.1 101"))
        while self._frame():
            pass

    def send(self, text: bytes, kind: int = TEXT) -> None:
        size = len(text)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes((0x80 | kind,)) + length + NO_MASK + text)

    def close(self) -> None:
        self.send((1000).to_bytes(2, "big"), CLOSE)
        self._transport.close()

    def _frame(self) -> bool:
        """Take one frame, if it is complete."""
        data = self._rest
        if len(data) < 2:
            return False
        size, start = data[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return False
        self._rest = data[start + size :]
        if data[0] & 15 == TEXT:
            self._hear(data[start : start + size])
        elif data[0] & 15 == PING:
            self.send(data[start : start + size], PONG)
        return True


async def connected(url: str, device: Device, hear: Callable[[bytes], None]) -> LightSocket:
    """A socket of this device, once it is open."""
    parts = urlsplit(url)
    headers = {
        "Host": parts.netloc,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": b64encode(bytes(16)).decode(),
        **device.headers,
    }
    lines = [f"{name}: {value}\r\n" for name, value in headers.items()]
    request = f"GET /ws HTTP/1.1\r\n{''.join(lines)}\r\n".encode()
    loop = asyncio.get_running_loop()
    assert parts.hostname
    assert parts.port
    _, socket = await loop.create_connection(lambda: LightSocket(request, hear), parts.hostname, parts.port)
    async with asyncio.timeout(START_S):
        if not await socket.open:
            raise ConnectionError("the server opens no socket")
    return socket


class _Question(msgspec.Struct):
    id: str
    options: list[str]


class _Table(msgspec.Struct):
    status: str


class _Message(msgspec.Struct):
    """The part of a server's message that these people read."""

    type: str
    id: str = ""
    table: _Table | str | None = None
    questions: list[_Question] | None = None
    answers: dict[str, str] | None = None


_read = msgspec.json.Decoder(_Message).decode


class Person:
    """One socket at one table. Answers anything allowed, and notes how long each ack took."""

    def __init__(self, device: Device, table: str, seat: str) -> None:
        self.device = device
        self.table = table
        self.seat = seat
        self.waits: list[tuple[float, float]] = []
        """When each acknowledgement came, and how long it took."""
        self.over_at = 0.0
        self._questions: list[_Question] = []
        self._answers: dict[str, str] = {}
        self._sent = 0.0
        self._number = 0
        self._here = asyncio.Event()
        self._free = asyncio.Event()
        self._asked = asyncio.Event()
        self._socket: LightSocket

    async def come(self, url: str) -> None:
        """Connect, and wait until the table is shown."""
        self._socket = await connected(url, self.device, self._hear)
        self._socket.send(json.dumps({"type": "hello", "version": 2, "table": self.table}).encode())
        async with asyncio.timeout(START_S):
            await self._here.wait()

    async def leave(self) -> None:
        self._socket.close()

    async def do(self, kind: str, **fields: str) -> None:
        """Send a command and wait for its acknowledgement."""
        self._number += 1
        self._free.clear()
        self._sent = perf_counter()
        self._socket.send(json.dumps({"type": kind, "id": f"{self.seat}{self._number}", **fields}).encode())
        async with asyncio.timeout(START_S):
            await self._free.wait()

    async def decide(self, *, again: bool) -> bool:
        """Answer a question; if there is none and `again` is set, take the last answer back."""
        if self._questions:
            asked = self._questions[0]
            await self.do(
                "answer", question=asked.id, answer=asked.options[self._number % len(asked.options)]
            )
        elif again and self._answers:
            await self.do("retract", question=next(iter(self._answers)))
        else:
            return False
        return True

    @property
    def placing(self) -> bool:
        """Whether this person is asked where a rider should start."""
        return any("/placement/" in question.id for question in self._questions)

    @property
    def riding(self) -> bool:
        """Whether this person is asked for a card, or which rider plays first."""
        return any("/energy/" in question.id for question in self._questions)

    async def asked(self, until: float) -> None:
        """Wait for a new question, or until this moment."""
        self._asked.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, until - perf_counter())):
                await self._asked.wait()

    def _hear(self, text: bytes) -> None:
        message = _read(text)
        if message.type == "news":
            self._here.set()
            if message.questions is not None:
                self._questions = message.questions
                self._asked.set()
            if message.answers is not None:
                self._answers = message.answers
            if isinstance(message.table, _Table) and message.table.status == "over" and not self.over_at:
                self.over_at = perf_counter()
            return
        now = perf_counter()
        if message.type == "ack":
            self.waits.append((now, now - self._sent))
        self._free.set()
