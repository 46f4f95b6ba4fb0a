"""The road from one square as if nobody were on it: looked up, not stepped through again."""

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from echappee.homas.board.course import Course

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
    """By steps, the squares that they lead to, each with the straightest way."""
    steps: dict[int, int]
    """How many steps it takes at least to each square."""
    reached: tuple[int, ...]
    """All these squares, the nearest first."""
    counts: tuple[int, ...]
    """How many of them this many steps lead to."""

    def within(self, squares: int) -> tuple[int, ...]:
        """All that are no more than this many squares away."""
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
    """Whether steps forward lead from one square to another, even if others are between."""
    return end in empty_road(course, start).steps or end in _reached(course, start, max(end, start + NEARBY))


@lru_cache(maxsize=2_000)
def _reached(course: Course, start: int, last: int) -> frozenset[int]:
    """The squares up to the last that steps forward lead to."""
    reached, squares = {start}, course.squares
    for number in range(start, min(last, len(squares))):  # a step always leads to a higher number
        if number in reached:
            reached.update(squares[number].ahead)
    return frozenset(reached)
