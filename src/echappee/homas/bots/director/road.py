"""How far it is to the line, in squares of flat road: climbs count for more, descents and inner lanes for
less.

The measure is how many turns a lone rider needs to the line, rolling two dice and stopping where the next
turn starts well; a turn is seven squares (rules 2.1, 3.2 to 3.4).
"""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from itertools import chain
from math import inf
from typing import Final, NamedTuple

from echappee.homas.board.course import ROW
from echappee.homas.rules import Course, Square
from echappee.homas.rules.cards import playable, value
from echappee.homas.rules.slipstream import shelters

Chances = Sequence[tuple[int, float]]
"""Squares before the effect of the road, each with its probability."""

Levels = tuple[tuple[int, ...], ...]
"""The squares that are one step away, those that are two, …"""

TURN: Final = 7.0
"""The mean of two dice; a bot measures everything in such squares."""
MOST: Final = 24
"""More squares than anybody rides in a turn."""
ONE_DIE: Final = tuple((face, 1 / 6) for face in range(1, 7))
TWO_DICE: Final = tuple((total, (6 - abs(7 - total)) / 36) for total in range(2, 13))
DICE: Final[tuple[Chances, ...]] = (((0, 1.0),), ONE_DIE, TWO_DICE)
"""The chances, by the number of dice."""


Wheel = tuple[int, bool]
"""The square ahead, and whether it lies straight ahead."""


class Road(NamedTuple):
    """The evaluation of a course, by the numbers of its squares."""

    to_go: tuple[float, ...]
    """Squares to the line; negative beyond it."""
    within: tuple[tuple[float, ...], ...]
    """The least distance left after riding at most this many squares, but at least one."""
    wheels: tuple[tuple[Wheel, ...], ...]
    """The squares whose riders would shelter a rider here."""


@lru_cache(maxsize=2_000)
def steps_ahead(course: Course, start: int) -> Levels:
    """The squares that are one step ahead on an empty road, those that are two, …"""
    return _further(course, [(start,)], MOST, frozenset())


def steps_around(course: Course, start: int, most: int, blocked: AbstractSet[int]) -> Levels:
    """The same up to this many steps, where no way leads beyond blocked squares."""
    begun: list[tuple[int, ...]] = [(start,)]
    for level in steps_ahead(course, start)[:most]:
        begun.append(level)
        if not blocked.isdisjoint(level):
            break
    return _further(course, begun, most, blocked)


def _further(course: Course, levels: list[tuple[int, ...]], most: int, blocked: AbstractSet[int]) -> Levels:
    """These levels and more, up to `most` after the first, each one step on from the one before."""
    ahead = course.ahead
    seen = set(chain.from_iterable(levels))
    while len(levels) <= most:
        further: list[int] = []
        for here in levels[-1]:
            if here not in blocked:
                for number in ahead[here]:
                    if number not in seen:
                        seen.add(number)
                        further.append(number)
        levels.append(tuple(further))
    return tuple(levels[1:])


@lru_cache(maxsize=64)
def road_of(course: Course) -> Road:
    """The evaluation of the road, computed from its end."""
    to_go = [0.0] * len(course.squares)
    within = [(inf,) * (MOST + 1)] * len(course.squares)
    for number in range(len(course.squares) - 1, -1, -1):
        square = course.squares[number]
        best = [inf]
        for steps in range(MOST):
            best.append(min((min(to_go[a], within[a][steps]) for a in square.ahead), default=inf))
        within[number] = tuple(best)
        if course.home(number):
            to_go[number] = (course.line - square.progress) / ROW
        else:
            to_go[number] = TURN + _expected(within[number], square, TWO_DICE)
    wheels = tuple(_wheels(course, number) for number in range(len(course.squares)))
    return Road(tuple(to_go), tuple(within), wheels)


def _wheels(course: Course, number: int) -> tuple[Wheel, ...]:
    here, squares = course.squares[number], course.squares
    sheltering = [ahead for ahead in here.ahead if shelters(course, squares[ahead], here)]
    return tuple((ahead, squares[ahead].behind[0] == number) for ahead in sheltering)


def _expected(within: Sequence[float], square: Square, chances: Chances) -> float:
    """What is to go after such a ride: the road has its say, but a square is always ridden (3.2.2)."""
    grade = square.grade
    return sum([chance * within[min(MOST, max(1, total + grade))] for total, chance in chances])


def brought(course: Course, chances: Chances) -> list[float]:
    """By square, how much such a ride gains for a lone rider on its way to the line."""
    to_go, within, _ = road_of(course)
    return [
        to_go[number] - _expected(within[number], square, chances)
        for number, square in enumerate(course.squares)
    ]


@lru_cache(maxsize=256)
def best_to_come(course: Course, card: str) -> tuple[float, ...]:
    """By square, how much more than a die this energy card gains at the best place ahead."""
    worth = brought(course, tuple((value(card) + face, chance) for face, chance in ONE_DIE))
    best = [0.0] * (len(course.squares) + 1)
    for number in range(len(course.squares) - 1, -1, -1):
        here = 0.0
        if not course.home(number) and playable(course, course.squares[number], card):
            here = worth[number] - TURN
        best[number] = max(best[number + 1], here)
    return tuple(best)
