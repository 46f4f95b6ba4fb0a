"""The database's tables, and how a file is checked and brought up to date."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from echappee.engine import Refused
from echappee.server.store.sql import left_as_it_was, newer_database
from echappee.server.store.sqlite.writer import learn_changes

APPLICATION_ID = 0x45636861  # "Echa": tells our files from those of other programs
SCHEMA = b"CREATE TABLE tables"
"""What is on the first page of our files."""

BUSY_S = 5.0

LARGEST_LOG = 64 * 2**20
"""A write-ahead log that grew beyond this, because of a long read, is cut back."""

INCREMENTAL = 2
LARGEST_REWRITTEN = 2**30
"""A larger file is not rewritten at the start: its free pages are reused, but not given back."""

MIGRATIONS = (
    """
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        seed TEXT NOT NULL,
        player_hash TEXT NOT NULL UNIQUE,
        watcher_hash TEXT NOT NULL UNIQUE,
        status TEXT NOT NULL,
        stage TEXT NOT NULL,
        public INTEGER NOT NULL,
        seats TEXT NOT NULL,
        open_seats INTEGER NOT NULL,
        created REAL NOT NULL,
        updated REAL NOT NULL
    );
    CREATE INDEX tables_to_join ON tables (created) WHERE public AND status <> 'over';
    CREATE TABLE acts (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE members (
        table_id TEXT NOT NULL REFERENCES tables (id),
        device TEXT NOT NULL,
        your_turn INTEGER NOT NULL,
        PRIMARY KEY (table_id, device)
    ) WITHOUT ROWID;
    CREATE INDEX members_by_device ON members (device);
    """,
    """
    ALTER TABLE tables ADD COLUMN round INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN winner TEXT NOT NULL DEFAULT '';
    """,
    """
    ALTER TABLE tables ADD COLUMN tour TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN day INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN days INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE tables ADD COLUMN points TEXT NOT NULL DEFAULT '[]';
    """,
    """
    ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT 'flamme';
    """,
    """
    ALTER TABLE members ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
    UPDATE members SET number = (SELECT number FROM tables WHERE id = table_id);
    DROP INDEX members_by_device;
    CREATE INDEX members_by_device ON members (device, number);
    """,
    """
    CREATE TABLE snapshots (
        table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
        body BLOB NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN clock BLOB NOT NULL DEFAULT x'';
    ALTER TABLE tables ADD COLUMN due REAL;
    CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
    """,
    """
    CREATE TABLE subscriptions (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        device TEXT NOT NULL,
        endpoint TEXT NOT NULL,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        language TEXT NOT NULL,
        told TEXT NOT NULL,
        PRIMARY KEY (table_id, device)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE moves (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        device TEXT NOT NULL,
        until REAL NOT NULL,
        code_hash TEXT NOT NULL UNIQUE,
        PRIMARY KEY (table_id, device)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN acts INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET acts = (SELECT count(*) FROM acts WHERE table_id = id);
    ALTER TABLE tables ADD COLUMN people INTEGER;
    UPDATE tables SET people = (
        SELECT count(*) FROM acts WHERE table_id = id
        AND (CAST(body AS TEXT) LIKE '{"act":"sat"%' OR CAST(body AS TEXT) LIKE '{"act":"took-over"%')
    );
    ALTER TABLE acts ADD COLUMN crc INTEGER;
    CREATE INDEX lobbies_by_age ON tables (updated) WHERE status = 'open';
    CREATE INDEX races_by_age ON tables (updated) WHERE status = 'over';
    CREATE INDEX bot_races_by_age ON tables (updated) WHERE status = 'over' AND people = 0;
    """,
)
"""Each step leads from one version to the next. A released step is never changed."""

VERSION = len(MIGRATIONS)


def check_ours(connection: sqlite3.Connection, path: Path) -> int:
    """The version of this database, 0 for an empty file; a foreign or newer one is refused."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != APPLICATION_ID and (application or version or things):
        raise Refused(
            "foreign-database",
            f"{path}: this database belongs to another program; name another folder with --data",
        )
    if version > VERSION:
        raise newer_database(path, version, VERSION)
    return int(version)


def bring_up_to_date(connection: sqlite3.Connection, version: int, path: Path) -> None:
    """Take the missing steps, all or none."""
    steps = MIGRATIONS[version:]
    if not steps:
        return
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE; {''.join(steps)}"
            f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {version + len(steps)}; COMMIT"
        )
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if _kind(error) in (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT):
            raise left_as_it_was(path, version, VERSION, str(error)) from error
        raise


def open_writer(path: Path) -> sqlite3.Connection:
    """The connection that writes, to a database that has been brought up to date."""
    connection = sqlite3.connect(path, timeout=BUSY_S, isolation_level=None, check_same_thread=False)
    try:
        version = check_ours(connection, path)
        _let_it_shrink(connection, path)
        _make_durable(connection, path)
        bring_up_to_date(connection, version, path)
        learn_changes(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _make_durable(connection: sqlite3.Connection, path: Path) -> None:
    """Make sure that every commit reaches the disk."""
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise Refused(
            "data-not-writable",
            f"{path}: no database can be kept here (a network drive?); name a local folder with --data",
        )
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # on macOS a plain fsync leaves it in the disk's cache
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA journal_size_limit = {LARGEST_LOG}")


def _let_it_shrink(connection: sqlite3.Connection, path: Path) -> None:
    """Give the space of deleted tables back to the disk; an older file has to be rewritten for that."""
    (way,) = connection.execute("PRAGMA auto_vacuum").fetchone()
    if way == INCREMENTAL or path.stat().st_size > LARGEST_REWRITTEN:
        return
    connection.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
    if path.stat().st_size:
        with suppress(sqlite3.Error):  # there is no room for a second copy: it stays as it is
            connection.execute("VACUUM")


def write_nothing_new(connection: sqlite3.Connection) -> None:
    """Write the stored version number again: that takes room on the disk like any other write."""
    connection.execute(f"PRAGMA user_version = {VERSION}")


def open_reader(path: Path) -> sqlite3.Connection:
    """A connection to an existing file that cannot write."""
    return sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=ro",
        uri=True,
        timeout=BUSY_S,
        isolation_level=None,
        check_same_thread=False,
    )


@contextmanager
def errors_refused(path: Path) -> Iterator[None]:
    """Turn errors of this database into refusals that say what to do."""
    try:
        yield
    except sqlite3.Error as error:
        raise _refusal(path, error) from error


def _refusal(path: Path, error: sqlite3.Error) -> Refused:
    code = _kind(error)
    if code == sqlite3.SQLITE_NOTADB and _ours(path):
        return Refused(
            "header-damaged",
            f"{path}: the first bytes of the database are damaged; echappee db rescue reads the rest",
        )
    if code == sqlite3.SQLITE_NOTADB:
        return Refused(
            "no-database", f"{path}: this is not a database; move it away, or name another folder with --data"
        )
    if code == sqlite3.SQLITE_CORRUPT:
        return Refused(
            "damaged-database",
            f"{path}: the database is damaged; put your latest backup in its place, or save what can be "
            "saved with echappee db rescue",
        )
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Refused("database-in-use", f"{path}: another program is writing to it; end that program first")
    if code == sqlite3.SQLITE_ERROR:
        return Refused(
            "database-error",
            f"{path}: {error}; echappee db check says what is wrong with this database",
        )
    return Refused(
        "database-error", f"{path}: {error}; check that the disk has room and that you own the folder"
    )


def _ours(path: Path) -> bool:
    """Whether the beginning of this file holds our schema, whatever its header says."""
    with path.open("rb") as file:
        return SCHEMA in file.read(2**16)


def _kind(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest of the message is detail
