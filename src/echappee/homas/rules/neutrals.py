"""Neutral riders (rule 2.9): the way they take by themselves."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from echappee.homas.board.course import ROW, Square
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.reach import Rides


def chosen_end(bunch: Bunch, index: int, found: Rides) -> int:
    """Furthest, then right; a wheel may cost a row, riding through others must bring one (2.9.3, 2.9.5)."""
    squares = bunch.course.squares
    ends = found.ends
    free = next((end for end in _near(squares, ends, ROW - 1) if found.is_open(end)), None)
    if free is not None:
        ends = ends[ends.index(free) :]
    for end in _near(squares, ends, ROW):
        wheel = bunch.on(squares[end].ahead[0]) not in (None, index)
        if wheel and (free is None or found.is_open(end)):
            return end
    return ends[0]


def _near(squares: Sequence[Square], ends: Sequence[int], gap: int) -> Iterator[int]:
    """Those of these squares that are no further than this behind the first."""
    least = squares[ends[0]].progress - gap
    return takewhile(lambda end: squares[end].progress >= least, ends)
