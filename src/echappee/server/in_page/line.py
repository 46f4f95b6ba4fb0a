"""A line between a page and its table: texts in both directions, without a network between them."""

from collections import deque
from collections.abc import Callable, Collection

from echappee.server.socket.bell import Bell, Gone


class PageLine:
    """The channel of a connection; what it is told reaches the page at once."""

    def __init__(self, tell: Callable[[str], None], ended: Callable[[str], None]) -> None:
        self._tell, self._ended = tell, ended
        self._texts: deque[str] = deque()
        self._some = Bell()
        self._open = True

    def hear(self, text: str) -> None:
        """The page says this."""
        self._texts.append(text)
        self._some.ring()

    def leave(self) -> None:
        """The page has closed the line."""
        self._open = False
        self._some.ring()

    async def receive(self) -> str:
        while not self._texts:
            if not self._open:
                raise Gone
            await self._some.wait()
        return self._texts.popleft()

    def write(self, texts: Collection[bytes]) -> bool:
        for text in texts if self._open else ():
            self._tell(text.decode())
        return True

    async def drained(self) -> None: ...

    async def send(self, text: bytes) -> None:
        self.write((text,))

    def close(self, _code: int, reason: str) -> None:
        if self._open:
            self.leave()
            self._ended(reason)

    def allow(self) -> bool:
        return True

    def refused(self, code: str) -> None: ...
