"""Finds turns for a road whose other tiles are settled, so that no tile lies on another.

A pattern is a row of tiles in which `TURN` means any flat turn that is left. Turns are tried at random, the
last one is taken back where the road runs into itself, and after a while it is better to try another pattern.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from echappee.flamme.road.curves import Spot, advance, way
from echappee.flamme.road.geometry import START, Placed
from echappee.flamme.road.overlap import PLAY, Shape, shape, tile_depth
from echappee.flamme.road.tiles import TILES, Tile

TURN: Final = "."
PATIENCE: Final = 300
"""How many tiles are tried on a pattern, which needs some 22."""
FLAT_TURNS: Final = tuple(
    tile
    for tile in TILES.values()
    if tile.kind in ("sharp_turn", "soft_turn") and all(square.terrain == "flat" for square in tile.squares)
)


class _Search:
    """The tiles laid so far, and how many more may be tried."""

    def __init__(self, pattern: Sequence[str], rng: Random) -> None:
        self.pattern = pattern
        self.rng = rng
        self.tiles: list[Tile] = []
        self.laid: list[Shape] = []
        self.left = PATIENCE

    def go_on(self, spot: Spot) -> bool:
        """Lay the rest of the pattern from here; if that fails, lay none of it."""
        if len(self.tiles) == len(self.pattern):
            return True
        return any(self._try(tile, spot) for tile in self._choices())

    def _choices(self) -> Iterator[Tile]:
        """What can come next; of turns of one shape only one, because another would fare the same."""
        wanted = self.pattern[len(self.tiles)]
        if wanted != TURN:
            yield TILES[wanted]
            return
        used = {tile.physical for tile in self.tiles} | _settled(self.pattern)
        left = [tile for tile in FLAT_TURNS if tile.physical not in used]
        self.rng.shuffle(left)
        yield from {(tile.kind, tile.turn): tile for tile in left}.values()

    def _try(self, tile: Tile, spot: Spot) -> bool:
        self.left -= 1
        placed: list[Placed] = []
        for stretch in way(tile):
            placed.append(Placed(spot, stretch))
            spot = advance(spot, stretch)
        laid = shape(tuple(placed))
        if self.left < 0 or any(tile_depth(laid, other) > PLAY for other in self.laid):
            return False
        self.tiles.append(tile)
        self.laid.append(laid)
        if self.go_on(spot):
            return True
        self.tiles.pop()
        self.laid.pop()
        return False


def fit(pattern: Sequence[str], rng: Random) -> tuple[str, ...] | None:
    """The pattern with turns that keep the road apart from itself; None if none were found."""
    search = _Search(pattern, rng)
    return tuple(tile.id for tile in search.tiles) if search.go_on(START) else None


def _settled(pattern: Sequence[str]) -> set[str]:
    return {TILES[name].physical for name in pattern if name != TURN}
