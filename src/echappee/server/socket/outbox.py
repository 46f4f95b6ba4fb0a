"""Messages waiting for one client.

A slow reader does not make the queue grow: it is dropped, and the client is told everything again once it
reads.
"""

import asyncio
from collections.abc import Callable, Collection
from typing import Protocol

from msgspec import json

from echappee.server.config import CATCH_UP_S, QUEUE
from echappee.server.messages.protocol import Ack, Pong, Refusal
from echappee.server.socket.bell import Bell, Gone

SLOW = 1013

_encoder = json.Encoder()


class Closed(Exception):
    """We close the connection, with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class WayOut(Protocol):
    """The sending half of a socket."""

    def write(self, texts: Collection[bytes]) -> bool:
        """Send texts at once; returns False if that cannot be done now."""

    async def drained(self) -> None:
        """Wait until the client has read. Raises Gone if it never will."""

    def close(self, code: int, reason: str) -> None: ...


class Outbox:
    """The messages for one client, in order."""

    __slots__ = ("_catching_up", "_queue", "_room", "_way", "behind", "dropped", "everything")

    def __init__(self, way: WayOut) -> None:
        self.everything: Callable[[], bytes | None] | None = None
        """Makes the full state, for a client that has missed something."""
        self.behind = False
        """Whether messages were dropped."""
        self.dropped = 0
        """How often messages were dropped."""
        self._way = way
        self._queue: list[bytes] = []
        self._catching_up: asyncio.Task[None] | None = None
        """The task that waits while the client does not read."""
        self._room = Bell()

    def say(self, message: Ack | Refusal | Pong) -> None:
        self.put(_encoder.encode(message))

    def put(self, message: bytes) -> None:
        """Send this soon, after everything put here before."""
        if self.behind:
            return
        if len(self._queue) >= QUEUE:
            self.flush()
        if len(self._queue) >= QUEUE:
            self._empty()
            self.behind = True
            self.dropped += 1
            return
        self._queue.append(message)
        if len(self._queue) == 1:
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send everything queued in this turn of the loop in one go: a write costs more than its bytes."""
        if not self._queue or self._catching_up is not None:
            return
        if self._way.write(self._queue):
            self._empty()
        else:
            self._catching_up = asyncio.create_task(self._catch_up())

    async def room(self) -> None:
        """Wait until a busy client has read what it was sent."""
        while len(self._queue) > QUEUE // 2:
            await self._room.wait()

    def finish(self, end: Closed) -> None:
        """Close the connection once everything queued is sent."""
        self.flush()
        self._way.close(end.code, end.reason)

    def _empty(self) -> None:
        self._queue.clear()
        self._room.ring()

    async def _catch_up(self) -> None:
        """Send the queue once the client reads; if it does not, cut it off."""
        try:
            async with asyncio.timeout(CATCH_UP_S):
                await self._way.drained()
        except Gone:
            self._empty()
            return
        except TimeoutError:
            self._empty()
            self._way.close(SLOW, "slow-reader")
            return
        self._catching_up = None
        if self.behind:
            self.behind = False
            news = self.everything() if self.everything else None
            if news is not None:
                self._queue.append(news)
        self.flush()
