"""What a new table and an act write into the database."""

import sqlite3

from msgspec import json

from echappee.engine import Refused
from echappee.server.store import Change, NewTable

# The seats and the like are set right by the first act.
_ADD_TABLE = """
INSERT INTO tables
    (id, seed, player_hash, watcher_hash, status, stage, public, seats, open_seats, created, updated)
VALUES (:id, :seed, :player_hash, :watcher_hash, '', '', 0, '[]', 0, :now, :now)
"""
_ADD_ACT = """
INSERT INTO acts (table_id, seq, body)
SELECT :table, :seq, :act
WHERE :seq = (SELECT coalesce(max(seq) + 1, 0) FROM acts WHERE table_id = :table)
"""
_SUMMARISE = """
UPDATE tables SET status = :status, stage = :stage, public = :public, seats = :seats,
    open_seats = :open_seats, updated = :now
WHERE id = :table
"""
_MEMBERS = "SELECT device, your_turn FROM members WHERE table_id = ?"
_PUT_MEMBER = """
INSERT INTO members (table_id, device, your_turn) VALUES (?, ?, ?)
ON CONFLICT (table_id, device) DO UPDATE SET your_turn = excluded.your_turn
"""
_DROP_MEMBER = "DELETE FROM members WHERE table_id = ? AND device = ?"


def add_table(connection: sqlite3.Connection, table: NewTable, first: Change, now: float) -> None:
    """Write a new table with its first act."""
    try:
        connection.execute(_ADD_TABLE, table._asdict() | {"now": now})
    except sqlite3.IntegrityError:
        raise Refused(
            "duplicate-table", f"there is a table {table.id}, or one with its codes, already"
        ) from None
    add_act(connection, first, now)


def add_act(connection: sqlite3.Connection, change: Change, now: float) -> None:
    """Write an act, and what the lists must know after it."""
    summary = change.summary
    values = {
        "table": change.table,
        "seq": change.seq,
        "act": change.act,
        "status": summary.status,
        "stage": summary.stage,
        "public": summary.public,
        "seats": json.encode(summary.seats).decode(),
        "open_seats": summary.open_seats,
        "now": now,
    }
    known = connection.execute(_SUMMARISE, values).rowcount
    if not known or not connection.execute(_ADD_ACT, values).rowcount:
        raise Refused("out-of-order", f"act {change.seq} is not the next one of table {change.table}")
    _keep_members(connection, change)


def _keep_members(connection: sqlite3.Connection, change: Change) -> None:
    """Write what has changed about a table's devices: after most acts that is little or nothing."""
    before = {device: bool(turn) for device, turn in connection.execute(_MEMBERS, (change.table,))}
    after = {device: device in change.asked for device in change.members}
    put = [(change.table, *member) for member in after.items() - before.items()]
    gone = [(change.table, device) for device in before.keys() - after.keys()]
    if put:
        connection.executemany(_PUT_MEMBER, put)
    if gone:
        connection.executemany(_DROP_MEMBER, gone)
