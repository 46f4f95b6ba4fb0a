"""Where a rider can get to, and on which way (rules 2.1, 2.2, 7.1)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from echappee.homas.board.course import Course
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.traffic import OnTheRoad, Traffic

TWO_DICE: Final = 12
NEARBY: Final = 60
"""Squares in fifteen rows, further than most rides go."""
Way = tuple[int, ...]
"""The squares that a rider enters one after the other."""


class Level(NamedTuple):
    """The squares that so many steps lead to: through how many riders at least, and from which square."""

    through: dict[int, int]
    before: dict[int, int]


class EmptyRoad(NamedTuple):
    """The road from one square where nobody is in the way, as far as two dice go."""

    levels: tuple[Level, ...]
    steps: Mapping[int, int]
    """How many steps it takes at least to each square."""
    reached: tuple[int, ...]
    """These squares, the nearest first."""
    within: tuple[int, ...]
    """How many of them so many steps lead to."""


class Rides(NamedTuple):
    """Every free square that a rider can end on, with the number of riders it has to ride through."""

    through: Mapping[int, int]
    levels: Sequence[Level]
    least: int = 1
    """The squares that the rider has to ride at least."""

    def way(self, end: int) -> Way:
        """The best way to this square: through the fewest riders, then the shortest, then the straightest."""
        riders, steps = self.through[end], self.least
        while self.levels[steps].through.get(end) != riders:
            steps += 1
        way = [end]
        for level in self.levels[steps:1:-1]:
            way.append(level.before[way[-1]])
        return tuple(reversed(way))


def rides(bunch: Bunch, index: int, squares: int) -> Rides:
    """Every free square that this rider can end on, at most so many squares away.

    A rider may stop before (2.1.4), but not the one of a director that rides alone against neutral teams
    (7.1.1): it goes as far as the way is free.
    """
    taken, solo = bunch.taken, bunch.start.solo
    empty = _empty_road(bunch.course, bunch.riders[index].square)
    met = [empty.steps[number] for number in taken if number in empty.steps]
    nearest = min(squares, TWO_DICE, *met)  # before that, nobody is in the way
    levels = list(empty.levels[: nearest + 1])
    through = dict.fromkeys(empty.reached[: empty.within[nearest - 1]], 0)
    while True:
        for end, riders in levels[-1].through.items():
            if end not in taken and (end not in through or riders < through[end]):
                through[end] = riders
        if len(levels) > squares:
            break
        levels.append(_step(bunch, index, levels[-1], solo=solo))
    if solo and not bunch.riders[index].neutral:
        return _furthest(Rides(through, levels))
    return Rides(through, levels)


def _furthest(found: Rides) -> Rides:
    """Only those that are as many squares away as there is a way for."""
    for number in range(len(found.levels) - 1, 0, -1):
        through = found.levels[number].through
        if ends := [end for end in through if end in found.through]:
            return Rides({end: through[end] for end in ends}, found.levels, number)
    return found


@lru_cache(maxsize=2_000)
def _empty_road(course: Course, start: int) -> EmptyRoad:
    levels, steps, within = [Level({start: 0}, {})], dict[int, int](), [0]
    for number in range(1, TWO_DICE + 1):
        levels.append(_further(course, levels[-1].through))
        for square in levels[-1].through:
            steps.setdefault(square, number)
        within.append(len(steps))
    return EmptyRoad(tuple(levels), steps, tuple(steps), tuple(within))


def _step(bunch: Bunch, index: int, level: Level, *, solo: bool) -> Level:
    """One square on from each of these, through riders that hold nobody up."""
    through, taken = level.through, bunch.taken
    if not taken.isdisjoint(through):
        through = {
            number: riders + (number in taken)
            for number, riders in through.items()
            if number not in taken or passable(bunch, index, number, solo=solo)
        }
    return _further(bunch.course, through)


def _further(course: Course, through: Mapping[int, int]) -> Level:
    """One square on from each of these, to each from where it was through the fewest riders."""
    further: dict[int, int] = {}
    before: dict[int, int] = {}
    squares = course.squares
    for number, riders in through.items():
        for ahead in squares[number].ahead:
            if ahead not in further or riders < further[ahead]:
                further[ahead] = riders
                before[ahead] = number
    return Level(further, before)


def passable(traffic: Traffic[OnTheRoad], index: int, number: int, *, solo: bool) -> bool:
    """Whether this rider may ride on from this square, even if others are there (2.2.1, 7.1.2)."""
    other = traffic.on(number)
    if other is None or other == index:
        return True
    rider, blocker = traffic.riders[index], traffic.riders[other]
    if "climb" in (traffic.square(index).road, traffic.course.squares[number].road):
        return True
    if blocker.team == rider.team or blocker.still:
        return True
    return blocker.neutral and not solo


def leads(course: Course, start: int, end: int) -> bool:
    """Whether steps forward lead from one square to another, even if others are between."""
    return end in _reached(course, start, max(end, start + NEARBY))


@lru_cache(maxsize=2_000)
def _reached(course: Course, start: int, last: int) -> frozenset[int]:
    """The squares up to the last that steps forward lead to."""
    reached, squares = {start}, course.squares
    for number in range(start, min(last, len(squares))):  # a step always leads to a higher number
        if number in reached:
            reached.update(squares[number].ahead)
    return frozenset(reached)
