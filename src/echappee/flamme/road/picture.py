"""A track as a picture: its tiles as they lie on the table."""

from collections.abc import Iterable

from echappee.flamme.road.geometry import (
    Polygon,
    Spot,
    beside,
    lane_spots,
    outer_outlines,
    outer_spots,
    square_outlines,
)
from echappee.flamme.road.track import Track
from echappee.road_picture import Disc, Patch, Point, road_svg

GROUNDS = {"ascent": "climb"}
"""The names of grounds that the games have in common."""
OFF = 0.8
"""How far a rider on the grass stands from the right-hand lane, or from the next one there."""
THICK = 0.12
"""The finishing line."""


def track_svg(track: Track, title: str, riders: Iterable[tuple[str, int, str, str]] = ()) -> str:
    """SVG; riders are the name of a square, a lane, a team and a name."""
    inner = zip(square_outlines(track), track.squares, strict=True)
    outer = zip(outer_outlines(track), track.roundabouts, strict=True)
    patches = [Patch(outline, GROUNDS.get(square.terrain, square.terrain)) for outline, square in inner]
    patches += [Patch(outline, "flat") for outlines, _ in outer for outline in outlines]
    spots = _spots(track)
    end = str(track.length)
    discs = [
        Disc(_place(spots.get(square, spots[end]), lane), team, name) for square, lane, team, name in riders
    ]
    return road_svg(title, [*patches, _line(track)], discs)


def _spots(track: Track) -> dict[str, tuple[Spot, ...]]:
    """The lanes of each square by its name: its number, or 30+2 for the second outer square behind 30."""
    found = {str(number): spots for number, spots in enumerate(lane_spots(track), 1)}
    for roundabout, spots in zip(track.roundabouts, outer_spots(track), strict=True):
        before = roundabout.inner[0] - 1
        found |= {f"{before}+{place}": (spot,) for place, spot in enumerate(spots, 1)}
    return found


def _place(lanes: tuple[Spot, ...], lane: int) -> Point:
    spot = lanes[min(lane, len(lanes) - 1)] if lane >= 0 else beside(lanes[0], lane * OFF)
    return spot.x, spot.y


def _line(track: Track) -> Patch:
    """The finishing line, in front of the last square before it."""
    right, left = _front(square_outlines(track)[track.line - 1])
    beyond_right, beyond_left = _front(square_outlines(track)[track.line])
    return Patch((right, left, _toward(left, beyond_left), _toward(right, beyond_right)), "line")


def _front(outline: Polygon) -> tuple[Point, Point]:
    """The right and the left end of a square's front edge."""
    half = len(outline) // 2
    return outline[half - 1], outline[half]


def _toward(point: Point, other: Point) -> Point:
    return point[0] + (other[0] - point[0]) * THICK, point[1] + (other[1] - point[1]) * THICK
