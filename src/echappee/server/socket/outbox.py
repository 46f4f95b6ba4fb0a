"""What waits to be sent to one client. A slow reader does not make it grow: the queue is dropped, and the
client is told everything again once it reads.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Collection

from msgspec import json

from echappee.server.config import QUEUE
from echappee.server.socket.feed import Feed
from echappee.server.socket.protocol import Ack, Pong, Refusal
from echappee.server.tables.visible import Visible

_encoder = json.Encoder()


class Closed(Exception):
    """We close the connection, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Bell:
    """Wakes the one who waits for it; a small event, because there are two for each client."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self) -> None:
        self._waiting = asyncio.get_running_loop().create_future()
        await self._waiting


class Outbox:
    """The messages for one client, in order."""

    def __init__(self, write: Callable[[Collection[bytes]], bool] = lambda _messages: False) -> None:
        """`write` sends messages at once, or says that the client does not read fast enough."""
        self.feed: Feed | None = None
        self.behind = False
        """Whether messages were dropped."""
        self.dropped = 0
        """How often that happened."""
        self._write = write
        self._idle = False
        """Whether everything was sent, so that the next messages need not wait for their turn."""
        self._queue: deque[bytes] = deque()
        self._some = Bell()
        self._room = Bell()
        self._end: Closed | None = None

    def hear(self, visible: Visible) -> None:
        """The table has changed: this is what the client may see now."""
        message = self.feed.message(visible) if self.feed else None
        if message is not None:
            self._put(message)

    def put(self, message: Ack | Refusal | Pong) -> None:
        self._put(_encoder.encode(message))

    def _put(self, message: bytes) -> None:
        if self.behind:
            return
        if self._idle and len(self._queue) >= QUEUE:
            self._flush()
        if len(self._queue) >= QUEUE:
            self._queue.clear()
            self._room.ring()
            self.behind = True
            self.dropped += 1
            return
        self._queue.append(message)
        if not self._idle:
            self._some.ring()
        elif len(self._queue) == 1:
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        """Send in one go what has come since the loop last went round: a write costs more than its bytes."""
        if self._idle and self._write(self._queue):
            self._queue.clear()
            self._room.ring()
        else:
            self._idle = False
            self._some.ring()

    async def room(self) -> None:
        """Wait until a client that sends a lot has read what it was told."""
        while len(self._queue) > QUEUE // 2:
            await self._room.wait()

    def finish(self, end: Closed) -> None:
        """Send nothing after what is already waiting."""
        self._end = end
        self._idle = False
        self._some.ring()

    async def take(self) -> bytes:
        """The next message; raises the end when none is left."""
        while True:
            if self.behind:
                self.behind = False
                news = self.feed.everything() if self.feed else None
                if news is not None:
                    return _encoder.encode(news)
            if self._queue:
                self._room.ring()
                return self._queue.popleft()
            if self._end is not None:
                raise self._end
            self._idle = True
            await self._some.wait()
