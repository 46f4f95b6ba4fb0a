"""Squares (rules 0.2.2, 0.2.3), and numbering a road that may split (0.2.5, 8.3): larger is further ahead.

A road is squares one after the other. Where it splits, two ways leave the same square and meet again; their
squares are numbered by how far they are from where the ways meet, the inner way ahead at equal distance.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

NO_LIMIT = 99


class Square(NamedTuple):
    """A square as the rules see it, with the effects of terrain and weather as data (7.2, 7.3.1).

    Movement, slipstream and exhaustion read its fields and know no terrain by name. Its marks are for drawing
    it and writing it down.
    """

    lanes: int = 2
    least: int = 0
    dive: int = 0
    """The least speed of a card that is strong on descents (9.3.2)."""
    most: int = NO_LIMIT
    shelter: bool = True
    slippery: bool = False
    draws: int = 4
    marks: str = ""

    @property
    def terrain(self) -> str:
        return next((TERRAIN_MARKS[mark] for mark in self.marks if mark in TERRAIN_MARKS), "flat")

    @property
    def weather(self) -> str:
        """The name of its weather; a blue square of a sharp corner counts as wet."""
        return next((WEATHER_MARKS[mark] for mark in self.marks if mark in WEATHER_MARKS), "")


TERRAIN_MARKS = {"^": "ascent", "v": "descent", "o": "cobbles", "s": "supply"}
WEATHER_MARKS = {"~": "wet", "%": "crosswind", "<": "headwind", ">": "tailwind"}
MARK_OF = {name: mark for mark, name in (TERRAIN_MARKS | WEATHER_MARKS).items()} | {"flat": "", "": ""}

EFFECTS: Mapping[str, Callable[[Square], Square]] = {
    "^": lambda square: square._replace(most=5, shelter=False),
    "v": lambda square: square._replace(least=5, dive=7),
    "o": lambda square: square._replace(shelter=False),
    "s": lambda square: square._replace(least=max(4, square.least)),
    "~": lambda square: square._replace(slippery=True),
    "%": lambda square: square._replace(shelter=False),
    "<": lambda square: square._replace(draws=3),
    ">": lambda square: square._replace(draws=5),
}
"""The effect of each mark, in the canonical order of marks; several marks all apply."""


def square(marks: str = "", lanes: int = 2) -> Square:
    """The square with these marks, in any order."""
    made = Square(lanes, marks="".join(mark for mark in EFFECTS if mark in marks))
    for mark in made.marks:
        made = EFFECTS[mark](made)
    return made


class Split(NamedTuple):
    """Two ways between the square behind and the square in front; the inner one is taken first."""

    inner: tuple[Square, ...]
    outer: tuple[Square, ...]


Squares = Sequence[Square | Split]
"""A road in riding order."""


class Layout(NamedTuple):
    """A road with its numbers. Only where the road splits or joins are there more neighbours than one."""

    squares: tuple[Square, ...]
    along: tuple[int, ...]
    """How far each square lies along the inner way, counted from 1; on an outer way counted from its exit."""
    names: tuple[str, ...]
    next: Mapping[int, tuple[int, ...]]
    before: Mapping[int, tuple[int, ...]]

    def numbers(self) -> dict[int, int]:
        """The numbers of the squares that lie on the inner way, by how far along it they are."""
        return {int(name): number for number, name in enumerate(self.names, 1) if name.isdigit()}


class _Placed(NamedTuple):
    square: Square
    along: int
    name: str


def number(stretch: Squares) -> Layout:
    placed: list[_Placed] = []
    ahead: dict[int, tuple[int, ...]] = {}
    along = 0
    for piece in stretch:
        if isinstance(piece, Split):
            squares, links = _split(piece, along, len(placed) + 1)
            placed += squares
            ahead |= links
            along += len(piece.inner)
        else:
            along += 1
            placed.append(_Placed(piece, along, str(along)))
    return Layout(
        tuple(each.square for each in placed),
        tuple(each.along for each in placed),
        tuple(each.name for each in placed),
        ahead,
        _turned(ahead),
    )


def _split(split: Split, along: int, first: int) -> tuple[list[_Placed], dict[int, tuple[int, ...]]]:
    """The squares of both ways, the rearmost first, and what follows each and the square behind them."""
    start = along + len(split.inner) - len(split.outer)
    inner = [_Placed(square, along + step, f"{along + step}") for step, square in enumerate(split.inner, 1)]
    outer = [_Placed(square, start + step, f"{along}+{step}") for step, square in enumerate(split.outer, 1)]
    ordered = sorted(outer + inner, key=lambda placed: placed.along)  # of equals the inner one stays ahead
    numbers = {placed.name: first + index for index, placed in enumerate(ordered)}
    links: dict[int, tuple[int, ...]] = {first - 1: (numbers[inner[0].name], numbers[outer[0].name])}
    for way in (inner, outer):
        onward = [numbers[placed.name] for placed in way] + [first + len(ordered)]
        links |= {square: (following,) for square, following in pairwise(onward)}
    return ordered, links


def _turned(ahead: Mapping[int, tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    """The same links seen from the front, inner ways first."""
    behind: dict[int, tuple[int, ...]] = {}
    for square, following in ahead.items():
        for one in following:
            behind[one] = (*behind.get(one, ()), square)
    return behind
