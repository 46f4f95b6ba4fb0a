"""Which server owns a table: the one that claimed it last, for as long as that server's heart beats.

One row per server is renewed, not one per table. All times are the database's, so that the clocks of servers
need not agree. A lease only keeps tables from going to and fro; the epoch keeps two servers from writing to
one.
"""

from psycopg import AsyncConnection
from psycopg.rows import TupleRow

from echappee.server.store.interface import Beat, NotOwner

LEASE_S = 1.5
"""Without a heartbeat for this long, others may claim a server's tables."""

_CLAIM = """
UPDATE tables SET owner = %(node)s, epoch = epoch + 1
WHERE id = %(table)s AND (owner IS NULL OR owner = %(node)s OR NOT EXISTS (
    SELECT FROM nodes WHERE nodes.id = owner AND until > clock_timestamp()
))
RETURNING epoch
"""
_OWNER = "SELECT address FROM tables LEFT JOIN nodes ON nodes.id = owner WHERE tables.id = %s"
_RELEASE = "UPDATE tables SET owner = NULL WHERE id = %s AND owner = %s AND epoch = %s"
_BEAT = """
WITH before AS (SELECT until FROM nodes WHERE id = %(node)s)
INSERT INTO nodes (id, address, until)
VALUES (%(node)s, %(address)s, clock_timestamp() + make_interval(secs => %(lease)s))
ON CONFLICT (id) DO UPDATE SET until = excluded.until
RETURNING coalesce((SELECT until > clock_timestamp() FROM before), false)
"""
_ALIVE = "SELECT address FROM nodes WHERE until > clock_timestamp()"
_HELD = "SELECT id, epoch FROM tables WHERE owner = %s"
_LEAVE = "DELETE FROM nodes WHERE id = %s"
_FORGET_THE_DEAD = "DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 hour'"

Connection = AsyncConnection[TupleRow]


async def claim(connection: Connection, node: str, table: str) -> int:
    """The epoch in which this server owns the table from now on; 0 if there is no such table."""
    row = await (await connection.execute(_CLAIM, {"node": node, "table": table})).fetchone()
    if row:
        epoch: int = row[0]
        return epoch
    owner = await (await connection.execute(_OWNER, (table,))).fetchone()
    if owner is None:
        return 0
    raise NotOwner("this table is at another server; come back to it", owner[0] or "")


async def release(connection: Connection, node: str, table: str, epoch: int) -> None:
    await connection.execute(_RELEASE, (table, node, epoch))


async def beat(connection: Connection, node: str, address: str) -> Beat:
    """Keep what this server owns; says what is left of it if that comes too late."""
    values = {"node": node, "address": address, "lease": LEASE_S}
    row = await (await connection.execute(_BEAT, values)).fetchone()
    alive = await (await connection.execute(_ALIVE)).fetchall()
    held: dict[str, int] | None = None
    if row is None or not row[0]:
        await connection.execute(_FORGET_THE_DEAD)
        held = dict(await (await connection.execute(_HELD, (node,))).fetchall())
    return Beat(frozenset(address for (address,) in alive), held)


async def leave(connection: Connection, node: str) -> None:
    """Let others claim everything that this server owns."""
    await connection.execute(_LEAVE, (node,))
