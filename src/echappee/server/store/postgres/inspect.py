"""Reads a PostgreSQL database while servers may be running, and reports its defects."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import MsgspecError
from psycopg import AsyncConnection, Connection
from psycopg.rows import TupleRow

from echappee.server.config import DatabaseUrl
from echappee.server.growth import Kept
from echappee.server.store.checksums import crc_of_head
from echappee.server.store.interface import Fault, Inspected, OldTable, Stored
from echappee.server.store.postgres import migrations
from echappee.server.store.sql import COLUMNS, old_statement, older_database, summary_in

_STORED = """
id, seed, player_hash, watcher_hash, clock, updated, coalesce(people, 1),
    (SELECT body FROM snapshots WHERE table_id = id),
    ARRAY(SELECT body FROM acts WHERE table_id = id ORDER BY seq),
    ARRAY(SELECT crc FROM acts WHERE table_id = id ORDER BY seq)
"""
_LOAD = f"SELECT {_STORED} FROM tables WHERE id = ANY(%b)"  # noqa: S608 - the columns are ours
_KEPT = f"""
SELECT {COLUMNS}, ARRAY(SELECT device FROM members WHERE table_id = id), {_STORED} FROM tables WHERE id = %b
"""  # noqa: S608 - the columns are ours
_GAPS = """
SELECT id FROM tables LEFT JOIN acts ON table_id = id
GROUP BY id, tables.acts HAVING count(seq) <> tables.acts OR max(seq) + 1 <> count(seq)
"""


class PostgresInspector:
    """Reads a database that servers may be writing to; never writes."""

    def __init__(self, url: DatabaseUrl) -> None:
        self.path = url
        self._connection = migrations.open_connection(url)
        try:
            with migrations.errors_refused(url):
                self._check_version()
                self._connection.read_only = True
        except BaseException:
            self._connection.close()
            raise

    def close(self) -> None:
        self._connection.close()

    def damage(self) -> Iterator[Fault]:
        """Defects of the database, apart from its tables."""
        with migrations.errors_refused(self.path):
            for (id,) in self._connection.execute(_GAPS).fetchall():
                yield Fault("act-missing", "an act is missing", id)

    def tables(self) -> Iterator[Inspected | Fault]:
        """All tables, the oldest first; a finding for each unreadable one."""
        with migrations.errors_refused(self.path):
            ids = self._connection.execute("SELECT id FROM tables ORDER BY number").fetchall()
        for (id,) in ids:
            with migrations.errors_refused(self.path):
                kept = _kept(self._connection, id)
            if kept is not None:
                yield kept

    def now(self) -> float:
        return migrations.time_in(self._connection)

    def old_tables(self, kind: Kept, seconds: float) -> list[OldTable]:
        """Tables of this kind without any act since then."""
        with migrations.errors_refused(self.path):
            statement = old_statement(kind).replace("?", "%s")
            rows = self._connection.execute(statement, (self.now() - seconds, None)).fetchall()
        return [OldTable(id, kind, updated) for id, updated in rows]

    def _check_version(self) -> None:
        version = migrations.version_of(self._connection, self.path)
        if version < migrations.VERSION:
            raise older_database(self.path, version, migrations.VERSION)


async def stored_tables(connection: AsyncConnection[TupleRow], tables: list[str]) -> dict[str, Stored]:
    """Tables with all their acts, in one statement: a consistent picture of one moment."""
    rows = await connection.execute(_LOAD, (tables,), prepare=True, binary=True)
    return {row[0]: _stored(_Row(*row)) for row in await rows.fetchall()}


def _kept(connection: Connection[TupleRow], table: str) -> Inspected | Fault | None:
    """A table, its row in lists and who lists it; None if it was deleted since its id was read."""
    row = connection.execute(_KEPT, (table,), binary=True).fetchone()
    if row is None:
        return None
    width = len(COLUMNS.split(","))
    try:
        return Inspected(summary_in(row[:width]), _stored(_Row(*row[width + 1 :])), tuple(row[width]))
    except (MsgspecError, TypeError) as error:
        return Fault("table-unreadable", f"how lists show it cannot be read: {error}", table)


class _Row(NamedTuple):
    id: str
    seed: str
    player_hash: str
    watcher_hash: str
    clock: bytes
    updated: float
    people: int
    snapshot: bytes | None
    acts: list[bytes]
    crcs: list[int | None]


def _stored(row: _Row) -> Stored:
    return Stored(
        seed=row.seed,
        acts=tuple(row.acts),
        snapshot=row.snapshot,
        clock=row.clock,
        updated=row.updated,
        head=crc_of_head(*row[:4]),
        crcs=tuple(row.crcs),
        people=row.people,
    )
