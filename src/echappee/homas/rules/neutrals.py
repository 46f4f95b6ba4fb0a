"""Neutral riders (rule 2.9): the way they take by themselves."""

from collections.abc import Collection, Mapping
from itertools import takewhile

from echappee.homas.board.course import ROW
from echappee.homas.rules.bunch import Bunch


def chosen_end(bunch: Bunch, index: int, through: Mapping[int, int]) -> int:
    """Furthest, then right; a wheel may cost a row, riding through others must bring one (2.9.3, 2.9.5).

    `through` are the squares to choose from, each with the number of riders on the way.
    """
    squares = bunch.course.squares
    ends: Collection[int] = through
    furthest = squares[max(ends)].progress
    if any(through.values()):
        open_ends = [number for number, riders in through.items() if not riders]
        if open_ends and squares[max(open_ends)].progress > furthest - ROW:
            ends, furthest = open_ends, squares[max(open_ends)].progress
    near = list(takewhile(lambda n: squares[n].progress >= furthest - ROW, sorted(ends, reverse=True)))
    wheels = [number for number in near if bunch.on(squares[number].ahead[0]) not in (None, index)]
    return max(wheels or near)
