"""Squares to end on: the best one, the furthest one, wheels, and whether anybody is near."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from echappee.homas.board.course import NOWHERE, ROW, Course
from echappee.homas.rules.views import View

NEAR: Final = 3 * ROW
"""Riders that are further away neither offer a wheel nor take one, nor block the way."""
CARD: Final = 3
"""The worth in squares of a card that can be played on one kind of road and not on another."""
LAST: Final = 12
"""Rows before the line in which every square may decide: two dice bring nobody further."""


def is_alone(view: View, name: str, numbers: Sequence[int]) -> bool:
    """Whether nobody is near any of these squares, and no team-mate behind could be waited for."""
    if view.course.trial:
        return True
    squares, team = view.course.squares, view.rider(name).team
    ends = [squares[number].progress for number in numbers]
    first, last = max(ends) + NEAR, min(ends) - NEAR
    for other in view.riders:
        if other.name == name or not other.racing:
            continue
        at = squares[other.square].progress
        if at > first or (at < last and other.team != team):
            continue
        for end in ends:
            if not (at - end > NEAR or (other.team != team and end - at > NEAR)):
                return False
    return True


def is_late(course: Course, numbers: Iterable[int]) -> bool:
    """Whether one of these squares is so near the line that every square may decide."""
    to_go = course.to_go
    return any(to_go[number] <= LAST for number in numbers)


def wheels_of(view: View) -> dict[int, str]:
    """The rider straight ahead of each square in a wheel; against the clock the first of several."""
    behind, straight = view.course.behind, view.course.straight
    found = {}
    for rider in reversed(view.riders):
        square = rider.square
        if square != NOWHERE and not rider.home and straight[number := behind[square][0]] == square:
            found[number] = rider.name
    return found


@lru_cache(maxsize=64)
def _left(course: Course) -> Sequence[int]:
    """How many squares it takes from each square to the end of the road, the shortest way."""
    left = [0] * len(course.squares)
    for number in range(len(left) - 1, NOWHERE, -1):
        if ahead := course.squares[number].ahead:
            left[number] = 1 + min([left[end] for end in ahead])
    return left


def best_end(course: Course, numbers: Sequence[int]) -> str:
    """The best square for a lone rider: what its road adds to the next move counts.

    Of equal ones, one that is not inside a curve, where events are worse. None if the kind of road matters.
    """
    left, squares = _left(course), course.squares
    counted = {number: left[number] - squares[number].grade for number in numbers}
    best = min(numbers, key=lambda number: (counted[number], squares[number].interior))
    road, enough = squares[best].road, counted[best] + CARD
    rivals = any(squares[number].road != road and counted[number] < enough for number in numbers)
    return "" if rivals else squares[best].name


def furthest_end(view: View, numbers: Sequence[int]) -> str:
    """The furthest square, or a wheel one behind; none if the road makes up for a shorter move."""
    course, taken = view.course, wheels_of(view)
    left, squares = _left(course), course.squares
    wheels = {number: number in taken for number in numbers}
    best = min(numbers, key=lambda number: (left[number] - wheels[number], -wheels[number]))
    enough = left[best] - squares[best].grade - CARD
    return "" if any(left[n] - squares[n].grade <= enough for n in numbers) else squares[best].name
