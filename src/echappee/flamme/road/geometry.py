"""Where everything of a track lies on the table: the shapes of tiles, their squares, lanes and outlines.

Lengths are in squares; the road starts at (0, 0) and heads east, y points up. Every tile is two squares wide,
however many lanes share that width. What lies or turns to the left is positive, to the right negative; lane
0 is the right-hand lane. A roundabout's outer way is separate: its squares have no numbers on the track.
Outlines run counter-clockwise.
"""

from math import ceil, cos, radians, sin
from typing import Final, NamedTuple

from echappee.flamme.road.tiles import Tile
from echappee.flamme.road.track import Track
from echappee.road_picture import Point

HALF_WIDTH: Final = 1.0
RADIUS: Final = {"sharp_turn": 1.5, "soft_turn": 2.845, "roundabout": 2.55, "sharp_corner": 1.1}
INNER_LANE: Final = 0.64  # from the middle of a roundabout's road, so that 3 squares fill the quarter circle
OUTER_LANE: Final = 0.63  # likewise for 5 squares
CHORD: Final = (
    7.5  # an arc is drawn as chords of at most this many degrees, and errs by less than 0.01 squares
)


class Spot(NamedTuple):
    """A point on the table, and the direction of the road there: 0 degrees is east, 90 north."""

    x: float
    y: float
    heading: float


class Stretch(NamedTuple):
    """A part of the road of one curvature, shared evenly by its squares, between a right and a left side."""

    squares: int
    length: float
    degrees: float = 0.0
    right: float = -HALF_WIDTH
    left: float = HALF_WIDTH
    lane: float | None = None
    """The position of a single lane, if it is not in the middle."""

    def lanes(self, count: int) -> tuple[float, ...]:
        """The middle lines of this many lanes, the right-hand lane first."""
        if self.lane is not None:
            return (self.lane,)
        width = (self.left - self.right) / count
        return tuple(self.right + (lane + 0.5) * width for lane in range(count))


def way(tile: Tile) -> tuple[Stretch, ...]:
    """The stretches of a tile in riding order; of a roundabout by its inner way."""
    if tile.kind == "roundabout":
        return Stretch(3, 3.0), _half_bend(tile, len(tile.inner), _sign(tile), INNER_LANE)
    if tile.kind == "sharp_corner":
        return Stretch(2, 2.0), _bend(tile, 3), Stretch(1, 1.0)
    count = len(tile.squares)
    return (_bend(tile, count) if tile.turn else Stretch(count, float(count)),)


def outer_way(tile: Tile) -> Stretch:
    """The other way through a roundabout, from where it splits."""
    return _half_bend(tile, len(tile.outer), -_sign(tile), OUTER_LANE)


def _bend(tile: Tile, squares: int) -> Stretch:
    return Stretch(squares, RADIUS[tile.kind] * radians(tile.degrees), float(_sign(tile) * tile.degrees))


def _half_bend(tile: Tile, squares: int, side: int, lane: float) -> Stretch:
    """The half of a roundabout's bend that lies on this side of its middle."""
    right, left = sorted((0.0, side * HALF_WIDTH))
    return _bend(tile, squares)._replace(right=right, left=left, lane=side * lane)


def _sign(tile: Tile) -> int:
    return 1 if tile.turn == "left" else -1


def advance(start: Spot, stretch: Stretch, part: float = 1.0) -> Spot:
    """Where a rider is after riding this part of a stretch along its middle."""
    if stretch.degrees == 0:
        angle = radians(start.heading)
        distance = stretch.length * part
        return Spot(start.x + cos(angle) * distance, start.y + sin(angle) * distance, start.heading)
    # Step sideways to the centre of the circle, turn there, step back.
    radius = stretch.length / radians(stretch.degrees)
    heading = (start.heading + stretch.degrees * part) % 360
    return beside(beside(start, radius)._replace(heading=heading), -radius)


def beside(spot: Spot, left: float) -> Spot:
    """The spot this far to the left; negative: to the right."""
    angle = radians(spot.heading)
    return Spot(spot.x - sin(angle) * left, spot.y + cos(angle) * left, spot.heading)


def edge(start: Spot, stretch: Stretch, begin: float, end: float, left: float) -> tuple[Point, ...]:
    """The line along a part of a stretch at this distance from its middle, in riding order."""
    # A hair less, so that 8.000001 chords do not become 9 and neighbours meet in the same points.
    steps = max(1, ceil(abs(stretch.degrees) * (end - begin) / CHORD - 1e-6))
    parts = (begin + (end - begin) * step / steps for step in range(steps + 1))
    spots = (beside(advance(start, stretch, part), left) for part in parts)
    return tuple((spot.x, spot.y) for spot in spots)


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
