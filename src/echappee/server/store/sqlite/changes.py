"""What a new table and acts write into the database: each is one statement, done whole or not at all.

One statement also releases the interpreter's lock only once; next to a busy event loop, each release costs
more than the writing itself.
"""

import sqlite3

from msgspec import json

from echappee.engine import Refused
from echappee.server.store.interface import Change, NewTable
from echappee.server.store.rows import row_of

# Temporary: they belong to the connection that writes, not to the file.
_LEARN = """
PRAGMA temp_store = MEMORY;

CREATE TEMP VIEW changes AS
SELECT NULL AS id, NULL AS seed, NULL AS player_hash, NULL AS watcher_hash, NULL AS seq, NULL AS bodies,
    NULL AS status, NULL AS stage, NULL AS public, NULL AS seats, NULL AS open_seats,
    NULL AS round, NULL AS winner, NULL AS tour, NULL AS day, NULL AS days, NULL AS points, NULL AS game,
    NULL AS members, NULL AS asked, NULL AS clock, NULL AS due, NULL AS now;

CREATE TEMP TRIGGER change INSTEAD OF INSERT ON changes BEGIN
    INSERT INTO tables
        (id, seed, player_hash, watcher_hash, status, stage, public, seats, open_seats, created, updated)
    SELECT new.id, new.seed, new.player_hash, new.watcher_hash, '', '', 0, '[]', 0, new.now, new.now
    WHERE new.seed IS NOT NULL;

    SELECT raise(ABORT, 'out-of-order')
    WHERE new.seq <> (SELECT coalesce(max(seq) + 1, 0) FROM acts WHERE table_id = new.id);

    INSERT INTO acts (table_id, seq, body)
    SELECT new.id, new.seq + key, CAST(value AS BLOB) FROM json_each(new.bodies);

    UPDATE tables SET status = new.status, stage = new.stage, public = new.public, seats = new.seats,
        open_seats = new.open_seats, round = new.round, winner = new.winner,
        tour = new.tour, day = new.day, days = new.days, points = new.points, game = new.game,
        clock = new.clock, due = new.due, updated = new.now
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
    :members, :asked, :clock, :due, :now
)
"""


def learn_changes(connection: sqlite3.Connection) -> None:
    """Make the view and the trigger that turn one insert into a whole change."""
    connection.executescript(_LEARN)


def add_table(connection: sqlite3.Connection, table: NewTable, first: Change, now: float) -> None:
    try:
        connection.execute(_CHANGE, _values(first, now) | table._asdict())
    except sqlite3.IntegrityError:
        raise Refused(
            "duplicate-table", f"there is a table {table.id}, or one with its codes, already"
        ) from None


def add_acts(connection: sqlite3.Connection, change: Change, now: float) -> None:
    """Write acts, and how lists show the table after them."""
    try:
        connection.execute(_CHANGE, _values(change, now))
    except sqlite3.IntegrityError:
        raise Refused(
            "out-of-order", f"act {change.seq} is not the next one of table {change.table}"
        ) from None


def add_snapshot(connection: sqlite3.Connection, table: str, snapshot: bytes) -> None:
    connection.execute("INSERT OR REPLACE INTO snapshots (table_id, body) VALUES (?, ?)", (table, snapshot))


def delete_table(connection: sqlite3.Connection, table: str) -> None:
    for of_table in ("snapshots", "members", "acts"):
        connection.execute(f"DELETE FROM {of_table} WHERE table_id = ?", (table,))  # noqa: S608 - the names are ours
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))


def _values(change: Change, now: float) -> dict[str, object]:
    return {
        **row_of(change.summary),
        "id": change.table,
        "seed": None,
        "player_hash": None,
        "watcher_hash": None,
        "seq": change.seq,
        "bodies": json.encode([act.decode() for act in change.acts]).decode(),
        "members": json.encode(change.members).decode(),
        "asked": json.encode(change.asked).decode(),
        "clock": change.clock,
        "due": change.due,
        "now": now,
    }
