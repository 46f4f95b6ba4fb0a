"""Long work that requests ask for: done in processes, and only while a client still waits.

Equal requests share one job. People who want a long one get a ticket, and come back with it.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator, Callable, Mapping
from functools import partial
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final, Generic, TypeVar, cast

from starlette.requests import ClientDisconnect, Request

from echappee.engine import Refused
from echappee.server.http.archive import Archive
from echappee.server.messages.bodies import JobState
from echappee.server.metrics import LaneCounts
from echappee.server.store.interface import NotOwner
from echappee.server.work import JOB_KINDS, Crash, Job, JobKind, WorkerFailure, Workplace

MOST: Final = 20
"""The total weight of an address's unfinished jobs in a lane."""
MOST_OF_ALL: Final = 400
"""The same for all addresses together."""
KEPT_BYTES: Final = 16 * 1024 * 1024
KEPT_S: Final = 600.0
"""How much of the results is kept for those who ask for the same again, and for how long."""
AWAY_S: Final = 15.0
"""After how long without a question a ticket expires; long enough to load a page again."""
LOOK_S: Final = 0.5
"""How often a waiting client is told the progress."""
ALIVE_S: Final = 15.0
"""After this much silence a stream says that it is still alive."""

PLAIN: Final = (str, bytes, int, float, tuple, type(None))

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Wanted(Generic[T_co]):
    """A job, shared by all who want its result."""

    def __init__(self, lane: Workplace, job: Job[T_co], task: asyncio.Future[T_co], key: str = "") -> None:
        self.job = job
        self.task = task
        self.key = key
        self.people = 0
        self._lane = lane

    def result(self) -> T_co:
        """What the job returned or raised."""
        try:
            return self.task.result()
        except Crash:
            raise
        except WorkerFailure:
            raise Refused("too-long", f"this takes more than {self.job.limit_s:.0f} seconds") from None

    def state(self) -> JobState:
        if not self.task.done():
            if self.job.begun:
                return JobState("running", done=round(self.job.done(), 2))
            return JobState("waiting", ahead=self._lane.ahead(self.job))
        try:
            self.result()
        except Refused as refusal:
            return JobState("failed", code=refusal.code, detail=refusal.detail)
        except Exception:  # noqa: BLE001 - the request for the result raises it, and it is logged there
            return JobState("failed", code="failed", detail="something went wrong")
        return JobState("done", done=1.0)


class KnownResults:
    """The latest results, by request, for those who ask again; lasting ones also in an archive."""

    def __init__(self, clock: Callable[[], float], archive: Archive | None) -> None:
        self._clock, self._archive = clock, archive
        self._results: OrderedDict[str, tuple[float, bytes]] = OrderedDict()
        self._bytes = 0

    def get(self, key: str, *, lasting: bool) -> bytes | None:
        at, result = self._results.get(key, (0.0, None))
        if result is not None and self._clock() - at < KEPT_S:
            return result
        return self._archive.get(key) if lasting and self._archive and key else None

    def put(self, key: str, result: bytes, *, lasting: bool) -> None:
        if lasting and self._archive:
            self._archive.put(key, result)
        self._forget(key)
        self._results[key] = self._clock(), result
        self._bytes += len(result)
        while self._bytes > KEPT_BYTES:
            self._forget(next(iter(self._results)))

    def _forget(self, key: str) -> None:
        _, result = self._results.pop(key, (0.0, b""))
        self._bytes -= len(result)


