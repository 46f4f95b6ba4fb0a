"""Reads the database while a server may be running: its content, its defects, and a copy of it."""

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from msgspec import MsgspecError

from echappee.engine import Refused
from echappee.server.growth import Kept
from echappee.server.store.checksums import crc_of_head
from echappee.server.store.copies import ALL
from echappee.server.store.interface import Fault, Inspected, OldTable, Stored
from echappee.server.store.sql import COLUMNS, old_statement, older_database, summary_in
from echappee.server.store.sqlite.log_file import LogFile
from echappee.server.store.sqlite.migrations import VERSION, check_ours, errors_refused, open_reader
from echappee.server.store.sqlite.pages import HEAD, PAGE_SIZE, page_size_in

_HEAD = "SELECT id, seed, player_hash, watcher_hash, clock, updated, people FROM tables WHERE id = ?"
_GAPS = """
SELECT id FROM tables LEFT JOIN acts ON table_id = id
GROUP BY id HAVING count(seq) <> tables.acts OR max(seq) + 1 <> count(seq)
"""
MOST = 100
"""How many damaged pages are named."""


class SqliteInspector:
    """Reads a database that a server may be writing to; never writes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if not path.is_file():
            raise Refused(
                "no-database",
                f"{path}: there is no database; --data names the folder that echappee serve uses",
            )
        with errors_refused(path):
            self._connection = open_reader(path)
            try:
                self._check_version()
            except BaseException:
                self._connection.close()
                raise

    def close(self) -> None:
        self._connection.close()

    def damage(self) -> Iterator[Fault]:
        """Defects of the file, apart from its tables."""
        if self._log_damaged() and self._log_damaged():  # no server may restart the log meanwhile
            yield Fault(
                "log-damaged",
                f"the log beside the file is damaged; what was stored last is lost: {self.path.name}-wal",
            )
        yield from self._damaged_pages()
        for table, *_ in self._asked("PRAGMA foreign_key_check"):
            yield Fault("row-of-no-table", f"a row of {table} belongs to no table")
        for (id,) in self._asked(_GAPS):
            yield Fault("act-missing", "an act is missing", str(id))

    def tables(self) -> Iterator[Inspected | Fault]:
        """All tables, the oldest first; a finding for each unreadable one."""
        with errors_refused(self.path):
            ids = self._connection.execute("SELECT id FROM tables ORDER BY number").fetchall()
        for (id,) in ids:
            if (found := self._table(id)) is not None:
                yield found

    def now(self) -> float:
        return time.time()

    def old_tables(self, kind: Kept, seconds: float) -> list[OldTable]:
        """Tables of this kind without any act since then."""
        with errors_refused(self.path):
            rows = self._connection.execute(old_statement(kind), (self.now() - seconds, -1)).fetchall()
        return [OldTable(id, kind, updated) for id, updated in rows]

    def back_up(self, target: Path) -> None:
        """Copy the database as it is now; the new file is written whole or not at all."""
        if target.exists():
            raise Refused("file-exists", f"{target}: this file exists already; name a new one")
        probe = ""
        try:
            handle, probe = tempfile.mkstemp(dir=target.parent, prefix=".echappee-")
            os.close(handle)
            with errors_refused(self.path):
                self._copy(probe)
            Path(probe).replace(target)
        except OSError as error:
            reason = (error.strerror or "no reason given").lower()
            raise Refused("bad-path", f"{target}: cannot be written, {reason}") from None
        finally:
            with suppress(OSError):
                Path(probe).unlink()  # gone already where all went well

    def _damaged_pages(self) -> Iterator[Fault]:
        """SQLite's report on the whole file; if that breaks off, on our tables one by one."""
        try:
            found = self._connection.execute(f"PRAGMA integrity_check({MOST})").fetchall()
        except sqlite3.DatabaseError:
            for rows in ALL:
                try:
                    self._connection.execute(f"PRAGMA integrity_check({rows.name})").fetchall()
                except sqlite3.DatabaseError as error:
                    yield Fault("page-damaged", f"a page with {rows.name} or an index of them: {error}")
            return
        for (said,) in found:
            if said != "ok":
                yield from map(_damaged_page, said.splitlines())

    def _asked(self, statement: str) -> Iterator[tuple[object, ...]]:
        """The rows of this statement up to a damaged page, which has been reported already."""
        with suppress(sqlite3.DatabaseError):
            yield from self._connection.execute(statement)

    def _log_damaged(self) -> bool:
        with self.path.open("rb") as file:
            size = page_size_in(file.read(HEAD)) or PAGE_SIZE
        return LogFile.beside(self.path, size).damaged

    def _table(self, id: str) -> Inspected | Fault | None:
        try:
            with errors_refused(self.path):
                return _kept(self._connection, id)
        except Refused as refusal:
            said = "a page with its rows is damaged" if refusal.code == "damaged-database" else refusal.detail
            return Fault("table-unreadable", said, id)

    def _copy(self, name: str) -> None:
        with closing(sqlite3.connect(name, isolation_level=None)) as copy:
            # In one go: step by step, it would start again whenever the server writes.
            self._connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
            (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise Refused(
                "damaged-database", f"{self.path}: the database is damaged ({found}); nothing was copied"
            )

    def _check_version(self) -> None:
        version = check_ours(self._connection, self.path)
        if version < VERSION:
            raise older_database(self.path, version, VERSION)


def _damaged_page(said: str) -> Fault:
    """The page or index that SQLite's report names."""
    code = "index-damaged" if "index" in said else "page-damaged"
    return Fault(code, said.removeprefix("*** in database main ***").strip() or "a page is damaged")


def stored_table(connection: sqlite3.Connection, table: str) -> Stored | None:
    """A table with all its acts."""
    row = connection.execute(_HEAD, (table,)).fetchone()
    if row is None:
        return None
    *head, clock, updated, people = row
    acts = connection.execute(
        "SELECT body, crc FROM acts WHERE table_id = ? ORDER BY seq", (table,)
    ).fetchall()
    snapshot = connection.execute("SELECT body FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    return Stored(
        seed=head[1],
        acts=tuple([body if isinstance(body, bytes) else str(body).encode() for body, _ in acts]),
        snapshot=snapshot[0] if snapshot else None,
        clock=clock,
        updated=updated,
        head=crc_of_head(*head),
        crcs=tuple([crc for _, crc in acts]),
        people=1 if people is None else people,
    )


def _kept(connection: sqlite3.Connection, table: str) -> Inspected | None:
    """A table, its row in lists and who lists it, all read at the same moment.

    None if it was deleted since its id was read.
    """
    connection.execute("BEGIN")
    try:
        row = connection.execute(
            f"SELECT {COLUMNS} FROM tables WHERE id = ?",  # noqa: S608 - the columns are ours
            (table,),
        ).fetchone()
        stored = stored_table(connection, table)
        members = connection.execute("SELECT device FROM members WHERE table_id = ?", (table,)).fetchall()
    finally:
        connection.execute("ROLLBACK")
    if row is None or stored is None:
        return None
    try:
        return Inspected(summary_in(row), stored, tuple([device for (device,) in members]))
    except (MsgspecError, TypeError) as error:
        raise Refused("bad-table", f"how lists show it cannot be read: {error}") from None
