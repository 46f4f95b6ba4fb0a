"""The road of one race: squares and their effects, the start grid, the breakaway places, the line.

A course has a canonical text; `course_text.py` reads it.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from echappee.flamme.rules.layout import Layout, Square

NO_LINE = 1_000_000
TIMING = {"flat": (40, 30, 20, 10, 0), "ascent": (30, 20, 10, 0)}
"""The seconds of the first, the second … square beyond the line, by the side of the timing tile (10.5.3)."""
REFRESH = "refresh"
PILES = {"major": (5, 3, 1), "minor": (2, 1), REFRESH: (1,)}
"""The tokens of each pile, the best on top (10.2.1); the refresh token is a pile of one (11.3.1)."""

Way = tuple[int, ...]
"""The squares that a rider enters one after the other."""


class TokenPile(NamedTuple):
    """A pile of tokens beside the road, with its sprint or its mountain side up (10.2.1)."""

    name: str
    side: str
    square: int

    @property
    def values(self) -> tuple[int, ...]:
        return PILES[self.name]


@dataclass(frozen=True, slots=True)
class Course:
    """The road of a race. A larger number is further ahead; the last square has no end (0.2.4)."""

    text: str
    layout: Layout = field(compare=False, repr=False)
    line: int = field(compare=False)
    grid: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The squares behind the start line, front first."""
    breakaway: tuple[tuple[int, int], ...] = field(default=(), compare=False, repr=False)
    """The breakaway places as (square, lane), the best first."""
    piles: tuple[TokenPile, ...] = field(default=(), compare=False, repr=False)
    """Where tokens lie when the rules use them."""
    timing: tuple[int, ...] = field(default=TIMING["flat"], compare=False, repr=False)

    def __hash__(self) -> int:
        # Most that is worked out about a road is kept by its course, so this is called all the time.
        return hash(self.text)

    @property
    def squares(self) -> tuple[Square, ...]:
        """All squares, the rearmost first."""
        return self.layout.squares

    def at(self, square: int) -> Square:
        squares = self.layout.squares
        return squares[square - 1] if square <= len(squares) else squares[-1]

    def next(self, square: int) -> tuple[int, ...]:
        """The squares that follow this one: two where the road splits, the inner way first."""
        return self.layout.next.get(square) or (square + 1,)

    @property
    def splits(self) -> bool:
        """Whether it splits anywhere."""
        return bool(self.layout.next)

    def before(self, square: int) -> tuple[int, ...]:
        """The squares that this one follows."""
        return self.layout.before.get(square) or (square - 1,)

    def along(self, square: int) -> int:
        """How far along the road this square lies, by the shortest way."""
        counted = self.layout.along
        return counted[square - 1] if square <= len(counted) else counted[-1] + square - len(counted)

    def to_go(self, square: int) -> int:
        """How many squares it is to the last one before the line; negative beyond it."""
        return self.along(self.line) - self.along(square)

    def name(self, square: int) -> str:
        """What people call it: its number by the inner way, or 30+2 for the second outer square behind 30."""
        names = self.layout.names
        return names[square - 1] if square <= len(names) else str(self.along(square))

    def square(self, name: str) -> int:
        """The square with this name; ValueError if no square has it."""
        names = self.layout.names
        if name in names:
            return names.index(name) + 1
        beyond = int(name) - self.layout.along[-1] if name.isascii() and name.isdigit() else 0
        if beyond <= 0:
            raise ValueError(f"there is no square {name}")
        return len(names) + beyond

    def seconds(self, square: int) -> int:
        """The seconds on the timing tile beside this square beyond the line; 0 past the tile (10.5.3)."""
        beyond = max(1, -self.to_go(square))
        return self.timing[beyond - 1] if beyond <= len(self.timing) else 0

    @property
    def capacity(self) -> int:
        """How many riders the start grid holds."""
        return sum(self.at(number).lanes for number in self.grid)

    @property
    def tiles(self) -> tuple[str, ...]:
        """The tiles it is laid with, without their weather; none if it is made of plain squares."""
        kind, _, body = self.text.partition(":")
        return tuple(piece.rstrip("%<>~") for piece in body.split(",")) if kind == "tiles" else ()


@lru_cache(maxsize=100_000)
def ways(course: Course, start: int, distance: int) -> tuple[Way, ...]:
    """All ways of this many squares from this one, inner ways first."""
    if distance == 0:
        return ((),)
    return tuple((first, *rest) for first in course.next(start) for rest in ways(course, first, distance - 1))
