"""A PostgreSQL database that is copied to another store, or filled from one."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import psycopg
from psycopg import IsolationLevel, sql

from echappee.engine import Refused
from echappee.server.config import DatabaseUrl
from echappee.server.store.copies import CopiedRows, StoredRow
from echappee.server.store.interface import FIRST_EPOCH
from echappee.server.store.postgres.migrations import bring_up_to_date, errors_refused, open_connection

_FINISH = """
SELECT setval(pg_get_serial_sequence('tables', 'number'), coalesce(max(number), 0) + 1, false) FROM tables
"""


class PostgresSide:
    def __init__(self, connection: psycopg.Connection) -> None:
        self._connection = connection

    def read(self, rows: CopiedRows) -> Iterator[StoredRow]:
        statement = sql.SQL("SELECT {} FROM {} ORDER BY {}").format(
            _listed(rows.names), sql.Identifier(rows.name), _ordered(rows)
        )
        with self._connection.cursor(name="copying") as cursor:
            cursor.execute(statement)
            yield from cursor

    def write(self, rows: CopiedRows, values: Iterable[StoredRow]) -> None:
        names = [*rows.names, "epoch"] if rows.name == "tables" else rows.names
        more = (FIRST_EPOCH,) if rows.name == "tables" else ()
        truths = [rows.names.index(name) for name in rows.truths]
        statement = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(rows.name), _listed(names))
        with self._connection.cursor() as cursor, cursor.copy(statement) as copy:
            for row in values:
                written = [*row, *more]
                for place in truths:
                    written[place] = bool(written[place])
                copy.write_row(written)


@contextmanager
def postgres_source(url: DatabaseUrl) -> Iterator[PostgresSide]:
    """This database, as long as no server uses it."""
    with open_connection(url) as connection, errors_refused(url):
        bring_up_to_date(connection, url)
        connection.isolation_level = IsolationLevel.REPEATABLE_READ
        with connection.transaction():
            alive = connection.execute("SELECT address FROM nodes WHERE until > clock_timestamp()").fetchall()
            if alive:
                raise Refused("database-in-use", f"{url}: a server uses it ({alive[0][0]}); stop it first")
            yield PostgresSide(connection)


@contextmanager
def postgres_target(url: DatabaseUrl) -> Iterator[PostgresSide]:
    """A database without tables of Échappée; afterwards it has all of them, or still none."""
    with open_connection(url) as connection, errors_refused(url):
        bring_up_to_date(connection, url)
        with connection.transaction():
            if connection.execute("SELECT FROM tables LIMIT 1").fetchone() is not None:
                raise Refused("database-not-empty", f"{url}: it has tables already; name another one")
            yield PostgresSide(connection)
            connection.execute(_FINISH)


def _listed(names: Iterable[str]) -> sql.Composed:
    return sql.SQL(", ").join(map(sql.Identifier, names))


def _ordered(rows: CopiedRows) -> sql.Composed:
    """By the key as bytes, as SQLite sorts, in a database of any language."""
    bytewise = sql.SQL('{} COLLATE "C"')
    keys = [
        sql.Identifier(name) if name in {"number", "seq"} else bytewise.format(sql.Identifier(name))
        for name in rows.names[: rows.key]
    ]
    return sql.SQL(", ").join(keys)
