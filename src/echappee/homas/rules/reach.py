"""Where a rider can get to, and on which way (rules 2.1, 2.2, 7.1)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from echappee.homas.board.course import Course
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.traffic import OnTheRoad, Traffic

Way = tuple[int, ...]
"""The squares that a rider enters one after the other."""


class Ride(NamedTuple):
    """The best way to a square: the fewest riders are ridden through, then it is the straightest."""

    way: Way
    through: int


def rides(bunch: Bunch, index: int, squares: int) -> Mapping[int, Ride]:
    """Every free square that this rider can end on, each with the way there.

    All of them are at most so many squares away; a rider may stop before (2.1.4), but not the one of a
    director who rides alone against neutral teams (7.1.1): it goes as far as the way is free.
    """
    start = bunch.riders[index].square
    found: dict[int, Ride] = {}
    level: dict[int, Ride] = {start: Ride((), 0)}
    levels = [level]
    for _ in range(squares):
        level = _step(bunch, index, level)
        levels.append(level)
    for level in levels[1:]:
        for number, ride in level.items():
            known = found.get(number)
            if bunch.on(number) in (None, index) and (known is None or ride.through < known.through):
                found[number] = ride
    if bunch.start.solo and not bunch.riders[index].neutral:
        full = [number for number in levels[-1] if number in found] or _furthest(levels, found)
        return {number: levels[-1].get(number, found[number]) for number in full}
    return found


def _furthest(levels: list[dict[int, Ride]], found: Mapping[int, Ride]) -> list[int]:
    for level in reversed(levels[1:]):
        if ends := [number for number in level if number in found]:
            return ends
    return []


def _step(bunch: Bunch, index: int, level: Mapping[int, Ride]) -> dict[int, Ride]:
    """One square on from each of these, through riders who hold nobody up."""
    further: dict[int, Ride] = {}
    for number, (way, through) in level.items():
        taken = bunch.on(number) not in (None, index)
        if taken and not passable(bunch, index, number, solo=bunch.start.solo):
            continue
        for ahead in bunch.course.squares[number].ahead:
            known = further.get(ahead)
            if known is None or through + taken < known.through:
                further[ahead] = Ride((*way, ahead), through + taken)
    return further


def passable(traffic: Traffic[OnTheRoad], index: int, number: int, *, solo: bool) -> bool:
    """Whether this rider may ride on from this square, even if others are there (2.2.1, 7.1.2)."""
    other = traffic.on(number)
    if other is None or other == index:
        return True
    rider, blocker = traffic.riders[index], traffic.riders[other]
    if "climb" in (traffic.square(index).road, traffic.course.at(number).road):
        return True
    if blocker.team == rider.team or blocker.still:
        return True
    return blocker.neutral and not solo


@lru_cache(maxsize=10_000)
def leads(course: Course, start: int, end: int) -> bool:
    """Whether steps forward lead from one square to another, even if others are between."""
    reached = {start}
    for number in range(start, end):  # a step always leads to a higher number
        if number in reached:
            reached.update(course.at(number).ahead)
    return end in reached
