"""Threads and processes for long work.

A process does one job at a time, with a time limit, and can be replaced. It starts with its first job.
"""

import asyncio
import multiprocessing
import os
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_double
from typing import Generic, NamedTuple, TypeVar, get_args

from echappee.server.work import DONE, Crash, Job, Slow, WorkerFailure

START_S = 60.0
"""A process that takes longer than this to start never will."""

NICE = 5
"""Processes have a lower priority than the server, for which people wait."""

T = TypeVar("T")
W = TypeVar("W")


class Threads:
    """Threads for work on objects in this process's memory, one for each kind."""

    def __init__(self) -> None:
        self._threads = {slow: ThreadPoolExecutor(1, f"echappee-{slow}") for slow in get_args(Slow)}

    async def run(self, slow: Slow, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads[slow], work)

    def close(self) -> None:
        for thread in self._threads.values():
            thread.shutdown(wait=False, cancel_futures=True)


class Workers:
    """The processes of this machine: a crash or a hang of one job harms no other job."""

    def __init__(self, count: int) -> None:
        self._processes = {_Process() for _ in range(count)}
        self._free = Turns(self._processes)
        self._closed = False

    @property
    def started(self) -> bool:
        """Whether any process has begun to work."""
        return any(process.started for process in self._processes)

    def ahead(self, job: Job[T]) -> int:
        return self._free.ahead(job)

    async def run(self, job: Job[T]) -> T:
        process = await self._free.get(job)
        try:
            if self._closed:
                raise WorkerFailure
            return await process.do(job)
        except (TimeoutError, BrokenProcessPool) as error:
            process = self._replaced(process)
            raise (WorkerFailure if isinstance(error, TimeoutError) else Crash) from error
        except asyncio.CancelledError:
            process = self._replaced(process)
            raise
        finally:
            self._free.put(process, job.share)

    def close(self) -> None:
        self._closed = True
        for process in self._processes:
            process.kill()

    def _replaced(self, broken: "_Process") -> "_Process":
        broken.kill()
        self._processes.remove(broken)
        fresh = _Process()
        self._processes.add(fresh)
        return fresh


class Turns(Generic[W]):
    """Hands out workers; when jobs of several shares wait, the shares take turns."""

    def __init__(self, workers: Iterable[W]) -> None:
        self._free = list(workers)
        self._waiting: OrderedDict[str, deque[_Turn[W]]] = OrderedDict()
        self._served: Counter[str] = Counter()
        """How many workers each share has."""

    def ahead(self, job: Job[T]) -> int:
        """How many jobs get a worker before this one, unless others come; also 0 if it is not waiting."""
        own = self._waiting.get(job.share, ())
        before = next((index for index, turn in enumerate(own) if turn.job is job), None)
        if before is None:
            return 0
        # A share whose worker comes back goes to the end.
        shares = sorted(self._waiting, key=lambda share: share in self._served)
        turn = shares.index(job.share)
        others = (
            min(len(self._waiting[share]), before + (index < turn))
            for index, share in enumerate(shares)
            if index != turn
        )
        return before + sum(others)

    async def get(self, job: Job[T]) -> W:
        if self._free:
            self._served[job.share] += 1
            return self._free.pop()
        turn = _Turn[W](job, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(job.share, deque()).append(turn)
        try:
            return await turn.worker
        except asyncio.CancelledError:
            if turn.worker.cancelled():
                self._forget(job.share, turn)
            else:
                self.put(turn.worker.result(), job.share)
            raise

    def put(self, worker: W, share: str) -> None:
        """This share returns a worker; the next share has its turn."""
        self._served[share] -= 1
        if not self._served[share]:
            del self._served[share]
        if share in self._waiting:
            self._waiting.move_to_end(share)
        while self._waiting:
            share, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[share] = turns
            if not turn.worker.done():
                self._served[share] += 1
                turn.worker.set_result(worker)
                return
        self._free.append(worker)

    def _forget(self, share: str, turn: "_Turn[W]") -> None:
        turns = self._waiting.get(share)
        if turns and turn in turns:
            turns.remove(turn)
            if not turns:
                del self._waiting[share]


class _Turn(NamedTuple, Generic[W]):
    """A job waiting for a worker."""

    job: Job[object]
    worker: asyncio.Future[W]


class _Process:
    """One process, and the progress of its job."""

    def __init__(self) -> None:
        # Spawned, not forked: a fork of a server with threads may hang.
        context = multiprocessing.get_context("spawn")
        self._done = context.RawValue(c_double, 0.0)
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin, initargs=(self._done,))
        self.started = False

    async def do(self, job: Job[T]) -> T:
        self._done.value = 0.0
        job.begin(lambda: self._done.value)
        loop = asyncio.get_running_loop()
        if not self.started:
            # The process may need a while to start and to load the code of its first job.
            await asyncio.wait_for(loop.run_in_executor(self._pool, _look_at, job.work), START_S)
            self.started = True
        return await asyncio.wait_for(loop.run_in_executor(self._pool, job.work), job.limit_s)

    def kill(self) -> None:
        """End it at once: a mere shutdown would wait for the job when the program exits."""
        processes = list((self._pool._processes or {}).values())  # noqa: SLF001 - there is no public way
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _begin(done: c_double) -> None:
    """The first thing a process does: make sure that it exits even if the server is killed."""
    server = multiprocessing.parent_process()

    def wait() -> None:
        if server is not None:
            server.join()
        os._exit(0)

    def tell(share: float) -> None:
        done.value = share

    threading.Thread(target=wait, daemon=True).start()
    DONE.set(tell)


def _look_at(_job: Callable[[], object]) -> None:
    """What a process does once it has loaded the code of its first job: lower its priority."""
    if hasattr(os, "nice"):
        os.nice(NICE)
