"""The one writer: a thread that commits all waiting changes as one group, then wakes the waiting callers.

A new table and its acts are one statement each, done whole or not at all. A single statement also releases
the interpreter's lock only once; next to a busy event loop, each release costs more than the writing itself.
"""

import sqlite3
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from echappee.engine import Refused
from echappee.server.store.interface import Change, NewTable
from echappee.server.store.sql import json_text, lists_of, row_of

Work = Callable[[sqlite3.Connection], None]
"""One statement: it writes everything, or raises and has written nothing."""

LARGEST_GROUP = 1000
"""A limit, so that nobody waits long for the rest of a group."""


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
        """Finish pending work and close the connection. Nothing may be written after this."""
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
        """All waiting jobs, at least one."""
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
        except Exception as error:  # noqa: BLE001 - it is raised for everyone who waits
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
    """Wake all callers, with one call per loop for the whole group: far cheaper than one call each."""
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


# Temporary: they belong to the writing connection, not to the file.
_LEARN = """
PRAGMA temp_store = MEMORY;

CREATE TEMP VIEW changes AS
SELECT NULL AS id, NULL AS seed, NULL AS player_hash, NULL AS watcher_hash, NULL AS seq, NULL AS bodies,
    NULL AS status, NULL AS stage, NULL AS public, NULL AS seats, NULL AS open_seats,
    NULL AS round, NULL AS winner, NULL AS tour, NULL AS day, NULL AS days, NULL AS points, NULL AS game,
    NULL AS members, NULL AS asked, NULL AS clock, NULL AS due, NULL AS now, NULL AS crcs, NULL AS people;

CREATE TEMP TRIGGER change INSTEAD OF INSERT ON changes BEGIN
    INSERT INTO tables
        (id, seed, player_hash, watcher_hash, status, stage, public, seats, open_seats, created, updated,
         people)
    SELECT new.id, new.seed, new.player_hash, new.watcher_hash, '', '', 0, '[]', 0, new.now, new.now, 0
    WHERE new.seed IS NOT NULL;

    SELECT raise(ABORT, 'out-of-order')
    WHERE new.seq <> (SELECT coalesce(max(seq) + 1, 0) FROM acts WHERE table_id = new.id);

    INSERT INTO acts (table_id, seq, body, crc)
    SELECT new.id, new.seq + key, CAST(value AS BLOB), json_extract(new.crcs, '$[' || key || ']')
    FROM json_each(new.bodies);

    UPDATE tables SET status = new.status, stage = new.stage, public = new.public, seats = new.seats,
        open_seats = new.open_seats, round = new.round, winner = new.winner,
        tour = new.tour, day = new.day, days = new.days, points = new.points, game = new.game,
        clock = new.clock, due = new.due, updated = new.now, people = max(people, new.people),
        acts = acts + json_array_length(new.bodies)
    WHERE id = new.id;

    DELETE FROM members
    WHERE table_id = new.id AND device NOT IN (SELECT value FROM json_each(new.members));

    INSERT INTO members (table_id, device, your_turn, number)
    SELECT new.id, value, value IN (SELECT value FROM json_each(new.asked)), number
    FROM json_each(new.members) JOIN tables ON tables.id = new.id
    WHERE true
    ON CONFLICT (table_id, device) DO UPDATE SET your_turn = excluded.your_turn
    WHERE your_turn <> excluded.your_turn;
END;
"""
_CHANGE = """
INSERT INTO changes VALUES (
    :id, :seed, :player_hash, :watcher_hash, :seq, :bodies,
    :status, :stage, :public, :seats, :open_seats, :round, :winner, :tour, :day, :days, :points, :game,
    :members, :asked, :clock, :due, :now, :crcs, :people
)
"""


def learn_changes(connection: sqlite3.Connection) -> None:
    """Create the view and the trigger that turn one insert into a whole change."""
    connection.executescript(_LEARN)


def add_table(connection: sqlite3.Connection, table: NewTable, first: Change, now: float) -> None:
    try:
        connection.execute(_CHANGE, _values(first, now) | table._asdict())
    except sqlite3.IntegrityError:
        raise Refused(
            "duplicate-table", f"there is a table {table.id}, or one with its codes, already"
        ) from None


def add_acts(connection: sqlite3.Connection, change: Change, now: float) -> None:
    """Write acts, and the table's row in lists after them."""
    try:
        connection.execute(_CHANGE, _values(change, now))
    except sqlite3.IntegrityError:
        raise Refused(
            "out-of-order", f"act {change.seq} is not the next one of table {change.table}"
        ) from None


def delete_table(connection: sqlite3.Connection, table: str) -> None:
    for of_table in ("snapshots", "members", "acts"):
        connection.execute(f"DELETE FROM {of_table} WHERE table_id = ?", (table,))  # noqa: S608 - the names are ours
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))


def _values(change: Change, now: float) -> dict[str, object]:
    return {
        **row_of(change.summary),
        **lists_of(change),
        "id": change.table,
        "seed": None,
        "player_hash": None,
        "watcher_hash": None,
        "seq": change.seq,
        "clock": change.clock,
        "due": change.due,
        "now": now,
        "people": change.people,
        "crcs": json_text(change.crcs),
    }
