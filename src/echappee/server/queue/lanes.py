"""Lanes: jobs go to workers elsewhere if there are any, otherwise to processes of this server."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, TypeVar

from echappee.server.config import Config
from echappee.server.metrics import LaneCounts
from echappee.server.work import LANES, Job, Lost
from echappee.server.workers import Turns, Workers

if TYPE_CHECKING:
    from echappee.server.queue.client import QueueClient

T = TypeVar("T")


def open_queue(config: Config, node: str) -> "QueueClient | None":
    """The queue of a server, if it has one: with PostgreSQL, and with the package for it."""
    if config.database is None or not find_spec("procrastinate"):
        return None
    from echappee.server.queue.client import QueueClient  # noqa: PLC0415 - not every server has it

    return QueueClient(config.database, node)


class Lane:
    """A lane of jobs; those that are lost elsewhere are done here."""

    def __init__(self, name: str, processes: int, queue: "QueueClient | None", counts: LaneCounts) -> None:
        self.here = Workers(processes)
        self._name = name
        self._queue = queue
        self._places = Turns(range(LANES[name].away))
        self._counts = counts

    def ahead(self, job: Job[T]) -> int:
        away = self._queue.ahead(self._name, job) if self._queue else 0
        return self.here.ahead(job) + self._places.ahead(job) + away

    async def run(self, job: Job[T]) -> T:
        with self._counts.counting(job):
            if self._queue and self._queue.staffed:
                place = await self._places.get(job)
                try:
                    return await self._queue.do(self._name, job)
                except Lost:
                    job.wait()
                finally:
                    self._places.put(place, job.share)
            return await self.here.run(job)

    def close(self) -> None:
        self.here.close()
