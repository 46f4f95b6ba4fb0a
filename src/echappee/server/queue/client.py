"""A server's side of the queue: sends jobs to workers, and notices when a worker is gone."""

import asyncio
from contextlib import suppress
from itertools import count
from typing import TypeVar

import psycopg
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ProcrastinateException
from psycopg import AsyncConnection, sql

from echappee.server.config import DatabaseUrl
from echappee.server.errands import Errands, outcome
from echappee.server.logs import log
from echappee.server.queue.database import TASK, WORKER, channel, open_pool, queue_conninfo, queue_name
from echappee.server.queue.parcels import Foreign, code_version, pack_job, unpack_outcome
from echappee.server.work import LANES, Job, Lost

PATIENCE_S = 10.0
"""How long beyond its limit a job may wait for a worker, or take there; then this server does it itself."""

AGAIN_S = 1.0
"""How long to wait before reconnecting."""

T = TypeVar("T")


class AwayJob:
    """A job that was sent to a worker."""

    def __init__(self, lane: str, job: Job[object]) -> None:
        self.lane = lane
        self.job = job
        self.body: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        """The answer; None if it is lost."""
        self.by = ""
        """The worker that took the job."""
        self.patience = asyncio.timeout(job.limit_s + PATIENCE_S)

    def hear(self, by: str, done: float) -> None:
        """A worker has taken the job, or reports progress."""
        if not self.by and not self.patience.expired():
            self.patience.reschedule(asyncio.get_running_loop().time() + self.job.limit_s + PATIENCE_S)
        self.by = by
        self.job.begin(lambda: done)

    def lose(self) -> None:
        if not self.body.done():
            self.body.set_result(None)


class QueueClient:
    """Open as long as there are workers."""

    def __init__(self, url: DatabaseUrl, node: str) -> None:
        self._url = url
        self._node = node
        self._workers: frozenset[str] = frozenset()
        self._app: App | None = None
        self._listening: asyncio.Task[None] | None = None
        self._sent: dict[str, AwayJob] = {}
        self._numbers = count()
        self._errands = Errands()

    @property
    def staffed(self) -> bool:
        """Whether a worker runs the same code as this server."""
        return bool(self._workers) and self._app is not None

    def look(self, alive: frozenset[str]) -> None:
        """Find out which servers and workers are alive; jobs taken by a dead worker are lost."""
        mine = f"{WORKER}{code_version()}/"
        self._workers = frozenset(address for address in alive if address.startswith(mine))
        if self._workers and (self._listening is None or self._listening.done()):
            self._listening = asyncio.create_task(self._listen())
        for sent in self._sent.values():
            if not self._workers or (sent.by and sent.by not in self._workers):
                sent.lose()

    def ahead(self, lane: str, job: Job[T]) -> int:
        """How many of this server's jobs were sent before this one and taken by no worker yet."""
        untaken = [sent.job for sent in self._sent.values() if sent.lane == lane and not sent.by]
        return next((index for index, each in enumerate(untaken) if each is job), 0)

    async def do(self, lane: str, job: Job[T]) -> T:
        """The result of the job, or the error it raised; Lost if no worker answers."""
        key, sent = f"{self._node}.{next(self._numbers)}", AwayJob(lane, job)
        self._sent[key] = sent
        sending = None
        try:
            sending = self._errands.begin(self._send(key, lane, job))
            async with sent.patience:
                await outcome(sending)
                body = await sent.body
            if body is None:
                raise Lost
            sending = None
            return unpack_outcome(body, job.work)
        except (Foreign, TimeoutError, ProcrastinateException, psycopg.Error) as error:
            raise Lost from error
        finally:
            del self._sent[key]
            if sending is not None:
                self._errands.begin(self._call_off(sending))

    async def close(self) -> None:
        """Cancel the jobs that are away, and close the connections."""
        await self._errands.finish()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _send(self, key: str, lane: str, job: Job[object]) -> int:
        if self._app is None:
            raise Lost
        task = self._app.configure_task(TASK, queue=queue_name(lane), priority=LANES[lane].priority)
        parcel = pack_job(job.work)
        return await task.defer_async(key=key, node=self._node, lane=lane, limit_s=job.limit_s, parcel=parcel)

    async def _listen(self) -> None:
        """Listen for answers until the connection is lost, and with it all jobs that are away."""
        try:
            pool = await open_pool(self._url)
            async with pool, await AsyncConnection.connect(queue_conninfo(self._url), autocommit=True) as ear:
                await ear.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel(self._node))))
                self._app = App(connector=PsycopgConnector())
                await self._app.open_async(pool)
                async for notice in ear.notifies():
                    self._hear(notice.payload)
        except psycopg.Error:
            log("queue lost")
            self._close_down()
            await asyncio.sleep(AGAIN_S)
        finally:
            self._close_down()

    def _close_down(self) -> None:
        self._app = None
        for sent in self._sent.values():
            sent.lose()

    def _hear(self, payload: str) -> None:
        key, _, taken = payload.partition(" ")
        by, _, done = taken.partition(" ")
        sent = self._sent.get(key)
        if sent and by:
            with suppress(ValueError):
                sent.hear(by, float(done))
        elif sent:
            self._errands.begin(self._fetch(key, sent))

    async def _fetch(self, key: str, sent: AwayJob) -> None:
        if self._app is None:
            return
        with suppress(ProcrastinateException):
            row = await self._app.connector.execute_query_one_async(
                "DELETE FROM answers WHERE key = %(key)s RETURNING body", key=key
            )
            if not sent.body.done():
                sent.body.set_result(row["body"])

    async def _call_off(self, sending: asyncio.Task[int]) -> None:
        """Nobody waits for this job any more, so a worker that has it stops."""
        with suppress(Lost, ProcrastinateException, psycopg.Error):
            id = await sending
            if self._app is not None:
                await self._app.job_manager.cancel_job_by_id_async(id, abort=True, delete_job=True)
