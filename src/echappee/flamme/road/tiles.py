"""The printed tiles: 34 pieces of cardboard, each with a light and a dark side, 68 sides in all.

The data writes a square as a letter for the terrain, the number of lanes and at most one mark: `F2` is a flat
square of two lanes, `F3s` one behind the start line, `A2x` an ascent beyond the finish line, `F1w` a slippery
one, `F3b2` one with two breakaway places.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, NotRequired, TypedDict

Terrain = Literal["flat", "ascent", "descent", "cobbles", "supply"]

LETTERS: Final[dict[str, Terrain]] = {
    "F": "flat",
    "A": "ascent",
    "D": "descent",
    "C": "cobbles",
    "S": "supply",
}
CODE: Final = re.compile(r"([FADCS])([123])([sxw]?)(?:b([12]))?")


class PrintedSquare(NamedTuple):
    """A square as printed; the effects of its terrain belong to the rules."""

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


def read_square(code: str) -> PrintedSquare:
    match = CODE.fullmatch(code)
    if match is None:
        raise ValueError(f"not a square: {code!r}")
    letter, lanes, mark, places = match.groups()
    return PrintedSquare(
        terrain=LETTERS[letter],
        lanes=int(lanes),
        start=mark == "s",
        beyond=mark == "x",
        slippery=mark == "w",
        breakaway=int(places or 0),
    )


def read_squares(codes: str) -> tuple[PrintedSquare, ...]:
    """Squares in riding order from codes separated by spaces."""
    return tuple(read_square(code) for code in codes.split())


TileKind = Literal["start", "straight", "sharp_turn", "soft_turn", "finish", "roundabout", "sharp_corner"]
TileTurn = Literal["left", "right"]
TileSet = Literal["base", "peloton", "grand_tour"]


@dataclass(frozen=True, slots=True)
class Tile:
    """One side of a piece; turns are as seen by a rider who enters it."""

    id: str
    """As printed: small letters and plain digits are light sides, capitals and digits with a B dark ones."""
    physical: str
    """The piece of cardboard, named by its light side; both sides share it."""
    set: TileSet
    kind: TileKind
    turn: TileTurn | None
    degrees: int
    squares: tuple[PrintedSquare, ...]
    """In riding order; of a roundabout only the part before it splits."""
    inner: tuple[PrintedSquare, ...] = ()
    """The short way through a roundabout."""
    outer: tuple[PrintedSquare, ...] = ()
    """The long way through a roundabout."""


class _Row(TypedDict):
    piece: str
    set: TileSet
    kind: TileKind
    turn: NotRequired[TileTurn]
    degrees: NotRequired[int]
    squares: str
    inner: NotRequired[str]
    outer: NotRequired[str]


def _tile(tile_id: str, row: _Row) -> Tile:
    return Tile(
        id=tile_id,
        physical=row["piece"],
        set=row["set"],
        kind=row["kind"],
        turn=row.get("turn"),
        degrees=row.get("degrees", 0),
        squares=read_squares(row["squares"]),
        inner=read_squares(row.get("inner", "")),
        outer=read_squares(row.get("outer", "")),
    )


def _read() -> Mapping[str, Tile]:
    text = (files(__package__) / "data" / "tiles.json").read_text(encoding="utf-8")
    rows: dict[str, _Row] = json.loads(text)
    return MappingProxyType({tile_id: _tile(tile_id, row) for tile_id, row in rows.items()})


TILES: Final[Mapping[str, Tile]] = _read()
