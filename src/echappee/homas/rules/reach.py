"""The squares that a rider can reach, and the ways there (rules 2.1, 2.2, 7.1)."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from echappee.engine.speed import fast_maker
from echappee.homas.board.course import Course
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.traffic import OnTheRoad, Traffic

TWO_DICE: Final = 12
NEARBY: Final = 60
"""Squares in fifteen rows, further than most rides go."""
Way = tuple[int, ...]
"""The squares that a rider enters one after the other."""
Level = Collection[int]
"""The squares that this many steps lead to."""


class EmptyRoad(NamedTuple):
    """The road from one square as far as two dice go."""

    levels: tuple[Mapping[int, Way], ...]
    """By the number of steps, the squares they lead to, each with the straightest way."""
    steps: dict[int, int]
    """The least number of steps to each square."""
    reached: tuple[int, ...]
    """All these squares, the nearest first."""
    counts: tuple[int, ...]
    """By the number of steps, how many of these squares they lead to."""

    def within(self, squares: int) -> tuple[int, ...]:
        """All squares at most this many steps away."""
        return self.reached[: self.counts[squares]]


@lru_cache(maxsize=2_000)
def empty_road(course: Course, start: int) -> EmptyRoad:
    """The road from this square."""
    ahead = course.ahead
    levels: list[dict[int, Way]] = [{start: ()}]
    steps, counts = dict[int, int](), [0]
    for number in range(1, TWO_DICE + 1):
        level: dict[int, Way] = {}
        for square, way in levels[-1].items():
            for end in ahead[square]:
                if end not in level:
                    level[end] = (*way, end)
                    steps.setdefault(end, number)
        levels.append(level)
        counts.append(len(steps))
    return EmptyRoad(tuple(levels), steps, tuple(steps), tuple(counts))


def leads(course: Course, start: int, end: int) -> bool:
    """Whether steps forward lead from one square to another, even if others are in between."""
    return end in empty_road(course, start).steps or end in _reached(course, start, max(end, start + NEARBY))


@lru_cache(maxsize=2_000)
def _reached(course: Course, start: int, last: int) -> frozenset[int]:
    """The squares up to the last that steps forward lead to."""
    reached, squares = {start}, course.squares
    for number in range(start, min(last, len(squares))):  # a step always leads to a higher number
        if number in reached:
            reached.update(squares[number].ahead)
    return frozenset(reached)


TOO_MANY: Final = 100
"""More riders than there are."""


class Rides(NamedTuple):
    """Every free square that a rider can end on, and the squares on the way by the number of steps."""

    ends: Sequence[int]
    """The furthest first."""
    levels: Sequence[Level]
    course: Course
    empty: EmptyRoad
    others: set[int]
    """The occupied squares; those that block the road are in no level."""
    nearest: int
    """The number of steps to the nearest of them; up to there, the ways are those of an empty road."""
    least: int = 1
    """The squares that the rider has to ride at least."""

    def is_open(self, end: int) -> bool:
        """Whether a way there leads past nobody."""
        return not self.others or self.others.isdisjoint(self.way(end))

    def way(self, end: int) -> Way:
        """The best way to this square: through the fewest riders, then the shortest, then the straightest."""
        levels, empty = self.levels, self.empty
        steps = max(self.least, empty.steps.get(end, TWO_DICE))
        while end not in levels[steps]:
            steps += 1
        if steps <= self.nearest:
            return empty.levels[steps][end]
        return self._through_nobody(end, steps) or self._through_the_fewest(end, steps)

    def _through_nobody(self, end: int, steps: int) -> Way:
        """The straightest way of this many steps, if it can be found without trying twice."""
        _, levels, course, empty, others, nearest, _ = self
        ahead, way, last = course.ahead, [], end
        for level in levels[steps - 1 : nearest - 1 : -1]:
            way.append(last)
            for number in level:
                if last in ahead[number] and number not in others:
                    last = number
                    break
            else:
                return ()
        return (*empty.levels[nearest][last], *way[::-1])

    def _through_the_fewest(self, end: int, least: int) -> Way:
        """The way through the fewest riders, counted for each square."""
        levels = _counted(self.course, self.levels, self.others)
        steps = min(range(least, len(levels)), key=lambda number: levels[number].get(end, TOO_MANY))
        ahead, way = self.course.ahead, [end]
        for level in levels[steps - 1 : 0 : -1]:
            way.append(min([n for n in level if way[-1] in ahead[n]], key=level.__getitem__))
        return tuple(way[::-1])


_rides: Final = fast_maker(Rides)


def rides(bunch: Bunch, index: int, squares: int) -> Rides:
    """Every free square that this rider can end on, at most this many squares away.

    A rider may stop before (2.1.4), but not the one of a director that rides alone against neutral teams
    (7.1.1): it goes as far as the way is free.
    """
    rider, course = bunch.riders[index], bunch.course
    empty = empty_road(course, rider.square)
    if squares > TWO_DICE:
        found = _past_others(bunch, index, squares, empty, set(bunch.standing))
    elif others := bunch.standing.keys() & empty.within(squares):
        found = _past_others(bunch, index, squares, empty, others)
    else:
        ends = sorted(empty.within(squares), reverse=True)
        found = _rides((ends, empty.levels, course, empty, others, TOO_MANY, 1))
    return _furthest(found, squares) if bunch.solo and not rider.neutral else found


def _past_others(bunch: Bunch, index: int, squares: int, empty: EmptyRoad, others: set[int]) -> Rides:
    """Every free square that a rider can end on, with riders in the way."""
    steps = empty.steps
    nearest = min([steps.get(number, TWO_DICE) for number in others], default=TWO_DICE)
    walls = blocked(bunch, index, others, solo=bunch.solo)
    if walls or squares > TWO_DICE:
        levels: Sequence[Level] = _around(bunch.course, empty.levels[:nearest], squares, walls)
        ends = sorted(set().union(*levels[1:]) - others, reverse=True)
    else:
        levels = empty.levels[: squares + 1]
        ends = sorted(empty.within(squares), reverse=True)
        for number in others:
            ends.remove(number)
    return _rides((ends, levels, bunch.course, empty, others, nearest, 1))


def _around(course: Course, near: Sequence[Level], squares: int, walls: Collection[int]) -> list[Level]:
    """The squares a rider can reach, by steps, if nobody gets past these walls."""
    ahead, levels = course.ahead, list(near)
    for _ in range(len(levels), squares + 1):
        level: dict[int, None] = {}
        for number in levels[-1]:
            level |= ahead[number]
        for wall in walls:
            level.pop(wall, None)
        levels.append(level)
    return levels


def _counted(course: Course, levels: Sequence[Level], others: Collection[int]) -> list[dict[int, int]]:
    """These squares, each with the fewest riders that one has to ride through."""
    behind, found = course.behind, [dict.fromkeys(levels[0], 0)]
    for level in levels[1:]:
        last = found[-1]
        fewest = {number: min([last[n] for n in behind[number] if n in last]) for number in level}
        found.append({number: riders + (number in others) for number, riders in fewest.items()})
    return found


def _furthest(found: Rides, squares: int) -> Rides:
    """Only the squares exactly as far away as some way is long."""
    for number in range(squares, 0, -1):
        if ends := [end for end in found.ends if end in found.levels[number]]:
            return found._replace(ends=ends, least=number)
    return found


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
