"""Copies everything from one store to another, row by row, and compares both afterwards."""

import hashlib
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from typing import Final, NamedTuple, Protocol

from echappee.engine import Refused

EVERY = 50_000
"""Progress is reported after this many rows."""

StoredRow = tuple[object, ...]


class CopiedRows(NamedTuple):
    """The columns copied from one of the database's tables; the first ones are its key."""

    name: str
    columns: str
    key: int = 1
    truths: tuple[str, ...] = ()
    """Boolean columns, which SQLite stores as numbers."""

    @property
    def names(self) -> list[str]:
        return self.columns.split(", ")


ALL: Final = (
    CopiedRows(
        "tables",
        "number, id, seed, player_hash, watcher_hash, game, status, stage, public, seats, open_seats, round, "
        "winner, tour, day, days, points, created, updated, clock, due, acts, people",
        truths=("public",),
    ),
    CopiedRows("acts", "table_id, seq, body, crc", key=2),
    CopiedRows("members", "table_id, device, your_turn, number", key=2, truths=("your_turn",)),
    CopiedRows("snapshots", "table_id, body"),
    CopiedRows("subscriptions", "table_id, device, endpoint, p256dh, auth, language, told", key=2),
    CopiedRows("moves", "table_id, device, until, code_hash", key=2),
)


class Source(Protocol):
    def read(self, rows: CopiedRows) -> Iterator[StoredRow]:
        """All rows by their key, as they were when the copying began."""


class Target(Source, Protocol):
    def write(self, rows: CopiedRows, values: Iterable[StoredRow]) -> None:
        """Write these rows; they stay only if all of it succeeds."""


def copy_all(source: Source, target: Target, tell: Callable[[str], None]) -> None:
    for rows in ALL:
        with closing(_counted(rows, source.read(rows), tell)) as values:
            target.write(rows, values)
    for rows in ALL:
        if _digest(rows, source) != _digest(rows, target):
            raise Refused("copy-differs", f"{rows.name}: the copy is not the same; nothing was kept of it")
    tell("compared: both are the same")


def _counted(
    rows: CopiedRows, values: Iterator[StoredRow], tell: Callable[[str], None]
) -> Generator[StoredRow, None, None]:
    number = 0
    for number, row in enumerate(values, start=1):
        if number % EVERY == 0:
            tell(f"{rows.name}: {number:,} so far")
        yield row
    tell(f"{rows.name}: {number:,}")


def _digest(rows: CopiedRows, side: Source) -> str:
    digest = hashlib.sha256()
    truths = [rows.names.index(name) for name in rows.truths]
    for row in side.read(rows):
        values = list(row)
        for place in truths:
            values[place] = bool(values[place])
        digest.update(repr(values).encode())
    return digest.hexdigest()
