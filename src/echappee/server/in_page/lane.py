"""Where the jobs of a page are done: here, or in a second worker, which starts when a job has taken long."""

import asyncio
import time
from base64 import b64decode
from typing import Final, Protocol, TypeVar

from echappee.server.metrics import LaneCounts
from echappee.server.queue.parcels import pack_job, unpack_outcome
from echappee.server.work import Crash, Job, WorkerFailure

LONG_S: Final = 0.02
"""What takes longer than this would be felt in the page if it were done here again."""

START_S: Final = 120.0
"""An interpreter that takes longer than this to load never will be there."""

T = TypeVar("T")


class Helper(Protocol):
    """A second worker with the same code. It does one job at a time."""

    async def prepare(self) -> None:
        """Start it, unless it runs; returns when it can work, and raises if it never will."""

    def prepared(self) -> bool:
        """Whether it can work now."""

    async def work(self, parcel: str) -> str:
        """The outcome of the job in this parcel, as another one; raises if the worker has ended."""

    def progress(self) -> float:
        """How much of its job is done, from 0 to 1."""

    def stop(self) -> None:
        """End it with whatever it does; the next job starts it again."""


class HelperTurns:
    """Jobs take turns with a helper."""

    def __init__(self, helper: Helper) -> None:
        self._helper = helper
        self._turn = asyncio.Lock()
        self._waiting: list[Job[object]] = []
        self._starting: asyncio.Task[None] | None = None

    def ahead(self, job: Job[T]) -> int:
        return next((n for n, other in enumerate(self._waiting) if other is job), 0)

    async def run(self, job: Job[T]) -> T:
        self._waiting.append(job)
        try:
            await self._turn.acquire()
        finally:
            self._waiting.remove(job)
        try:
            return await self._do(job)
        finally:
            self._turn.release()

    def stop(self) -> None:
        self._helper.stop()

    def prepared(self) -> bool:
        """Whether the helper can work now; if not, it is started."""
        if not self._helper.prepared():
            self._start()
        return self._helper.prepared()

    def _start(self) -> asyncio.Task[None]:
        if self._starting is None:
            self._starting = asyncio.create_task(self._prepare())
        return self._starting

    async def _prepare(self) -> None:
        try:
            async with asyncio.timeout(START_S):
                await self._helper.prepare()
        except Exception:  # noqa: BLE001 - its jobs find that it is not there
            self._helper.stop()
        finally:
            self._starting = None

    async def _do(self, job: Job[T]) -> T:
        if not self._helper.prepared():
            await asyncio.wait((self._start(),))
        if not self._helper.prepared():
            raise Crash
        job.begin(self._helper.progress)
        try:
            async with asyncio.timeout(job.limit_s):
                outcome = await self._helper.work(pack_job(job.work))
        except (asyncio.CancelledError, TimeoutError) as error:
            self._helper.stop()
            if isinstance(error, TimeoutError):
                raise WorkerFailure from error
            raise
        except Exception as error:
            raise Crash from error
        return unpack_outcome(b64decode(outcome), job.work)


class PageLane:
    """A lane of jobs."""

    def __init__(self, helper: HelperTurns, counts: LaneCounts, *, quick: bool) -> None:
        """Jobs of a `quick` lane are done here until one of them has taken long and the helper is there."""
        self._helper, self._counts = helper, counts
        self._here = self._quick = quick

    def ahead(self, job: Job[T]) -> int:
        return self._helper.ahead(job)

    async def run(self, job: Job[T]) -> T:
        with self._counts.counting(job):
            if not self._quick and (not self._here or self._helper.prepared()):
                return await self._helper.run(job)
            await asyncio.sleep(0)  # what the page says comes first
            begun = time.perf_counter()
            try:
                return job.work()
            finally:
                self._quick = self._quick and time.perf_counter() - begun < LONG_S

    def close(self) -> None:
        self._helper.stop()
