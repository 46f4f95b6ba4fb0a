"""Numbering a road that may split (rules 0.2.5, 8.3): a larger number is always further ahead.

A road is squares one after the other. Where it splits, two ways leave the same square and meet again; their
squares are numbered by how far they are from where the ways meet, the inner way ahead at equal distance.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from echappee.flamme.rules.terrain import Square


class Split(NamedTuple):
    """Two ways between the square behind and the square in front; the inner one is taken first."""

    inner: tuple[Square, ...]
    outer: tuple[Square, ...]


Stretch = Sequence[Square | Split]
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


def number(stretch: Stretch) -> Layout:
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
