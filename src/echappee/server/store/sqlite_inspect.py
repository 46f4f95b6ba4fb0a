"""A look at the database from beside the server: is it in order, a copy of it, and the races ridden in it."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from echappee.engine import Refused
from echappee.server.store import sqlite_reads as reads
from echappee.server.store.sqlite_schema import VERSION, check_ours, open_reader, telling
from echappee.server.tables.live import summary
from echappee.server.tables.log import read_table
from echappee.server.tables.records import record_text
from echappee.server.tables.table import Table

_GAPS = "SELECT table_id FROM acts GROUP BY table_id HAVING max(seq) + 1 <> count(*)"


class Report(NamedTuple):
    """What was found wrong, and how much there is."""

    findings: tuple[str, ...]
    tables: int
    over: int
    acts: int


class Ridden(NamedTuple):
    """A finished race."""

    table: str
    status: str
    record: str


class Inspector:
    """Reads a database that a server may be writing to. It cannot write itself."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if not path.is_file():
            raise Refused(
                "no-database",
                f"{path}: there is no database; --data names the folder that echappee serve uses",
            )
        with telling(path):
            self._connection = open_reader(path)
            try:
                self._check_version()
            except BaseException:
                self._connection.close()
                raise

    def close(self) -> None:
        """Look no more."""
        self._connection.close()

    def check(self) -> Report:
        """Read everything, and make every table anew from its acts."""
        findings: list[str] = []
        tables = over = acts = 0
        try:
            findings += self._check_file()
            for id in reads.all_tables(self._connection):
                kept = reads.kept(self._connection, id)
                wrong = _check_table(kept)
                findings += [f"table {id}: {wrong}"] if wrong else []
                tables, over = tables + 1, over + (kept.summary.status == "over")
                acts += len(kept.stored.acts)
        except sqlite3.Error as error:
            findings.append(str(error))
        return Report(tuple(findings), tables, over, acts)

    def records(self) -> Iterator[Ridden | Refused]:
        """Every finished race; a refusal for a table that cannot be made anew."""
        with telling(self.path):
            for id in reads.all_tables(self._connection):
                kept = reads.kept(self._connection, id)
                if kept.summary.status != "over":
                    continue
                try:
                    yield Ridden(id, kept.summary.status, record_text(_table(kept)))
                except Exception as error:  # noqa: BLE001 - one bad table keeps no other from being exported
                    yield Refused("bad-table", f"table {id}: {_said(error)}")

    def back_up(self, target: Path) -> None:
        """Copy the database as it is at this moment; the new file is there whole or not at all."""
        if target.exists():
            raise Refused("file-exists", f"{target}: there is something already; name a new file")
        probe = ""
        try:
            handle, probe = tempfile.mkstemp(dir=target.parent, prefix=".echappee-")
            os.close(handle)
            with telling(self.path):
                self._copy(probe)
            Path(probe).replace(target)
        except OSError as error:
            reason = (error.strerror or "no reason given").lower()
            raise Refused("bad-path", f"{target}: cannot be written, {reason}") from None
        finally:
            with suppress(OSError):
                Path(probe).unlink()  # gone already where all went well

    def _copy(self, name: str) -> None:
        with closing(sqlite3.connect(name, isolation_level=None)) as copy:
            self._connection.backup(copy)  # in one go: in steps it begins again whenever the server writes
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
            (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise Refused(
                "damaged-database", f"{self.path}: the database is damaged ({found}); nothing was copied"
            )

    def _check_version(self) -> None:
        version = check_ours(self._connection, self.path)
        if version < VERSION:
            raise Refused(
                "older-database", f"{self.path}: of an older version; echappee serve brings it up to date"
            )

    def _check_file(self) -> Iterator[str]:
        for (found,) in self._connection.execute("PRAGMA integrity_check(20)").fetchall():
            if found != "ok":
                yield from found.splitlines()
        for table, *_ in self._connection.execute("PRAGMA foreign_key_check").fetchall():
            yield f"a row of {table} belongs to no table"
        for (id,) in self._connection.execute(_GAPS).fetchall():
            yield f"table {id}: an act is missing"


def _check_table(kept: reads.Kept) -> str:
    """What is wrong with a table, if anything."""
    try:
        table = _table(kept)
        # Who sits where is left out: how a seat is listed may change from version to version.
        if summary(table)[:4] != kept.summary[:4]:
            return "the lists say something else about it than its acts"
    except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the others are still to be checked
        return _said(error)
    return ""


def _table(kept: reads.Kept) -> Table:
    return read_table(kept.summary.id, kept.stored.seed, kept.stored.acts)


def _said(error: Exception) -> str:
    said = error.detail if isinstance(error, Refused) else f"{type(error).__name__} {error}"
    return f"it cannot be made anew from its acts: {said}"
