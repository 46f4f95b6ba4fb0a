"""The shape of a tile's road: straight stretches and bends, in our own measures.

Lengths are in squares. Every tile is two squares wide, however many lanes share that width. What lies or
turns to the left is positive, to the right negative.
"""

from math import ceil, cos, radians, sin
from typing import Final, NamedTuple

from echappee.flamme.road.tiles import Tile

HALF_WIDTH: Final = 1.0
RADIUS: Final = {"sharp_turn": 1.5, "soft_turn": 2.845, "roundabout": 2.55, "sharp_corner": 1.1}
INNER_LANE: Final = 0.64  # from the middle of a roundabout's road, so that 3 squares fill the quarter circle
OUTER_LANE: Final = 0.63  # likewise for 5 squares
CHORD: Final = (
    7.5  # an arc is drawn as chords of at most this many degrees, and errs by less than 0.01 squares
)

Point = tuple[float, float]


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
    """Where the only lane runs, if not in the middle between the sides."""

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
