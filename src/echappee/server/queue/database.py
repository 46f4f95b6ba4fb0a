"""The queue in the database: Procrastinate's tables, and one for answers, in a schema of their own.

Nothing in it is worth keeping for long. So another version of Procrastinate gets another schema, and no table
is ever migrated; and commits do not wait for the disk, because lost work is done again.
"""

from importlib.metadata import version
from typing import Final

import psycopg
from procrastinate.schema import SchemaManager
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool

from echappee.server.config import DatabaseUrl
from echappee.server.queue.parcels import code_version
from echappee.server.store.postgres.migrations import CONNECT_S, LOCK, conninfo

TASK: Final = "work"
WORKER: Final = "worker:"
"""The prefix of a worker's address among those of servers; its code and its name follow."""

CONNECTIONS: Final = 4

_ANSWERS = """
CREATE UNLOGGED TABLE answers (
    key TEXT PRIMARY KEY,
    body BYTEA NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
);
"""


def queue_name(lane: str) -> str:
    """The queue of this lane for workers with the same code."""
    return f"{code_version()}/{lane}"


def channel(node: str) -> str:
    """The channel on which a server hears that its job was taken, and that it was done."""
    return f"echappee_answers_{node}"


def queue_conninfo(url: DatabaseUrl) -> str:
    return conninfo(url, f"-c search_path={_schema()} -c synchronous_commit=off")


async def open_pool(url: DatabaseUrl) -> AsyncConnectionPool:
    """Connections to the queue, which is created if it does not exist."""
    async with await AsyncConnection.connect(queue_conninfo(url)) as connection:
        await _prepare(connection)
    pool = AsyncConnectionPool(
        queue_conninfo(url),
        min_size=1,
        max_size=CONNECTIONS,
        timeout=CONNECT_S,
        configure=_without_transactions,
        open=False,
    )
    await pool.open()
    return pool


async def _prepare(connection: psycopg.AsyncConnection) -> None:
    await connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
    found = await (await connection.execute("SELECT to_regclass(%s)", (f"{_schema()}.answers",))).fetchone()
    if found is None or found[0] is None:
        await connection.execute(f"CREATE SCHEMA {_schema()}".encode())
        await connection.execute(SchemaManager.get_schema())
        await connection.execute(_ANSWERS)


async def _without_transactions(connection: psycopg.AsyncConnection) -> None:
    await connection.set_autocommit(True)


def _schema() -> str:
    major, minor, *_ = version("procrastinate").split(".")
    return f"echappee_queue_{major}_{minor}"
