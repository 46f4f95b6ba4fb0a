"""What is read from the database, by the server and by `echappee db`."""

from psycopg import AsyncConnection, Connection
from psycopg.rows import TupleRow

from echappee.engine import Refused
from echappee.server.store.interface import Kept, Listed, Move, Stored, Subscription, Summary
from echappee.server.store.rows import COLUMNS, summary_in

_LOAD = """
SELECT id, seed, clock, (SELECT body FROM snapshots WHERE table_id = id),
    ARRAY(SELECT body FROM acts WHERE table_id = id ORDER BY seq)
FROM tables WHERE id = ANY(%b)
"""
_KEPT = f"""
SELECT {COLUMNS}, seed, clock, NULL, ARRAY(SELECT body FROM acts WHERE table_id = id ORDER BY seq)
FROM tables WHERE id = %b
"""  # noqa: S608 - the columns are ours
_CODE = """
SELECT id, player_hash = %(hash)b FROM tables WHERE player_hash = %(hash)b
UNION ALL SELECT id, false FROM tables WHERE watcher_hash = %(hash)b
"""
_PUBLIC = f"""
SELECT {COLUMNS} FROM tables WHERE public AND status <> 'over' ORDER BY created DESC, number DESC LIMIT %b
"""  # noqa: S608 - as above
_OWN = f"""
SELECT your_turn, updated, members.number, {COLUMNS} FROM members JOIN tables ON id = table_id
WHERE device = %b AND members.number < %b ORDER BY members.number DESC LIMIT %b
"""  # noqa: S608 - as above
_MOVE = "SELECT table_id, device, until FROM moves WHERE code_hash = %b"
_SUBSCRIPTION = """
SELECT endpoint, p256dh, auth, language, told FROM subscriptions WHERE table_id = %b AND device = %b
"""


async def load(connection: AsyncConnection[TupleRow], tables: list[str]) -> dict[str, Stored]:
    """Tables with all their acts, in one statement: all of it as it was at one moment."""
    rows = await connection.execute(_LOAD, (tables,), prepare=True, binary=True)
    return {id: _stored(*row) for id, *row in await rows.fetchall()}


async def find_code(connection: AsyncConnection[TupleRow], code_hash: str) -> tuple[str, bool] | None:
    """The table with this code, and whether it is the players' code."""
    row = await (await connection.execute(_CODE, {"hash": code_hash})).fetchone()
    return (row[0], row[1]) if row else None


async def public_tables(connection: AsyncConnection[TupleRow], limit: int) -> list[Summary]:
    """Public tables that are not over, the newest first."""
    rows = await connection.execute(_PUBLIC, (limit,))
    return [summary_in(row) for row in await rows.fetchall()]


async def tables_of(
    connection: AsyncConnection[TupleRow], device: str, limit: int, before: int
) -> list[Listed]:
    """The newest tables of a device that were opened before this one."""
    rows = await connection.execute(_OWN, (device, before, limit))
    return [
        Listed(summary=summary_in(tuple(row)), your_turn=turn, updated=updated, number=number)
        for turn, updated, number, *row in await rows.fetchall()
    ]


async def overdue(connection: AsyncConnection[TupleRow], now: float, limit: int) -> list[str]:
    """The tables at which somebody has no time left, the earliest first."""
    rows = await connection.execute(
        "SELECT id FROM tables WHERE due <= %b ORDER BY due LIMIT %b", (now, limit)
    )
    return [id for (id,) in await rows.fetchall()]


async def subscription(connection: AsyncConnection[TupleRow], table: str, device: str) -> Subscription | None:
    """The push subscription of this device."""
    row = await (await connection.execute(_SUBSCRIPTION, (table, device))).fetchone()
    return Subscription(*row) if row else None


async def find_move(connection: AsyncConnection[TupleRow], code_hash: str) -> Move | None:
    """Whose seats this code moves."""
    row = await (await connection.execute(_MOVE, (code_hash,))).fetchone()
    return Move(*row) if row else None


def all_tables(connection: Connection[TupleRow]) -> list[str]:
    return [id for (id,) in connection.execute("SELECT id FROM tables ORDER BY number").fetchall()]


def kept(connection: Connection[TupleRow], table: str) -> Kept:
    """A table and how lists show it, both as they were at one moment."""
    row = connection.execute(_KEPT, (table,), binary=True).fetchone()
    if row is None:
        raise Refused("bad-table", "it was deleted meanwhile")
    width = len(COLUMNS.split(","))
    return Kept(summary=summary_in(row[:width]), stored=_stored(*row[width:]))


def _stored(seed: str, clock: bytes, snapshot: bytes | None, acts: list[bytes]) -> Stored:
    return Stored(seed=seed, acts=tuple(acts), snapshot=snapshot, clock=clock)
