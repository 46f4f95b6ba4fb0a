"""The road in blocks: stretches that begin and end at the same place in all four lanes.

A block is a row, or as much of a curve as lies between two lines across the whole road. The outer lanes of a
curve have more squares than the inner ones, which are drawn longer.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from echappee.homas.board.course import LANES, ROW
from echappee.homas.rules import Course

CELL = 3
"""Letters per square in the lane with the most squares of a block."""


class Block(NamedTuple):
    """A stretch of road from one progress to another, with the numbers of its squares by lane."""

    rear: int
    front: int
    lanes: tuple[tuple[int, ...], ...]
    """For lane 1 to 4, from the rear."""
    bent: bool

    @property
    def width(self) -> int:
        """How many letters wide it is drawn."""
        return CELL * max(map(len, self.lanes))

    @property
    def row(self) -> int:
        """The row that it begins with."""
        return self.rear // ROW + 1

    @property
    def inner(self) -> tuple[int, ...]:
        """The squares of a lane with the fewest of them: one for each row."""
        return min(self.lanes, key=lambda numbers: len(numbers))  # noqa: PLW0108 - mypy finds no type for len

    def at(self, progress: int) -> int:
        """How many letters behind its beginning this progress is drawn."""
        return (progress - self.rear) * self.width // (self.front - self.rear)


@lru_cache(maxsize=8)
def blocks(course: Course) -> tuple[Block, ...]:
    """The whole road, from the back of the grid."""
    lanes = [
        [number for number, square in enumerate(course.squares) if square.lane == lane] for lane in LANES
    ]
    edges = sorted(set.intersection(*({course.at(n).progress for n in lane} for lane in lanes)))
    found = [_Open(course.at(lanes[0][0]).rear, edges[0])]
    found += [_Open(rear, front) for rear, front in pairwise(edges)]
    for lane, numbers in enumerate(lanes):
        for number in numbers:
            found[bisect_left(edges, course.at(number).progress)].lanes[lane].append(number)
    return tuple(block.closed(course) for block in found)


class _Open:
    """A block while its squares are sorted in."""

    def __init__(self, rear: int, front: int) -> None:
        self.rear, self.front = rear, front
        self.lanes: tuple[list[int], ...] = tuple([] for _ in LANES)

    def closed(self, course: Course) -> Block:
        bent = any(course.at(number).bent for lane in self.lanes for number in lane)
        return Block(self.rear, self.front, tuple(map(tuple, self.lanes)), bent)


def windows(course: Course, spans: Iterable[tuple[int, int]]) -> list[list[Block]]:
    """The parts of the road between these rows, those that touch each other in one."""
    shown: set[int] = set()
    for first, last in spans:
        shown |= set(range(first, last + 1))
    parts: list[list[Block]] = []
    for block in blocks(course):
        rows = range(block.row, -(-block.front // ROW) + 1)
        if not shown.intersection(rows):
            continue
        if not parts or parts[-1][-1].front != block.rear:
            parts.append([])
        parts[-1].append(block)
    return parts


def lines_of(part: Sequence[Block], width: int) -> list[list[Block]]:
    """The part on as many lines as necessary, no block broken."""
    lines: list[list[Block]] = [[]]
    for block in part:
        if lines[-1] and sum(b.width for b in lines[-1]) + block.width > width:
            lines.append([])
        lines[-1].append(block)
    return lines
