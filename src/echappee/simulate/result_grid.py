"""Figures in rows and columns, for a program that can draw them."""

from collections.abc import Sequence
from typing import NamedTuple

from echappee.simulate.intervals import share_interval

WIN_COLUMNS = ("wins", "share", "95 % interval")


class ResultGrid(NamedTuple):
    """Every cell is text; rows may end before the last column."""

    title: str
    columns: Sequence[str]
    """The first one has the names of the rows."""
    parts: Sequence[Sequence[Sequence[str]]]
    """Rows that belong together; there is a line between two parts."""
    caption: str = ""
    prose: bool = False
    """Whether the last column has sentences, which may take several lines."""


def win_cells(wins: int, races: int) -> tuple[str, ...]:
    """The cells of `WIN_COLUMNS`."""
    low, high = share_interval(wins, races)
    return str(wins), f"{wins / races:.1%}", f"{low:.1%} – {high:.1%}"
