"""Where everything of a track lies on the table: tiles, squares, lanes and their outlines.

Lengths are in squares; the road starts at (0, 0) and heads east, y points up. Lane 0 is the right-hand lane.
A roundabout's outer way is separate, because its squares have no numbers on the track. Outlines run
counter-clockwise.
"""

from typing import Final, NamedTuple

from echappee.flamme.road.curves import (
    HALF_WIDTH,
    Point,
    Spot,
    Stretch,
    advance,
    beside,
    edge,
    outer_way,
    way,
)
from echappee.flamme.road.track import Track

__all__ = [
    "Placed",
    "Point",
    "Polygon",
    "Spot",
    "end_spot",
    "lane_spots",
    "outer_outlines",
    "outer_spots",
    "place",
    "square_outlines",
    "tile_outlines",
    "tile_spots",
]

Polygon = tuple[Point, ...]

START: Final = Spot(0.0, 0.0, 0.0)


class Placed(NamedTuple):
    """A stretch of road with its location on the table."""

    start: Spot
    stretch: Stretch

    def spots(self, square: int, lanes: int) -> tuple[Spot, ...]:
        """The middles of the lanes of one of its squares, counted from 0."""
        middle = advance(self.start, self.stretch, (square + 0.5) / self.stretch.squares)
        return tuple(beside(middle, lane) for lane in self.stretch.lanes(lanes))

    def outline(self, square: int) -> Polygon:
        """The outline of one of its squares, counted from 0."""
        begin, end = square / self.stretch.squares, (square + 1) / self.stretch.squares
        right = edge(self.start, self.stretch, begin, end, self.stretch.right)
        left = edge(self.start, self.stretch, begin, end, self.stretch.left)
        return right + left[::-1]


def place(track: Track) -> tuple[tuple[Placed, ...], ...]:
    """For each tile its stretches of road; roundabouts by their inner way."""
    spot = START
    tiles: list[tuple[Placed, ...]] = []
    for tile in track.tiles:
        placed: list[Placed] = []
        for stretch in way(tile):
            placed.append(Placed(spot, stretch))
            spot = advance(spot, stretch)
        tiles.append(tuple(placed))
    return tuple(tiles)


def tile_spots(track: Track) -> tuple[Spot, ...]:
    """For each tile the middle of the edge where riders enter it."""
    return tuple(placed[0].start for placed in place(track))


def end_spot(track: Track) -> Spot:
    """The middle of the edge where the last tile ends."""
    last = place(track)[-1][-1]
    return advance(last.start, last.stretch)


def lane_spots(track: Track) -> tuple[tuple[Spot, ...], ...]:
    """For each square the middle of each of its lanes."""
    cells = _cells(track)
    return tuple(
        placed.spots(index, square.lanes)
        for (placed, index), square in zip(cells, track.squares, strict=True)
    )


def square_outlines(track: Track) -> tuple[Polygon, ...]:
    """For each square its outline."""
    return tuple(placed.outline(index) for placed, index in _cells(track))


def outer_spots(track: Track) -> tuple[tuple[Spot, ...], ...]:
    """For each roundabout the middles of the squares of its outer way, which have one lane."""
    return tuple(
        tuple(placed.spots(index, 1)[0] for index in range(placed.stretch.squares))
        for placed in _outer_ways(track)
    )


def outer_outlines(track: Track) -> tuple[tuple[Polygon, ...], ...]:
    """For each roundabout the outlines of the squares of its outer way."""
    return tuple(
        tuple(placed.outline(index) for index in range(placed.stretch.squares))
        for placed in _outer_ways(track)
    )


def tile_outlines(track: Track) -> tuple[Polygon, ...]:
    """For each tile its outline."""
    return tuple(_border(tile, -HALF_WIDTH) + _border(tile, HALF_WIDTH)[::-1] for tile in place(track))


def _cells(track: Track) -> list[tuple[Placed, int]]:
    """Every square of the track as a stretch and the square's index on it."""
    return [
        (placed, index) for tile in place(track) for placed in tile for index in range(placed.stretch.squares)
    ]


def _outer_ways(track: Track) -> list[Placed]:
    tiles = place(track)
    return [
        Placed(tiles[fork.tile][-1].start, outer_way(track.tiles[fork.tile])) for fork in track.roundabouts
    ]


def _border(tile: tuple[Placed, ...], left: float) -> Polygon:
    """One side of a tile in riding order; a corner between two stretches is there once."""
    points = (point for start, stretch in tile for point in edge(start, stretch, 0.0, 1.0, left))
    return tuple(dict.fromkeys((round(x, 9), round(y, 9)) for x, y in points))
