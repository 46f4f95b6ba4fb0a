"""What is read from the database, by the server and by `echappee db`."""

import sqlite3

from msgspec import MsgspecError

from echappee.engine import Refused
from echappee.server.store.interface import Kept, Listed, Stored, Subscription, Summary
from echappee.server.store.rows import COLUMNS, summary_in

_SUBSCRIPTION = """
SELECT endpoint, p256dh, auth, language, told FROM subscriptions WHERE table_id = ? AND device = ?
"""
_CODE = """
SELECT id, 1 FROM tables WHERE player_hash = :hash
UNION ALL SELECT id, 0 FROM tables WHERE watcher_hash = :hash
"""
_PUBLIC = f"""
SELECT {COLUMNS} FROM tables WHERE public AND status <> 'over' ORDER BY created DESC, number DESC LIMIT ?
"""  # noqa: S608 - the columns are ours
_OWN = f"""
SELECT your_turn, updated, members.number, {COLUMNS} FROM members JOIN tables ON id = table_id
WHERE device = ? AND members.number < ? ORDER BY members.number DESC LIMIT ?
"""  # noqa: S608 - as above


def load(connection: sqlite3.Connection, table: str) -> Stored | None:
    """A table with all its acts."""
    row = connection.execute("SELECT seed, clock FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    acts = connection.execute("SELECT body FROM acts WHERE table_id = ? ORDER BY seq", (table,))
    snapshot = connection.execute("SELECT body FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    return Stored(
        seed=row[0],
        acts=tuple(body for (body,) in acts.fetchall()),
        snapshot=snapshot[0] if snapshot else None,
        clock=row[1],
    )


def find_code(connection: sqlite3.Connection, code_hash: str) -> tuple[str, bool] | None:
    """The table with this code, and whether it is the players' code."""
    found = connection.execute(_CODE, {"hash": code_hash}).fetchall()
    return (found[0][0], bool(found[0][1])) if found else None


def public_tables(connection: sqlite3.Connection, limit: int) -> list[Summary]:
    """Public tables that are not over, the newest first."""
    return [summary_in(row) for row in connection.execute(_PUBLIC, (limit,)).fetchall()]


def tables_of(connection: sqlite3.Connection, device: str, limit: int, before: int) -> list[Listed]:
    """The newest tables of a device that were opened before this one."""
    rows = connection.execute(_OWN, (device, before, limit)).fetchall()
    return [
        Listed(summary=summary_in(tuple(row)), your_turn=bool(turn), updated=updated, number=number)
        for turn, updated, number, *row in rows
    ]


def overdue(connection: sqlite3.Connection, now: float, limit: int) -> list[str]:
    """The tables at which somebody has no time left, the earliest first."""
    rows = connection.execute("SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?", (now, limit))
    return [id for (id,) in rows.fetchall()]


def subscription(connection: sqlite3.Connection, table: str, device: str) -> Subscription | None:
    """The push subscription of this device."""
    row = connection.execute(_SUBSCRIPTION, (table, device)).fetchone()
    return Subscription(*row) if row else None


def all_tables(connection: sqlite3.Connection) -> list[str]:
    return [id for (id,) in connection.execute("SELECT id FROM tables ORDER BY number").fetchall()]


def kept(connection: sqlite3.Connection, table: str) -> Kept:
    """A table and how lists show it, both read at the same moment."""
    connection.execute("BEGIN")
    try:
        row = connection.execute(
            f"SELECT {COLUMNS} FROM tables WHERE id = ?",  # noqa: S608 - as above
            (table,),
        ).fetchone()
        stored = load(connection, table)
    finally:
        connection.execute("ROLLBACK")
    if row is None or stored is None:
        raise Refused("bad-table", "it is in an index and nowhere else")
    try:
        return Kept(summary=summary_in(row), stored=stored)
    except (MsgspecError, TypeError) as error:
        raise Refused("bad-table", f"how lists show it cannot be read: {error}") from None
