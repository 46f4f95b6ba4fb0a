"""Threads and processes for work that takes long.

A process does one job at a time, with a time limit, and can be replaced.

Where jobs wait, each share gets its turn: a share may be a table, or all the tables that nobody rides at.
"""

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Generic, TypeVar, get_args

from echappee.server.work import Slow, WorkerFailure

START_S = 60.0
"""A process that takes longer than this to start never will."""

NICE = 5
"""Workers have a lower priority than the server, for which people wait."""

T = TypeVar("T")
W = TypeVar("W")


class Threads:
    """Threads for work on what is in memory here, one for each kind."""

    def __init__(self) -> None:
        self._threads = {slow: ThreadPoolExecutor(1, f"echappee-{slow}") for slow in get_args(Slow)}

    async def run(self, slow: Slow, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads[slow], work)

    def close(self) -> None:
        for thread in self._threads.values():
            thread.shutdown(wait=False, cancel_futures=True)


class Workers:
    """Processes of this machine: a crash or a hang of one job harms no other job."""

    def __init__(self, count: int) -> None:
        self._workers = {_new_worker() for _ in range(count)}
        self._cold = set(self._workers)
        self._free = Turns(self._workers)

    def waiting(self, share: str) -> int:
        return self._free.waiting(share)

    async def run(self, share: str, limit_s: float, job: Callable[[], T]) -> T:
        worker = await self._free.get(share)
        try:
            await self._warm(worker, job)
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(worker, job), limit_s)
        except (TimeoutError, BrokenProcessPool) as error:
            worker = self._replaced(worker)
            raise WorkerFailure from error
        except asyncio.CancelledError:
            worker = self._replaced(worker)
            raise
        finally:
            self._free.put(worker)

    def close(self) -> None:
        for worker in self._workers:
            _kill(worker)

    async def _warm(self, worker: ProcessPoolExecutor, job: Callable[[], object]) -> None:
        """Let a new worker start and load the code of its first job, which may take a while."""
        if worker in self._cold:
            started = asyncio.get_running_loop().run_in_executor(worker, _look_at, job)
            await asyncio.wait_for(started, START_S)
            self._cold.discard(worker)

    def _replaced(self, broken: ProcessPoolExecutor) -> ProcessPoolExecutor:
        _kill(broken)
        self._workers.remove(broken)
        self._cold.discard(broken)
        fresh = _new_worker()
        self._workers.add(fresh)
        self._cold.add(fresh)
        return fresh


class Turns(Generic[W]):
    """Hands out workers; where several shares wait, each gets one in turn."""

    def __init__(self, workers: Iterable[W]) -> None:
        self._free = list(workers)
        self._waiting: OrderedDict[str, deque[asyncio.Future[W]]] = OrderedDict()

    def waiting(self, share: str) -> int:
        return len(self._waiting.get(share, ()))

    async def get(self, share: str) -> W:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(share, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(share, turn)
            else:
                self.put(turn.result())
            raise

    def put(self, worker: W) -> None:
        while self._waiting:
            share, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[share] = turns
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    def _forget(self, share: str, turn: asyncio.Future[W]) -> None:
        turns = self._waiting.get(share)
        if turns and turn in turns:
            turns.remove(turn)
            if not turns:
                del self._waiting[share]


def _new_worker() -> ProcessPoolExecutor:
    # Spawned, not forked: a fork of a server with threads may hang.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=_begin)


def _kill(worker: ProcessPoolExecutor) -> None:
    """End its process at once: a shutdown alone would wait for the job when the program exits."""
    processes = list((worker._processes or {}).values())  # noqa: SLF001 - there is no public way
    worker.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _begin() -> None:
    """What a worker does first: make sure that it exits even if the server is killed."""
    server = multiprocessing.parent_process()

    def wait() -> None:
        if server is not None:
            server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def _look_at(_job: Callable[[], object]) -> None:
    """What a worker does once it has loaded the code of its first job: lower its priority."""
    if hasattr(os, "nice"):
        os.nice(NICE)
