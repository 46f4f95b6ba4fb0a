"""The road before it is laid: rows one after the other, and where it bends."""

from typing import NamedTuple


class Row(NamedTuple):
    """One row of the road: its number, and what kind of road it is."""

    grade: int = 0
    cobbles: bool = False
    mountain: bool = False

    @property
    def road(self) -> str:
        """flat, climb, descent or cobbles."""
        if self.cobbles:
            return "cobbles"
        return "climb" if self.grade < 0 else "descent" if self.grade > 0 else "flat"


class Curve(NamedTuple):
    """A curve by the rows of its inner lanes."""

    side: str
    """left or right: where the inner lanes are."""
    first: int
    last: int

    @property
    def rows(self) -> int:
        """How many squares an inner lane has in it."""
        return self.last - self.first + 1

    def inner(self, lane: int) -> bool:
        """Whether this is one of its two inner lanes."""
        return (lane <= 2) == (self.side == "right")


class Roadway(NamedTuple):
    """The road from row 1 to the line, and its curves in riding order."""

    rows: tuple[Row, ...]
    curves: tuple[Curve, ...] = ()

    def row(self, number: int) -> Row:
        """The row of this number; before and behind the road it is flat (0.2.2)."""
        return self.rows[number - 1] if 1 <= number <= len(self.rows) else Row()
