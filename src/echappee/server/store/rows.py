"""TextRows of text under keys: what a browser's own database is to a store."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from msgspec import Struct

from echappee.server.store.interface import Move, NewTable, Summary

HEADS: Final = "table/"
ACTS: Final = "act/"
SNAPSHOTS: Final = "snapshot/"
MOVES: Final = "move/"
DEVICE: Final = "device/"
DIGITS: Final = 8
"""Of the number of an act in its key, so that keys have the order of acts."""


class TextRows(Protocol):
    """A database of texts under keys."""

    async def write(self, rows: Mapping[str, str], gone: Sequence[str]) -> None:
        """Delete the rows whose keys begin so, then write these; returns when all of it is durable.

        Raises if nothing of it was done.
        """

    async def under(self, beginning: str) -> Sequence[tuple[str, str]]:
        """The rows whose keys begin so, in the order of the keys."""


class HeadRow(Struct, frozen=True):
    """A table apart from its acts."""

    number: int
    new: NewTable
    summary: Summary
    created: float
    updated: float
    acts: int = 0
    """How many it has."""
    members: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    clock: bytes = b""
    due: float | None = None
    people: int = 0


class ActRow(Struct, frozen=True, array_like=True):
    body: str
    crc: int | None = None


class MoveRow(Struct, frozen=True):
    code_hash: str
    move: Move


def acts_of(table: str) -> str:
    """The beginning of the keys of a table's acts."""
    return f"{ACTS}{table}/"


def key_of(table: str, seq: int) -> str:
    return f"{acts_of(table)}{seq:0{DIGITS}}"
