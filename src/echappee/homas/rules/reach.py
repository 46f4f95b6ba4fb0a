"""Where a rider can get to, and on which way (rules 2.1, 2.2, 7.1)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from echappee.homas.board.course import Course
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.traffic import OnTheRoad, Traffic

TWO_DICE: Final = 12
TOO_MANY: Final = 100
"""More riders than there are."""
NEARBY: Final = 60
"""Squares in fifteen rows, further than most rides go."""
Way = tuple[int, ...]
"""The squares that a rider enters one after the other."""
Level = Mapping[int, int]
"""The squares from which this many steps lead on: through how many riders at least."""


class EmptyRoad(NamedTuple):
    """The road from one square where nobody is in the way, as far as two dice go."""

    levels: tuple[Level, ...]
    before: tuple[Level, ...]
    """By steps, from where each square is come to."""
    steps: dict[int, int]
    """How many steps it takes at least to each square."""
    reached: tuple[int, ...]
    """These squares, the nearest first."""
    within: tuple[int, ...]
    """How many of them this many steps lead to."""


class Rides(NamedTuple):
    """Every free square that a rider can end on, with the number of riders it has to ride through."""

    through: dict[int, int]
    levels: Sequence[Level]
    course: Course
    empty: EmptyRoad
    nearest: int
    """As many steps lead to the nearest rider; up to there, the ways are those of an empty road."""
    least: int = 1
    """The squares that the rider has to ride at least."""

    def way(self, end: int) -> Way:
        """The best way to this square: through the fewest riders, then the shortest, then the straightest."""
        riders, steps = self.through[end], max(self.least, self.empty.steps.get(end, TWO_DICE))
        while self.levels[steps].get(end) != riders:
            steps += 1
        way = [end]
        for level in self.levels[steps - 1 : self.nearest - 1 : -1]:
            way.append(_best_before(self.course, level, way[-1]))
        for before in self.empty.before[min(steps, self.nearest) : 1 : -1]:
            way.append(before[way[-1]])
        return tuple(way[::-1])


def rides(bunch: Bunch, index: int, squares: int) -> Rides:
    """Every free square that this rider can end on, at most this many squares away.

    A rider may stop before (2.1.4), but not the one of a director that rides alone against neutral teams
    (7.1.1): it goes as far as the way is free.
    """
    course, taken, solo = bunch.course, bunch.taken, bunch.start.solo
    empty = _empty_road(course, bunch.riders[index].square)
    road, nearest, furthest = empty.levels, 1, min(squares, TWO_DICE)
    while nearest < furthest and taken.isdisjoint(road[nearest]):
        nearest += 1
    levels = list(road[:nearest])  # before the nearest rider, nobody is in the way
    through = dict.fromkeys(empty.reached[: empty.within[nearest - 1]], 0)
    level = road[nearest]
    while True:
        _keep_fewest(through, level)
        if not taken.isdisjoint(level):
            level = _ridden_on(bunch, index, level, solo=solo)
        levels.append(level)
        if len(levels) > squares:
            break
        level = _further(course, level)
    for number in through.keys() & taken:
        del through[number]
    found = Rides(through, levels, course, empty, nearest)
    return _furthest(found) if solo and not bunch.riders[index].neutral else found


def _keep_fewest(through: dict[int, int], level: Level) -> None:
    """Note these squares, each with the fewest riders that any way to it leads through."""
    if not any(level.values()):
        through.update(level)
        return
    for end, riders in level.items():
        if riders < through.get(end, TOO_MANY):
            through[end] = riders


def _furthest(found: Rides) -> Rides:
    """Only those that are as many squares away as there is a way for."""
    for number in range(len(found.levels) - 1, 0, -1):
        level = found.levels[number]
        if ends := [end for end in level if end in found.through]:
            return found._replace(through={end: level[end] for end in ends}, least=number)
    return found


@lru_cache(maxsize=2_000)
def _empty_road(course: Course, start: int) -> EmptyRoad:
    levels: list[Level] = [{start: 0}]
    before: list[Level] = [{}]
    steps, within = dict[int, int](), [0]
    for number in range(1, TWO_DICE + 1):
        before.append({end: square for square in reversed(levels[-1]) for end in course.ahead[square][::-1]})
        levels.append(_further(course, levels[-1]))
        for square in levels[-1]:
            steps.setdefault(square, number)
        within.append(len(steps))
    return EmptyRoad(tuple(levels), tuple(before), steps, tuple(steps), tuple(within))


def _ridden_on(bunch: Bunch, index: int, level: Level, *, solo: bool) -> Level:
    """Those of these squares from which one may ride on, through riders that hold nobody up."""
    taken = bunch.taken
    return {
        number: riders + (number in taken)
        for number, riders in level.items()
        if number not in taken or passable(bunch, index, number, solo=solo)
    }


def _further(course: Course, level: Level) -> Level:
    """One square on from each of these, to each from where it was through the fewest riders."""
    ahead = course.ahead
    further = dict.fromkeys(chain.from_iterable([ahead[number] for number in level]), 0)
    if any(level.values()):
        for number in sorted(level, key=level.__getitem__, reverse=True):  # the fewest have the last word
            further.update(dict.fromkeys(ahead[number], level[number]))
    return further


def _best_before(course: Course, level: Level, end: int) -> int:
    """From which of these squares a step leads to this one, through the fewest riders."""
    ahead = course.ahead
    best, fewest = end, TOO_MANY
    for number, riders in level.items():
        if riders < fewest and end in ahead[number]:
            best, fewest = number, riders
    return best


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
