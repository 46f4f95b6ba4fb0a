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
    wheels = [number for number in near if _in_a_wheel(bunch, index, number)]
    return max(wheels or near)


def _in_a_wheel(bunch: Bunch, index: int, number: int) -> bool:
    """Whether another rider is straight ahead of this square."""
    squares = bunch.course.squares
    straight = [ahead for ahead in squares[number].ahead if squares[ahead].behind[0] == number]
    return any(bunch.on(ahead) not in (None, index) for ahead in straight)
