"""Where a server's work is done: by workers elsewhere while there are some, else in its own processes."""

from collections.abc import Callable
from typing import TypeVar

from echappee.server.queue.client import Lost, QueueClient
from echappee.server.workers import Turns, Workers

AWAY = 32
"""How many jobs of one kind a server has in the queue; more wait here, where each share gets its turn."""

T = TypeVar("T")


class HereOrElsewhere:
    """Work of one kind; what is lost elsewhere is done here."""

    def __init__(self, here: Workers, queue: QueueClient, priority: int = 0) -> None:
        self._here = here
        self._queue = queue
        self._priority = priority
        self._places = Turns(range(AWAY))

    def waiting(self, share: str) -> int:
        return self._here.waiting(share) + self._places.waiting(share)

    async def run(self, share: str, limit_s: float, job: Callable[[], T]) -> T:
        if self._queue.staffed:
            place = await self._places.get(share)
            try:
                return await self._queue.do(job, limit_s, self._priority)
            except Lost:
                pass
            finally:
                self._places.put(place)
        return await self._here.run(share, limit_s, job)

    def close(self) -> None:
        self._here.close()
