"""One printed square of road, and the short code in which the tile data writes it.

A code is a letter for the terrain, the number of lanes and at most one mark: `F2` is a flat square of two
lanes, `F3s` one behind the start line, `A2x` an ascent beyond the finish line, `F1w` a slippery one, `F3b2`
one with two breakaway places.
"""

import re
from typing import Final, Literal, NamedTuple

Terrain = Literal["flat", "ascent", "descent", "cobbles", "supply"]

LETTERS: Final[dict[str, Terrain]] = {
    "F": "flat",
    "A": "ascent",
    "D": "descent",
    "C": "cobbles",
    "S": "supply",
}
CODE: Final = re.compile(r"([FADCS])([123])([sxw]?)(?:b([12]))?")


class Square(NamedTuple):
    """A square as printed; what its terrain does to a rider is not said here."""

    terrain: Terrain
    lanes: int
    start: bool = False
    """Behind the start line: part of the grid."""
    beyond: bool = False
    """Beyond the finish line."""
    slippery: bool = False
    """One of the wavy blue squares of a sharp corner."""
    breakaway: int = 0
    """Number of yellow breakaway places, counted from the right lane."""


def read_square(code: str) -> Square:
    match = CODE.fullmatch(code)
    if match is None:
        raise ValueError(f"not a square: {code!r}")
    letter, lanes, mark, places = match.groups()
    return Square(
        terrain=LETTERS[letter],
        lanes=int(lanes),
        start=mark == "s",
        beyond=mark == "x",
        slippery=mark == "w",
        breakaway=int(places or 0),
    )


def read_squares(codes: str) -> tuple[Square, ...]:
    """Squares in riding order from codes separated by spaces."""
    return tuple(read_square(code) for code in codes.split())
