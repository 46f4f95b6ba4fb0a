"""A track: tiles laid one after another, the squares a rider meets on them, and the road from the side.

The cardboard gives no heights. Ours are a drawing aid: an ascent square rises by one, a descent square falls
by one, every other square is level.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate, groupby
from types import MappingProxyType
from typing import Final, NamedTuple

from echappee.engine.refusals import Refused
from echappee.flamme.road.tiles import TILES, PrintedSquare, Terrain, Tile


class Roundabout(NamedTuple):
    """A roundabout on a track: two ways that leave the same square and meet again."""

    tile: int
    """Index of the roundabout among the track's tiles."""
    inner: tuple[int, ...]
    """Numbers of the squares of the inner way; the track itself goes this way."""
    outer: tuple[PrintedSquare, ...]
    """The squares of the outer way, which have no numbers."""


@dataclass(frozen=True, slots=True)
class Track:
    """The road of a race; all fields but the first three follow from them."""

    tiles: tuple[Tile, ...]
    squares: tuple[PrintedSquare, ...]
    """All squares in riding order, by the inner way through roundabouts."""
    tile_of: tuple[int, ...]
    """For each square the index of its tile."""
    line: int = field(init=False, repr=False, compare=False)
    """Number of the last square before the finish line."""
    grid: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Numbers of the squares behind the start line, front first."""
    breakaway: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Numbers of the squares with breakaway places."""
    capacity: int = field(init=False, repr=False, compare=False)
    """How many riders fit on the grid."""
    length: int = field(init=False, repr=False, compare=False)
    """How many squares there are, those beyond the line included."""

    def __post_init__(self) -> None:
        # A race asks for these at every move, so they are computed once.
        numbered = tuple(enumerate(self.squares, start=1))
        grid = tuple(number for number, square in reversed(numbered) if square.start)
        object.__setattr__(self, "line", sum(not square.beyond for square in self.squares))
        object.__setattr__(self, "grid", grid)
        object.__setattr__(self, "breakaway", tuple(n for n, square in numbered if square.breakaway))
        object.__setattr__(self, "capacity", sum(self.squares[number - 1].lanes for number in grid))
        object.__setattr__(self, "length", len(self.squares))

    def square(self, number: int) -> PrintedSquare:
        """The square of this number; the first is 1."""
        if not 1 <= number <= self.length:
            raise IndexError(f"no square {number} on a track of {self.length}")
        return self.squares[number - 1]

    @property
    def roundabouts(self) -> tuple[Roundabout, ...]:
        return tuple(self._roundabout(index) for index, tile in enumerate(self.tiles) if tile.outer)

    def _roundabout(self, index: int) -> Roundabout:
        tile = self.tiles[index]
        first = self.tile_of.index(index) + len(tile.squares) + 1
        return Roundabout(index, tuple(range(first, first + len(tile.inner))), tile.outer)


def lay(tiles: Sequence[str]) -> Track:
    """The track that these tiles make; tiles that are no road from a start to a finish are refused."""
    return _lay(tuple(tiles))


@lru_cache(maxsize=512)
def _lay(ids: tuple[str, ...]) -> Track:
    if found := faults(ids):
        raise found[0]
    tiles = tuple(TILES[name] for name in ids)
    ways = [tile.squares + tile.inner for tile in tiles]
    squares = tuple(square for way in ways for square in way)
    return Track(tiles, squares, tuple(index for index, way in enumerate(ways) for _ in way))


def faults(ids: Sequence[str]) -> tuple[Refused, ...]:
    """Every reason why these tiles are not a road from a start to a finish; none if they are."""
    if not ids:
        return (Refused("no-tiles", "a road needs at least a start tile and a finish tile"),)
    unknown = [number for number, name in enumerate(ids, start=1) if name not in TILES]
    if unknown:
        return tuple(_unknown(ids[number - 1], number) for number in unknown)
    return tuple(_end_faults(ids))


def _end_faults(ids: Sequence[str]) -> list[Refused]:
    """The problems of the two ends; expects known tiles."""
    last = len(ids)
    starts = [number for number, name in enumerate(ids, start=1) if TILES[name].kind == "start"]
    finishes = [number for number, name in enumerate(ids, start=1) if TILES[name].kind == "finish"]
    found: list[Refused] = []
    if not starts:
        found.append(Refused("no-start", "no start tile: the first tile must be a, A, 1 or 1B"))
    found += [_stray("start-not-first", ids, number, "start", "first") for number in starts if number != 1]
    if not finishes:
        found.append(Refused("no-finish", "no finish tile: the last tile must be u, U, v or V"))
    found += [
        _stray("finish-not-last", ids, number, "finish", "last") for number in finishes if number != last
    ]
    return found


def _stray(code: str, ids: Sequence[str], number: int, kind: str, end: str) -> Refused:
    tile = ids[number - 1]
    return Refused(code, f"tile {number}: the {kind} tile {tile} is not the {end}", tile=tile, place=number)


def _unknown(tile: str, number: int) -> Refused:
    return Refused("unknown-tile", f"tile {number}: there is no tile {tile!r}", tile=tile, place=number)


RISE: Final[Mapping[Terrain, int]] = {"flat": 0, "ascent": 1, "descent": -1, "cobbles": 0, "supply": 0}


class Run(NamedTuple):
    """Squares of one terrain in a row, by the numbers of the first and the last."""

    terrain: Terrain
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A track from the side, squares beyond the finish line included, roundabouts by their inner way."""

    runs: tuple[Run, ...]
    """Ascents, descents, cobbles and supply zones, in riding order; what lies between is flat."""
    heights: tuple[int, ...]
    """The height where the road begins, then at the end of every square; the lowest is 0."""
    counts: Mapping[Terrain, int] = field(hash=False)
    """For every terrain its number of squares."""
    length: int


def profile(track: Track) -> Profile:
    terrains = [square.terrain for square in track.squares]
    counts = Counter(terrains)
    return Profile(
        runs=tuple(run for run in _runs(terrains) if run.terrain != "flat"),
        heights=_heights(terrains),
        counts=MappingProxyType({terrain: counts[terrain] for terrain in RISE}),
        length=track.length,
    )


def _runs(terrains: list[Terrain]) -> list[Run]:
    runs: list[Run] = []
    for terrain, squares in groupby(enumerate(terrains, start=1), key=lambda square: square[1]):
        numbers = [number for number, _ in squares]
        runs.append(Run(terrain, numbers[0], numbers[-1]))
    return runs


def _heights(terrains: list[Terrain]) -> tuple[int, ...]:
    heights = list(accumulate((RISE[terrain] for terrain in terrains), initial=0))
    lowest = min(heights)
    return tuple(height - lowest for height in heights)