class Jobs:
    """Does jobs for requests outside the event loop."""

    def __init__(
        self,
        lanes: Mapping[str, Workplace],
        counts: Mapping[str, LaneCounts],
        clock: Callable[[], float],
        kinds: Mapping[str, JobKind] = JOB_KINDS,
        archive: Archive | None = None,
    ) -> None:
        self._lanes = lanes
        self._counts = counts
        self._kinds = kinds
        self._archive = archive
        self._kept = KnownResults(clock, archive)
        self._wanted: dict[str, Wanted[object]] = {}
        """The unfinished jobs, by request."""
        self._weights: dict[str, Counter[str]] = {lane: Counter() for lane in lanes}

    async def run(self, request: Request, address: str, kind: str, work: Callable[[], T]) -> T:
        """The result of the job while the client waits; raises what the job raised.

        The body must have been read.
        """
        wanted = self.want(address, kind, work)
        leaving = asyncio.create_task(_gone(request))
        try:
            await asyncio.wait((wanted.task, leaving), return_when=asyncio.FIRST_COMPLETED)
            if not wanted.task.done():
                raise ClientDisconnect
            return wanted.result()
        finally:
            leaving.cancel()
            self.leave(wanted)

    def want(self, address: str, kind: str, work: Callable[[], T]) -> Wanted[T]:
        """The job for this request, shared with others who want the same; it begins if it is new."""
        key = _key_of(kind, work)
        wanted = self._wanted.get(key) or self._known(key, kind, work) or self._new(address, key, kind, work)
        wanted.people += 1
        return cast("Wanted[T]", wanted)

    def knows(self, kind: str, work: Callable[[], bytes]) -> bool:
        """Whether the result of this job is there already."""
        return self._known(_key_of(kind, work), kind, work) is not None

    def leave(self, wanted: Wanted[object]) -> None:
        """Somebody no longer wants this job; a job that nobody wants is stopped."""
        wanted.people -= 1
        if not wanted.people:
            self._forget(wanted)
            wanted.task.cancel()

    def close(self) -> None:
        for lane in self._lanes.values():
            lane.close()
        if self._archive:
            self._archive.close()

    def _known(self, key: str, kind: str, work: Callable[[], object]) -> Wanted[object] | None:
        row = self._kinds[kind]
        result = self._kept.get(key, lasting=row.lasting)
        if result is None:
            return None
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        done.set_result(result)
        return Wanted(self._lanes[row.lane], Job(work, row.deadline_s), done)

    def _new(self, address: str, key: str, kind: str, work: Callable[[], object]) -> Wanted[object]:
        row = self._kinds[kind]
        weights = self._weights[row.lane]
        if weights[address] + row.weight > MOST or weights.total() + row.weight > MOST_OF_ALL:
            self._counts[row.lane].ended["refused"] += 1
            raise Refused("busy", "too much is being worked on for this address already; try again later")
        weights[address] += row.weight
        lane, job = self._lanes[row.lane], Job(work, row.deadline_s, address)
        wanted = Wanted(lane, job, asyncio.create_task(lane.run(job)), key)
        if key:
            self._wanted[key] = wanted
        wanted.task.add_done_callback(lambda _: self._ended(wanted, weights, row))
        return wanted

    def _ended(self, wanted: Wanted[object], weights: Counter[str], row: JobKind) -> None:
        self._forget(wanted)
        weights[wanted.job.share] -= row.weight
        if not weights[wanted.job.share]:
            del weights[wanted.job.share]
        if wanted.task.cancelled() or wanted.task.exception():
            return
        result = wanted.task.result()
        if wanted.key and isinstance(result, bytes):
            self._kept.put(wanted.key, result, lasting=row.lasting)

    def _forget(self, wanted: Wanted[object]) -> None:
        if self._wanted.get(wanted.key) is wanted:
            del self._wanted[wanted.key]


class Ticket:
    """What a client holds while it waits for a long job."""

    def __init__(self, wanted: Wanted[bytes], now: float) -> None:
        self.wanted = wanted
        self.seen = now
        """When it was last used."""
        self.streams = 0
        """The number of open progress streams."""
        self.held = True
        """Whether its holder still waits."""


class Tickets:
    """Tickets by unguessable ids; an id names the server that issued it."""

    def __init__(self, jobs: Jobs, clock: Callable[[], float], address: str) -> None:
        self._jobs = jobs
        self._clock = clock
        self._tickets: dict[str, Ticket] = {}
        self._here = _sign(address)
        self._elsewhere: Mapping[str, str] = {}

    def look(self, alive: frozenset[str]) -> None:
        """Learn which servers are alive."""
        self._elsewhere = {_sign(address): address for address in alive}

    def begin(self, address: str, kind: str, work: Callable[[], bytes]) -> str:
        """The id of a new ticket."""
        id = f"{token_urlsafe(16)}.{self._here}"
        self._tickets[id] = Ticket(self._jobs.want(address, kind, work), self._clock())
        return id

    def find(self, id: str) -> Ticket:
        ticket = self._tickets.get(id)
        if ticket is None:
            sign = id.rpartition(".")[2]
            if sign != self._here and sign in self._elsewhere:
                raise NotOwner("another server has given out this ticket", self._elsewhere[sign])
            raise Refused("no-such-job", "this job was cancelled, or nobody has asked about it for a while")
        ticket.seen = self._clock()
        return ticket

    def drop(self, id: str) -> None:
        """Its holder has stopped waiting."""
        ticket = self.find(id)
        ticket.held = False
        self._jobs.leave(ticket.wanted)
        del self._tickets[id]

    def tidy(self) -> None:
        """Drop the tickets that nobody has used lately."""
        now = self._clock()
        for id, ticket in tuple(self._tickets.items()):
            if not ticket.streams and now - ticket.seen > AWAY_S:
                self.drop(id)

    async def follow(self, ticket: Ticket, stopping: Callable[[], bool]) -> AsyncGenerator[JobState | None]:
        """The job's state whenever it changes, up to its end; None if nothing changes for a while."""
        told, at = None, self._clock()
        ticket.streams += 1
        try:
            while ticket.held and not stopping():
                state, now = ticket.wanted.state(), self._clock()
                if state != told or now - at > ALIVE_S:
                    yield state if state != told else None
                    told, at = state, now
                if ticket.wanted.task.done():
                    return
                await asyncio.wait((ticket.wanted.task,), timeout=LOOK_S)
        finally:
            ticket.streams -= 1
            ticket.seen = self._clock()


def _key_of(kind: str, work: Callable[[], object]) -> str:
    """A key for this request; empty if it holds more than text and numbers: nobody else sends the same."""
    if not isinstance(work, partial) or not all(isinstance(each, PLAIN) for each in work.args):
        return ""
    asked = (kind, work.func.__qualname__, *work.args, *sorted(work.keywords.items()))
    return sha256(repr(asked).encode()).hexdigest()


def _sign(address: str) -> str:
    return sha256(address.encode()).hexdigest()[:8]


async def _gone(request: Request) -> None:
    """Returns when the client has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
