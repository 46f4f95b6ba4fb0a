"""A bell that one task waits for."""

import asyncio


class Bell:
    """Wakes the one who waits for it; a small event, because there are several for each client."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def wait(self) -> "asyncio.Future[None]":
        """To be awaited; not a coroutine, as each client waits here most of the time."""
        self._waiting = asyncio.get_running_loop().create_future()
        return self._waiting
