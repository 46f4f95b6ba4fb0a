"""Where a rider can get to, and on which way (rules 2.1, 2.2, 7.1)."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from echappee.engine.records import maker
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
    counts: tuple[int, ...]
    """How many of them this many steps lead to."""

    def within(self, squares: int) -> dict[int, int]:
        """All that are no more than this many squares away, through nobody."""
        return dict.fromkeys(self.reached[: self.counts[squares]], 0)


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
        through, levels, course, empty, nearest, least = self
        riders, steps = through[end], max(least, empty.steps.get(end, TWO_DICE))
        while levels[steps].get(end) != riders:
            steps += 1
        way = [end]
        for level in levels[steps - 1 : nearest - 1 : -1]:
            way.append(_best_before(course, level, way[-1]))
        for before in empty.before[min(steps, nearest) : 1 : -1]:
            way.append(before[way[-1]])
        return tuple(way[::-1])


_rides: Final = maker(Rides)


def rides(bunch: Bunch, index: int, squares: int) -> Rides:
    """Every free square that this rider can end on, at most this many squares away.

    A rider may stop before (2.1.4), but not the one of a director that rides alone against neutral teams
    (7.1.1): it goes as far as the way is free.
    """
    rider, course = bunch.riders[index], bunch.course
    empty = _empty_road(course, rider.square)
    met = empty.steps.keys() & bunch.taken
    nearest = min(map(empty.steps.__getitem__, met), default=TOO_MANY)
    if squares < nearest and squares <= TWO_DICE:
        found = _rides((empty.within(squares), empty.levels, course, empty, squares, 1))
    else:
        walls = blocked(bunch, index, met if squares <= TWO_DICE else bunch.taken, solo=bunch.solo)
        found = _past_others(bunch, empty, squares, min(nearest, squares, TWO_DICE), walls)
    return _furthest(found, squares) if bunch.solo and not rider.neutral else found


def _past_others(bunch: Bunch, empty: EmptyRoad, squares: int, nearest: int, walls: Collection[int]) -> Rides:
    """The same with riders in the way: square by square, through all who are no walls."""
    ahead, taken = bunch.course.ahead, bunch.taken
    through = empty.within(nearest - 1)  # before the nearest rider, nobody is in the way
    levels = list(empty.levels[:nearest])
    further = empty.levels[nearest]
    while len(levels) <= squares:
        level, further = further, {}
        ridden: dict[int, int] = {}
        for number, riders in level.items():
            if number in walls:
                continue
            fewest = riders
            if number in taken:
                fewest += 1
            elif riders < through.get(number, TOO_MANY):
                through[number] = riders
            ridden[number] = fewest
            for end in ahead[number]:
                if fewest < further.get(end, TOO_MANY):
                    further[end] = fewest
        levels.append(ridden)
    return _rides((through, levels, bunch.course, empty, nearest, 1))


def _furthest(found: Rides, squares: int) -> Rides:
    """Only those that are as many squares away as there is a way for."""
    for number in range(squares, 0, -1):
        level = found.levels[number]
        if ends := [end for end in level if end in found.through]:
            return found._replace(through={end: level[end] for end in ends}, least=number)
    return found


@lru_cache(maxsize=2_000)
def _empty_road(course: Course, start: int) -> EmptyRoad:
    ahead = course.ahead
    before: list[Level] = [{start: start}]
    steps, counts = dict[int, int](), [0]
    for number in range(1, TWO_DICE + 1):
        came: dict[int, int] = {}
        for square in before[-1]:
            for end in ahead[square]:
                came.setdefault(end, square)
        before.append(came)
        for square in came:
            steps.setdefault(square, number)
        counts.append(len(steps))
    levels = tuple([dict.fromkeys(level, 0) for level in before])
    return EmptyRoad(levels, tuple(before), steps, tuple(steps), tuple(counts))


def _best_before(course: Course, level: Level, end: int) -> int:
    """From which of these squares a step leads to this one, through the fewest riders."""
    ahead = course.ahead
    best, fewest = end, TOO_MANY
    for number, riders in level.items():
        if riders < fewest and end in ahead[number]:
            best, fewest = number, riders
    return best


def blocked(traffic: Traffic[OnTheRoad], index: int, taken: Iterable[int], *, solo: bool) -> set[int]:
    """From which of these squares, where others stand, this rider may not ride on (2.2.1, 7.1.2)."""
    riders, squares, team = traffic.riders, traffic.course.squares, traffic.riders[index].team
    if squares[riders[index].square].road == "climb":
        return set()
    found = set()
    for number in taken:
        other = riders[traffic.standing[number]]
        if other.team == team or other.still or (other.neutral and not solo):
            continue
        if squares[number].road != "climb":
            found.add(number)
    return found


def leads(course: Course, start: int, end: int) -> bool:
    """Whether steps forward lead from one square to another, even if others are between."""
    return end in _empty_road(course, start).steps or end in _reached(course, start, max(end, start + NEARBY))


@lru_cache(maxsize=2_000)
def _reached(course: Course, start: int, last: int) -> frozenset[int]:
    """The squares up to the last that steps forward lead to."""
    reached, squares = {start}, course.squares
    for number in range(start, min(last, len(squares))):  # a step always leads to a higher number
        if number in reached:
            reached.update(squares[number].ahead)
    return frozenset(reached)
