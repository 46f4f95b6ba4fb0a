"""The printed tiles: 34 pieces of cardboard, each with a light and a dark side, 68 sides in all."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType
from typing import Final, Literal, NotRequired, TypedDict

from echappee.flamme.road.squares import Square, read_squares

Kind = Literal["start", "straight", "sharp_turn", "soft_turn", "finish", "roundabout", "sharp_corner"]
Turn = Literal["left", "right"]
TileSet = Literal["base", "peloton", "grand_tour"]


@dataclass(frozen=True, slots=True)
class Tile:
    """One side of a piece; turns are as seen by a rider who enters it."""

    id: str
    """As printed: small letters and plain digits are light sides, capitals and digits with a B dark ones."""
    physical: str
    """The piece of cardboard, named by its light side; both sides share it."""
    set: TileSet
    kind: Kind
    turn: Turn | None
    degrees: int
    squares: tuple[Square, ...]
    """In riding order; of a roundabout only the part before it splits."""
    inner: tuple[Square, ...] = ()
    """The short way through a roundabout."""
    outer: tuple[Square, ...] = ()
    """The long way through a roundabout."""


class _Row(TypedDict):
    piece: str
    set: TileSet
    kind: Kind
    turn: NotRequired[Turn]
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
