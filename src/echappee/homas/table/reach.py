"""How far a rider may get, told before it has rolled or played a card."""

from collections.abc import Callable
from itertools import chain
from typing import Final, NamedTuple

from echappee.homas.rules import Course, View
from echappee.homas.rules.reach import blocked
from echappee.homas.rules.traffic import Traffic

BEST: Final = 13
"""A king; two dice or two cards are worth less."""


class Reach(NamedTuple):
    """Squares ahead by name, with the number of steps to each."""

    free: dict[str, int]
    """Those where the rider could end."""
    blocked: dict[str, int]
    """Those that are taken, or that others keep it from; as many steps away as if nobody were there."""


def reach(view: View, name: str) -> Reach:
    """What lies ahead of this rider, as far as anything may bring it."""
    course, rider = view.course, view.rider(name)
    traffic, index = Traffic(course, view.riders), view.riders.index(rider)
    most = max(1, BEST + view.square(rider).grade)
    walls = blocked(traffic, index, traffic.taken, solo=view.solo)
    ridden = _steps(course, rider.square, most, lambda number: number not in walls)
    free = {number: steps for number, steps in ridden.items() if number not in traffic.taken}
    ahead = _steps(course, rider.square, most, lambda _number: True)
    kept_from = {number: steps for number, steps in ahead.items() if number not in free}
    return Reach(_named(course, free), _named(course, kept_from))


def _steps(course: Course, start: int, most: int, passes: Callable[[int], bool]) -> dict[int, int]:
    """The fewest steps to each square ahead, on from squares where somebody may be passed (2.1.3, 2.2.1)."""
    found: dict[int, int] = {}
    edge = [start]
    for steps in range(1, most + 1):
        ahead = [course.squares[number].ahead for number in edge if passes(number)]
        edge = [number for number in dict.fromkeys(chain(*ahead)) if number not in found]
        found |= dict.fromkeys(edge, steps)
    return found


def _named(course: Course, steps: dict[int, int]) -> dict[str, int]:
    return {course.squares[number].name: count for number, count in sorted(steps.items())}
