"""The one writer: a thread that commits everything that is waiting as one group, and only then says so."""

import sqlite3
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from echappee.engine import Refused

Work = Callable[[sqlite3.Connection], None]
"""One statement: it writes everything it has to, or raises and has written nothing."""

LARGEST_GROUP = 1000
"""So that nobody waits long for the rest of a group."""


class _Job(NamedTuple):
    work: Work
    done: "Future[None]"


_Outcome = tuple["Future[None]", Exception | None]


class Writer:
    """Owns the only connection that writes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.commits = 0
        self._connection = connection
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        # A daemon, so that a server that did not close its store can still exit.
        self._thread = Thread(target=self._run, name="echappee-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work) -> None:
        """Do this work; returns when it is on disk, and raises if it is not."""
        job = _Job(work, get_running_loop().create_future())
        self._jobs.put(job)
        await job.done

    def close(self) -> None:
        """Finish what is waiting and close the connection. Nothing may be written after this."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        running = True
        while running:
            waiting = self._next_group()
            running = None not in waiting
            _settle_all(self._commit([job for job in waiting if job is not None]))
        self._connection.close()

    def _next_group(self) -> list[_Job | None]:
        """Everything that is waiting, at least one job."""
        waiting = [self._jobs.get()]
        with suppress(Empty):
            while len(waiting) < LARGEST_GROUP:
                waiting.append(self._jobs.get_nowait())
        return waiting

    def _commit(self, group: list[_Job]) -> list[_Outcome]:
        if not group:
            return []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [(job.done, self._attempt(job.work)) for job in group]
            self._connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - everyone who waits must hear of any error
            with suppress(sqlite3.Error):
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            return [(job.done, _as_refusal(error)) for job in group]
        self.commits += 1
        return outcomes

    def _attempt(self, work: Work) -> Exception | None:
        """Do one job; its error harms no other job, unless a failing disk undid the whole group."""
        try:
            work(self._connection)
        except Exception as error:
            if not self._connection.in_transaction:
                raise
            return _as_refusal(error)
        return None


def _as_refusal(error: Exception) -> Exception:
    if isinstance(error, sqlite3.Error):
        return Refused("not-stored", f"this could not be stored, and was not done: {error}")
    return error


def _settle_all(outcomes: list[_Outcome]) -> None:
    """Wake everyone who waits, with one call per loop for the whole group: far cheaper than one call each."""
    for loop, outcomes_there in groupby(outcomes, key=_loop):
        with suppress(RuntimeError):  # the loop has ended, so nobody is waiting
            loop.call_soon_threadsafe(_settle, list(outcomes_there))


def _loop(outcome: _Outcome) -> AbstractEventLoop:
    return outcome[0].get_loop()


def _settle(outcomes: list[_Outcome]) -> None:
    for done, error in outcomes:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
