"""Tasks that continue even if the caller goes away."""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


class Errands:
    """Keeps all running tasks, so that closing can wait for them."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[object]] = set()

    def begin(self, errand: Coroutine[object, object, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(errand)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task

    async def see_through(self, errand: Coroutine[object, object, T]) -> T:
        """The result of this errand, which continues if the caller is cancelled."""
        return await outcome(self.begin(errand))

    async def finish(self) -> None:
        """Wait for those that have begun."""
        await asyncio.gather(*self.running, return_exceptions=True)


async def outcome(task: asyncio.Task[T]) -> T:
    """The result of a task for which others may wait too: cancelling one of them does not cancel it."""
    task.add_done_callback(_heard)
    await asyncio.wait((task,))
    return task.result()


def _heard(task: asyncio.Task[object]) -> None:
    """An error is not logged where nobody waits for the task any more."""
    if not task.cancelled():
        task.exception()
