"""Tasks that continue even if the caller goes away, and many small tasks spread over time."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import TypeVar

T = TypeVar("T")


FEW = 20
"""How many small tasks are done in one go."""


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
        """The result of this task, which continues if the caller is cancelled."""
        return await outcome(self.begin(errand))

    async def finish(self) -> None:
        """Wait for the tasks that have begun."""
        await asyncio.gather(*self.running, return_exceptions=True)


async def outcome(task: asyncio.Task[T]) -> T:
    """The result of a task for which others may wait too: cancelling one of them does not cancel it."""
    task.add_done_callback(_heard)
    await asyncio.wait((task,))
    return task.result()


def _heard(task: asyncio.Task[object]) -> None:
    """An error is not logged if nobody waits for the task any more."""
    if not task.cancelled():
        task.exception()


class Gently:
    """Does small tasks soon, a few in each turn of the event loop, so that nothing else is held up."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._soon = False

    def do(self, thing: Callable[[], None]) -> None:
        self._waiting.append(thing)
        self._go_on()

    def _go_on(self) -> None:
        if self._waiting and not self._soon:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._do_some)

    def _do_some(self) -> None:
        self._soon = False
        some = [self._waiting.popleft() for _ in range(min(FEW, len(self._waiting)))]
        self._go_on()
        for thing in some:
            thing()
