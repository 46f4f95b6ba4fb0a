"""A worker: takes jobs from the queue, does them in processes, and sends back the results."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import psycopg
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ProcrastinateException
from procrastinate.jobs import DeleteJobCondition, Status
from psycopg_pool import AsyncConnectionPool

from echappee.engine import Refused
from echappee.server.config import DatabaseUrl
from echappee.server.errands import Errands
from echappee.server.logs import log
from echappee.server.queue.database import TASK, WORKER, channel, open_pool, queue_name
from echappee.server.queue.parcels import Foreign, code_version, pack_outcome, unpack_job
from echappee.server.store.interface import BEAT_S
from echappee.server.store.postgres import PostgresStore
from echappee.server.work import LANES, Job, WorkerFailure
from echappee.server.workers import START_S, Workers

AGAIN_S = 1.0
STALE_S = 60.0
"""Answers that no server has fetched for this long are not wanted any more."""
TOLD_S = 1.0
"""How often a worker reports the progress of a job."""
LONG = "long"

_TAKEN = "SELECT pg_notify(%(channel)s, %(payload)s)"
_DONE = """
WITH answered AS (INSERT INTO answers (key, body) VALUES (%(key)s, %(body)s) ON CONFLICT DO NOTHING)
SELECT pg_notify(%(channel)s, %(key)s)
"""
_TIDY = "DELETE FROM answers WHERE at < clock_timestamp() - make_interval(secs => %(age)s)"


def run_worker(url: DatabaseUrl, processes: int, ready: Callable[[], None]) -> None:
    """Work until a signal ends it, then finish the jobs that have begun.

    `ready` is called once it can take jobs.
    """
    store = PostgresStore.open(url)
    store.address = f"{WORKER}{code_version()}/{store.node}"
    asyncio.run(QueueWorker(url, store, processes).run(ready))


class LaneProcesses(NamedTuple):
    """Processes for some of the lanes: short jobs never wait for long ones."""

    lanes: Sequence[str]
    size: int
    workers: Workers


def _divided(processes: int) -> Iterator[LaneProcesses]:
    """As many processes for short jobs as asked for, and half as many for long ones."""
    quick, long = [lane for lane in LANES if lane != LONG], max(1, processes // 2)
    yield LaneProcesses(quick, processes, Workers(processes))
    yield LaneProcesses([LONG], long, Workers(long))


class QueueWorker:
    def __init__(self, url: DatabaseUrl, store: PostgresStore, processes: int) -> None:
        self._url = url
        self._store = store
        self._divided = list(_divided(processes))
        self._errands = Errands()
        """Messages to servers: a cancelled job would take a connection along."""
        self._stopping = asyncio.Event()

    async def run(self, ready: Callable[[], None]) -> None:
        for sign in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(sign, self._stopping.set)
        try:
            await self._start_processes()
            ready()
            while not self._stopping.is_set():
                await self._work_while_connected()
        finally:
            for each in self._divided:
                each.workers.close()
            await self._store.close()

    async def _start_processes(self) -> None:
        """Now, so that no short job waits for it: starting takes a while on a busy machine."""
        quick, *_ = self._divided
        starting = (quick.workers.run(Job(os.getpid, START_S)) for _ in range(quick.size))
        await asyncio.gather(*starting)

    async def _work_while_connected(self) -> None:
        try:
            async with await open_pool(self._url) as pool:
                await self._work(pool)
        except (psycopg.Error, ProcrastinateException, Refused):
            log("queue lost")
            await self._pause(AGAIN_S)

    async def _work(self, pool: AsyncConnectionPool) -> None:
        app = App(connector=PsycopgConnector())
        await app.open_async(pool)
        app.task(name=TASK, pass_context=False)(self._do)
        self._app = app
        working = [
            asyncio.create_task(
                app.run_worker_async(
                    queues=list(map(queue_name, each.lanes)),
                    concurrency=each.size,
                    delete_jobs=DeleteJobCondition.ALWAYS,
                    install_signal_handlers=False,
                )
            )
            for each in self._divided
        ]
        beating = asyncio.create_task(self._live_on())
        stopping = asyncio.create_task(self._stopping.wait())
        try:
            await asyncio.wait((*working, beating, stopping), return_when=asyncio.FIRST_COMPLETED)
        finally:
            beating.cancel()
            stopping.cancel()
            # From here on servers send no more jobs to this worker.
            with suppress(Refused):
                await self._store.leave()
            for taking in working:
                taking.cancel()  # it finishes the jobs that have begun
            await asyncio.gather(*working, return_exceptions=True)
            await self._errands.finish()

    async def _live_on(self) -> None:
        """Tell servers that this worker is alive, and clean up after others."""
        tidied = 0.0
        clock = asyncio.get_running_loop().time
        while True:
            await self._store.beat()
            if clock() - tidied > STALE_S:
                await self._tidy()
                tidied = clock()
            await asyncio.sleep(BEAT_S)

    async def _tidy(self) -> None:
        await self._app.connector.execute_query_async(_TIDY, age=STALE_S)
        manager = self._app.job_manager
        for job in await manager.get_stalled_jobs(seconds_since_heartbeat=STALE_S):
            await manager.finish_job(job, Status.FAILED, delete_job=True)

    async def _do(self, key: str, node: str, lane: str, limit_s: float, parcel: str) -> None:
        tell = partial(self._app.connector.execute_query_async, channel=channel(node))

        async def told(done: float) -> None:
            payload = f"{key} {self._store.address} {done:.3f}"
            await self._errands.see_through(tell(_TAKEN, payload=payload))

        await told(0.0)
        processes = next(each.workers for each in self._divided if lane in each.lanes)
        try:
            body = await _outcome(processes, Job(unpack_job(parcel), limit_s), told)
        except Foreign:
            body = pack_outcome(WorkerFailure())
        await self._errands.see_through(tell(_DONE, key=key, body=body))

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), seconds)


async def _outcome(
    workers: Workers, job: Job[object], told: Callable[[float], Coroutine[object, object, None]]
) -> bytes:
    """The job's result or error; `told` is called with its progress."""
    working, known = asyncio.create_task(workers.run(job)), 0.0
    try:
        while not (await asyncio.wait((working,), timeout=TOLD_S))[0]:
            if known != job.done():
                known = job.done()
                await told(known)
        return pack_outcome(working.result())
    except Exception as error:  # noqa: BLE001 - a job may raise anything; its server hears of it
        return pack_outcome(error)
    finally:
        working.cancel()
