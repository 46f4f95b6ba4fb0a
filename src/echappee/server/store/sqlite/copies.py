"""A SQLite file that is copied to another store, or made from one."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from echappee.engine import Refused
from echappee.server.store.copies import CopiedRows, StoredRow
from echappee.server.store.sqlite.files import lock_of, make_private
from echappee.server.store.sqlite.inspect import SqliteInspector
from echappee.server.store.sqlite.migrations import errors_refused, open_reader, open_writer


class SqliteSide:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def read(self, rows: CopiedRows) -> Iterator[StoredRow]:
        key = ", ".join(rows.names[: rows.key])
        yield from self._connection.execute(f"SELECT {rows.columns} FROM {rows.name} ORDER BY {key}")  # noqa: S608 - the names are ours

    def write(self, rows: CopiedRows, values: Iterable[StoredRow]) -> None:
        places = ", ".join("?" * len(rows.names))
        self._connection.executemany(
            f"INSERT INTO {rows.name} ({rows.columns}) VALUES ({places})",  # noqa: S608 - as above
            values,
        )


@contextmanager
def sqlite_source(path: Path) -> Iterator[SqliteSide]:
    """This file, provided no server has it open."""
    with closing(SqliteInspector(path)):
        lock = lock_of(path)
    try:
        with errors_refused(path), closing(open_reader(path)) as connection:
            connection.execute("BEGIN")
            yield SqliteSide(connection)
    finally:
        lock.release()


@contextmanager
def damaged_source(path: Path) -> Iterator[None]:
    """A file that no server has open; it is only read, and its folder may be read-only."""
    if not path.is_file():
        raise Refused("no-database", f"{path}: there is no such file")
    lock = lock_of(path) if path.with_name(path.name + ".lock").exists() else None
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


@contextmanager
def sqlite_target(path: Path) -> Iterator[SqliteSide]:
    """A new file, which appears only when it is complete."""
    if path.exists():
        raise Refused("file-exists", f"{path}: this file exists already; name a new one")
    draft = path.with_name(f".{path.name}.copy")
    draft.unlink(missing_ok=True)
    make_private(draft)
    try:
        with errors_refused(path), closing(open_writer(draft)) as connection:
            connection.execute("BEGIN")
            yield SqliteSide(connection)
            connection.execute("COMMIT")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
