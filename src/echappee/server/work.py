"""Work that would hold up the event loop: its kinds, and the interfaces of the two places that do it.

A server has threads and processes for it (`workers.py`). Tables need only these interfaces, so they also run
without either.
"""

from collections.abc import Callable, Mapping
from contextvars import ContextVar
from typing import Final, Generic, Literal, NamedTuple, Protocol, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Slow = Literal["settings", "race", "snapshot"]
"""Building the roads of settings; riding a race and other work of a table; writing a snapshot.

Anybody can send settings with many roads, so tables to be loaded do not wait behind settings.
"""


class Background(Protocol):
    """Does work on objects in this process's memory."""

    async def run(self, slow: Slow, work: Callable[[], T]) -> T:
        """Do this work; of each kind, one piece after the other."""

    def close(self) -> None: ...


class LaneRules(NamedTuple):
    """A lane has processes of its own: jobs waiting in another lane do not hold it up."""

    priority: int
    """The order in which workers elsewhere take jobs."""
    away: int
    """How many of its jobs a server sends to workers elsewhere; others wait here, where shares take turns."""


LANES: Final[Mapping[str, LaneRules]] = {
    "bots": LaneRules(priority=1, away=32),  # a whole table waits for a bot
    "short": LaneRules(priority=0, away=32),
    "long": LaneRules(priority=0, away=4),
}


class JobKind(NamedTuple):
    """The price and the limits of a job."""

    about: str
    lane: str
    deadline_s: float
    """How long it may take once it has begun."""
    weight: int = 1
    """How much it counts among an address's unfinished jobs."""
    lasting: bool = False
    """Whether its results are stored, for everybody who asks for the same later."""


JOB_KINDS: Final[Mapping[str, JobKind]] = {
    "bot": JobKind("an answer of a bot", "bots", 5),
    "replay": JobKind("a replay", "short", 10),
    "explanation": JobKind("why a seat decided as it did", "short", 20),
    "position": JobKind("a position, or the chances in it", "short", 20),
    "road": JobKind("a road written by hand", "short", 10),
    "fork": JobKind("where a race is taken up", "short", 10),
    "advice": JobKind("the advice of the coach", "short", 20),
    "pdf": JobKind("sheets as PDF", "short", 10, weight=2),
    "study": JobKind("the study of a race", "long", 300, weight=5, lasting=True),
}
"""Everything that processes do."""


class Job(Generic[T_co]):
    """A piece of work for a process, here or elsewhere. It needs nothing but its arguments."""

    def __init__(self, work: Callable[[], T_co], limit_s: float, share: str = "") -> None:
        self.work = work
        self.limit_s = limit_s
        self.share = share
        """Who it is for: an address, a table, or all tables without people. Waiting shares take turns."""
        self.begun = False
        self.done = _nothing
        """How much of it is done, from 0 to 1."""

    def begin(self, done: Callable[[], float]) -> None:
        self.begun, self.done = True, done

    def wait(self) -> None:
        """Rejoin the queue."""
        self.begun, self.done = False, _nothing


def _nothing() -> float:
    return 0.0


class WorkerFailure(Exception):
    """A job took too long, or ended its process."""


class Crash(WorkerFailure):
    """A job ended its process."""


class Lost(Exception):
    """No worker elsewhere does this job."""


class Workplace(Protocol):
    """Does jobs in a process here or elsewhere."""

    def ahead(self, job: Job[T]) -> int:
        """How many jobs are ahead of this one, as far as can be told now."""

    async def run(self, job: Job[T]) -> T:
        """The job's result or the error it raised; WorkerFailure if it takes too long.

        Waiting does not count.
        """

    def close(self) -> None:
        """End all jobs at once."""


DONE: ContextVar[Callable[[float], None]] = ContextVar("DONE", default=lambda _: None)
"""Reports the progress of this process's job."""


def steps_of(total: int) -> Callable[[int], None]:
    """Call the result with the number of steps just done, out of this many."""
    tell, done = DONE.get(), 0

    def step(more: int) -> None:
        nonlocal done
        done += more
        tell(min(1.0, done / total))

    return step
