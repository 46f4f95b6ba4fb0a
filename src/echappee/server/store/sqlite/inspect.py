"""Looking at the database while a server may be running: what is in it, what is wrong with it, and a copy."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from msgspec import MsgspecError

from echappee.engine import Refused
from echappee.server.store.checksums import crc_of_head
from echappee.server.store.interface import Kept, Stored
from echappee.server.store.sql import COLUMNS, older_database, summary_in
from echappee.server.store.sqlite.migrations import VERSION, check_ours, errors_refused, open_reader

_HEAD = "SELECT id, seed, player_hash, watcher_hash, clock, updated FROM tables WHERE id = ?"
_GAPS = "SELECT table_id FROM acts GROUP BY table_id HAVING max(seq) + 1 <> count(*)"


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

    def damage(self) -> Iterator[str]:
        """What is wrong with the file, apart from its tables."""
        with errors_refused(self.path):
            for (found,) in self._connection.execute("PRAGMA integrity_check(20)").fetchall():
                if found != "ok":
                    yield from found.splitlines()
            for table, *_ in self._connection.execute("PRAGMA foreign_key_check").fetchall():
                yield f"a row of {table} belongs to no table"
            for (id,) in self._connection.execute(_GAPS).fetchall():
                yield f"table {id}: an act is missing"

    def tables(self) -> Iterator[Kept | Refused]:
        """All tables, the oldest first; a refusal for each that cannot be read."""
        with errors_refused(self.path):
            ids = self._connection.execute("SELECT id FROM tables ORDER BY number").fetchall()
        for (id,) in ids:
            yield self._table(id)

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

    def _table(self, id: str) -> Kept | Refused:
        try:
            with errors_refused(self.path):
                return _kept(self._connection, id)
        except Refused as refusal:
            if refusal.code != "bad-table":  # the file itself is damaged
                raise
            return Refused(refusal.code, f"table {id}: {refusal.detail}")

    def _copy(self, name: str) -> None:
        with closing(sqlite3.connect(name, isolation_level=None)) as copy:
            # In one go: in steps, it would begin again whenever the server writes.
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


def stored_table(connection: sqlite3.Connection, table: str) -> Stored | None:
    """A table with all its acts."""
    row = connection.execute(_HEAD, (table,)).fetchone()
    if row is None:
        return None
    *head, clock, updated = row
    acts = connection.execute(
        "SELECT body, crc FROM acts WHERE table_id = ? ORDER BY seq", (table,)
    ).fetchall()
    snapshot = connection.execute("SELECT body FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    return Stored(
        seed=head[1],
        acts=tuple([body for body, _ in acts]),
        snapshot=snapshot[0] if snapshot else None,
        clock=clock,
        updated=updated,
        head=crc_of_head(*head),
        crcs=tuple([crc for _, crc in acts]),
    )


def _kept(connection: sqlite3.Connection, table: str) -> Kept:
    """A table and how lists show it, both read at the same moment."""
    connection.execute("BEGIN")
    try:
        row = connection.execute(
            f"SELECT {COLUMNS} FROM tables WHERE id = ?",  # noqa: S608 - the columns are ours
            (table,),
        ).fetchone()
        stored = stored_table(connection, table)
    finally:
        connection.execute("ROLLBACK")
    if row is None or stored is None:
        raise Refused("bad-table", "it is in an index and nowhere else")
    try:
        return Kept(summary=summary_in(row), stored=stored)
    except (MsgspecError, TypeError) as error:
        raise Refused("bad-table", f"how lists show it cannot be read: {error}") from None
