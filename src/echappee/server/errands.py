"""What is done whatever becomes of the one who asked for it."""

import asyncio
from collections.abc import Coroutine


class Errands:
    """Tasks that are known, so that closing can wait for them."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def begin(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(errand)
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    async def finish(self) -> None:
        """Wait for those that have begun."""
        await asyncio.gather(*self.running, return_exceptions=True)
