"""Neutral riders (rule 2.9): the way they take by themselves."""

from collections.abc import Mapping

from echappee.homas.board.course import ROW
from echappee.homas.rules.bunch import Bunch


def chosen_end(bunch: Bunch, index: int, through: Mapping[int, int]) -> int:
    """Furthest, then right; a wheel may cost a row, riding through others must bring one (2.9.3, 2.9.5).

    `through` are the squares to choose from, each with the number of riders on the way.
    """
    squares = bunch.course.squares
    furthest = squares[max(through)].progress
    open_ends = [number for number, riders in through.items() if not riders]
    ends = list(through)
    if open_ends and squares[max(open_ends)].progress > furthest - ROW:
        ends, furthest = open_ends, squares[max(open_ends)].progress
    near = [number for number in ends if squares[number].progress >= furthest - ROW]
    others = bunch.taken - {bunch.riders[index].square}
    wheels = {squares[number].behind[0] for number in others}
    return max(wheels.intersection(near) or near)
