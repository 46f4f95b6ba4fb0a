"""The ledger: decisions and chance results by key, in canonical order. A race is its start and its ledger."""

import re
from collections.abc import Sequence
from typing import NamedTuple

Seat = str
"""A place at the table, named by its team's colour."""

_ORDINAL = re.compile(r"0|[1-9][0-9]{0,5}")


class Key(NamedTuple):
    """Where in the race a decision or a chance result belongs; unique within one race."""

    round: int
    phase: str
    seat: Seat = ""
    rider: str = ""
    kind: str = ""
    ordinal: tuple[int, ...] = ()
    """Distinguishes questions or draws of one kind within a phase."""

    @property
    def label(self) -> str:
        """The kind with its ordinal, as in follow-3-0."""
        return "-".join((self.kind, *map(str, self.ordinal))) if self.ordinal else self.kind

    def __str__(self) -> str:
        number, phase, seat, rider, kind, ordinal = self
        return f"{number}/{phase}/{seat}/{rider}/{self.label if ordinal else kind}"

    @classmethod
    def parse(cls, text: str) -> "Key":
        """Read what `str` printed; ValueError for anything else."""
        number, phase, seat, rider, label = text.split("/")
        return cls(int(number), phase, seat, rider, *read_label(label))


def read_label(text: str) -> tuple[str, tuple[int, ...]]:
    """The kind and the ordinal in a label; a part that is not a number belongs to the kind."""
    kind, *parts = text.split("-")
    numbers: list[int] = []
    while parts and _ORDINAL.fullmatch(parts[-1]):
        numbers.append(int(parts.pop()))
    return "-".join((kind, *parts)), tuple(reversed(numbers))


class Entry(NamedTuple):
    """An accepted decision or a chance result, as text."""

    key: Key
    result: str
    chance: bool = False


def outcome_text(items: Sequence[object]) -> str:
    """Drawn items as the ledger writes them."""
    return str(items[0]) if len(items) == 1 else ",".join(map(str, items))
