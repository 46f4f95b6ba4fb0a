"""Work that would hold up the event loop, and the two places that do it.

A server has threads and processes for it (`workers.py`). Tables need only what is said here, so they also
run where there are neither.
"""

from collections.abc import Callable
from typing import Literal, Protocol, TypeVar

T = TypeVar("T")

Slow = Literal["settings", "race", "snapshot"]
"""Laying the roads of settings; riding a race, or what else is made of a table; writing a snapshot.

Anybody can send settings with many roads, so tables to be loaded do not wait behind settings.
"""


class Background(Protocol):
    """Does work on what is in memory here."""

    async def run(self, slow: Slow, work: Callable[[], T]) -> T:
        """Do this work; of each kind one piece after the other."""

    def close(self) -> None: ...


class WorkerFailure(Exception):
    """A job took too long, or ended its process."""


class Workplace(Protocol):
    """Does jobs that need only their arguments, with a time limit, in a process here or elsewhere."""

    def waiting(self, share: str) -> int:
        """How many jobs of this share wait for a worker."""

    async def run(self, share: str, limit_s: float, job: Callable[[], T]) -> T:
        """What the job returns or raises; WorkerFailure if it takes too long. Waiting does not count."""

    def close(self) -> None:
        """End all jobs at once."""
