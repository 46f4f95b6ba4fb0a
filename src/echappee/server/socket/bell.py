"""How the two halves of a connection wake each other, and hear that the client has left."""

import asyncio


class Bell:
    """Wakes the one task that waits for it. Smaller than asyncio.Event, because each client has several."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def wait(self) -> "asyncio.Future[None]":
        """An awaitable, not a coroutine, because each client waits here most of the time."""
        self._waiting = asyncio.get_running_loop().create_future()
        return self._waiting


class Gone(Exception):
    """The client has left, or its socket was closed."""
