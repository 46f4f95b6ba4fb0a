"""Which server owns a table: the one that claimed it last, while that server's heart beats.

One row per server is renewed, not one per table. All times are the database's, so that the clocks of servers
need not agree. A lease only keeps tables from changing servers all the time; the epoch keeps two servers from
writing to one table.
"""

from typing import NamedTuple

from psycopg import AsyncConnection
from psycopg.rows import TupleRow

from echappee.engine import Refused
from echappee.server.store.interface import Beat, NotOwner, Owned

LEASE_S = 1.5
"""Without a heartbeat for this long, others may claim a server's tables."""

_CLAIM = """
WITH seen AS (SELECT id, owner, epoch FROM tables WHERE id = ANY(%(tables)s)),
dead AS (
    SELECT id FROM nodes WHERE id IN (SELECT owner FROM seen) AND until <= clock_timestamp() FOR SHARE
),
free AS (
    SELECT id FROM tables JOIN seen USING (id, epoch)
    WHERE tables.owner IS NULL OR tables.owner = %(node)s OR tables.owner IN (SELECT id FROM dead)
        OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = tables.owner)
    FOR UPDATE OF tables SKIP LOCKED
),
claimed AS (
    UPDATE tables SET owner = %(node)s, epoch = epoch + 1 WHERE id IN (SELECT id FROM free)
    RETURNING id, epoch
)
SELECT seen.id, claimed.epoch, address
FROM seen LEFT JOIN claimed USING (id) LEFT JOIN nodes ON nodes.id = owner AND owner <> %(node)s
"""
"""The row of a dead owner is locked: either its next heartbeat learns of us, or we learn of the heartbeat.

A table that is being written to, or claimed by somebody else, is skipped and asked for again a moment later:
two servers that claim the same tables never wait for each other.
"""
_EPOCH = "SELECT epoch FROM tables WHERE id = %s FOR SHARE"
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

LeaseConnection = AsyncConnection[TupleRow]


class Claimed(NamedTuple):
    """The epoch in which a table is ours; None and its owner's address if it belongs to another server."""

    epoch: int | None
    address: str | None


async def claim(connection: LeaseConnection, node: str, tables: list[str]) -> dict[str, Claimed]:
    """Claim these tables if nobody else owns them; a table that does not exist is left out."""
    rows = await connection.execute(_CLAIM, {"node": node, "tables": tables}, prepare=True)
    return {id: Claimed(epoch, address) for id, epoch, address in await rows.fetchall()}


async def check(connection: LeaseConnection, owned: Owned) -> None:
    """Refuse a write by a former owner; until the transaction ends, nobody else can claim the table."""
    row = await (await connection.execute(_EPOCH, (owned.table,))).fetchone()
    if row is None:
        raise Refused("no-such-table", "there is no such table")
    if row[0] != owned.epoch:
        raise NotOwner(f"table {owned.table} is at another server by now")


async def release(connection: LeaseConnection, node: str, owned: Owned) -> None:
    await connection.execute(_RELEASE, (owned.table, node, owned.epoch))


async def beat(connection: LeaseConnection, node: str, address: str) -> Beat:
    """Renew what this server owns; if that comes too late, returns what is left of it."""
    values = {"node": node, "address": address, "lease": LEASE_S}
    row = await (await connection.execute(_BEAT, values)).fetchone()
    alive = await (await connection.execute(_ALIVE)).fetchall()
    held: dict[str, int] | None = None
    if row is None or not row[0]:
        await connection.execute(_FORGET_THE_DEAD)
        held = dict(await (await connection.execute(_HELD, (node,))).fetchall())
    return Beat(frozenset(address for (address,) in alive), held)


async def leave(connection: LeaseConnection, node: str) -> None:
    """Let others claim everything that this server owns."""
    await connection.execute(_LEAVE, (node,))
