"""What waits to be sent to one client. A slow reader does not make it grow: the queue is dropped, and once
the client reads again it is told everything anew.
"""

import asyncio
from collections import deque

from msgspec import json

from echappee.server.config import QUEUE
from echappee.server.feed import Feed
from echappee.server.protocol import Ack, News, Pong, Refusal
from echappee.server.show import Sight

_encoder = json.Encoder()


class Outbox:
    """The messages to one client, in order."""

    def __init__(self) -> None:
        self.feed: Feed | None = None
        self.behind = False
        """Whether messages were dropped."""
        self._queue: deque[bytes] = deque()
        self._some = asyncio.Event()

    def hear(self, sight: Sight) -> None:
        """The table has changed: this is what the client may see now."""
        if self.feed is not None:
            news = self.feed.news(sight)
            if news is not None:
                self.put(news)

    def put(self, message: News | Ack | Refusal | Pong) -> None:
        """Send this message after the others."""
        if self.behind:
            return
        if len(self._queue) >= QUEUE:
            self._queue.clear()
            self.behind = True
            return
        self._queue.append(_encoder.encode(message))
        self._some.set()

    async def take(self) -> bytes:
        """The next message."""
        while True:
            if self.behind:
                self.behind = False
                news = self.feed.anew() if self.feed else None
                if news is not None:
                    return _encoder.encode(news)
            if self._queue:
                return self._queue.popleft()
            self._some.clear()
            await self._some.wait()
