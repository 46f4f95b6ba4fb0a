"""What is wrong with a row of tiles: wrong ends, pieces used twice, tiles on top of one another.

Overlaps are found by intersecting the shapes of tiles, not by distances between their middles. Each tile is
cut into convex pieces: a straight stretch is one rectangle, a bend one piece per square (its outer side an
arc, its inner side a chord). The depth of two pieces is how far one would have to be pushed to free the
other, by the separating axis theorem; the depth of two tiles is that of their deepest pieces, less the play
that tiles laid by hand have. So it never overstates how far the tiles would have to be pushed apart. Tiles
that follow each other share an edge: that has no depth and is not an overlap.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import hypot, inf
from typing import Final, NamedTuple

from echappee.engine.refusals import Refused
from echappee.flamme.road.geometry import HALF_WIDTH, Placed, Polygon, edge, place
from echappee.flamme.road.tiles import TILES
from echappee.flamme.road.track import Track, faults, lay
from echappee.notation.game_rules import Finding, Severity

TOLERABLE: Final = 0.4
"""From this depth on tiles cannot be laid; below it they have to be squeezed, as in one printed stage."""
PLAY: Final = 0.1
"""Two tiles may overlap by this much unnoticed: 0.05 each; the chords' error (0.06) hides in it."""


class Shape(NamedTuple):
    """A tile on the table: its convex pieces, and the box around them."""

    pieces: tuple[Polygon, ...]
    west: float
    east: float
    south: float
    north: float


class Overlap(NamedTuple):
    """Two tiles that overlap: their indices on the track, and the depth."""

    first: int
    second: int
    depth: float


def overlaps(track: Track) -> tuple[Overlap, ...]:
    """Every pair of tiles that overlap, in riding order."""
    tiles = [shape(tile) for tile in place(track)]
    found = (
        Overlap(first, second, tile_depth(tiles[first], tiles[second]) - PLAY)
        for first, second in combinations(range(len(tiles)), 2)
    )
    return tuple(overlap for overlap in found if overlap.depth > 0)


def shape(tile: tuple[Placed, ...]) -> Shape:
    """The shape of a tile at this place."""
    pieces = tuple(_pieces(tile))
    xs = [x for piece in pieces for x, _ in piece]
    ys = [y for piece in pieces for _, y in piece]
    return Shape(pieces, min(xs), max(xs), min(ys), max(ys))


def _pieces(tile: tuple[Placed, ...]) -> Iterator[Polygon]:
    for placed in tile:
        slices = placed.stretch.squares if placed.stretch.degrees else 1
        for index in range(slices):
            yield _piece(placed, index / slices, (index + 1) / slices)


def _piece(placed: Placed, begin: float, end: float) -> Polygon:
    start, stretch = placed
    right = edge(start, stretch, begin, end, -HALF_WIDTH)
    left = edge(start, stretch, begin, end, HALF_WIDTH)
    # The side inside the bend becomes its chord: only then is the piece convex.
    if stretch.degrees > 0:
        left = (left[0], left[-1])
    else:
        right = (right[0], right[-1])
    return right + left[::-1]


def tile_depth(one: Shape, other: Shape) -> float:
    """The depth of the deepest pair of pieces, without play; 0 if none overlap."""
    # Most tiles of a road are far apart, as their boxes show at once.
    if (
        one.west >= other.east
        or other.west >= one.east
        or one.south >= other.north
        or other.south >= one.north
    ):
        return 0.0
    return max(depth(a, b) for a in one.pieces for b in other.pieces)


def depth(one: Polygon, other: Polygon) -> float:
    """How far one convex polygon must be pushed to free the other; 0 if they do not overlap."""
    least = inf
    for x, y in (*_normals(one), *_normals(other)):
        low, high = _shadow(one, x, y)
        other_low, other_high = _shadow(other, x, y)
        least = min(least, high - other_low, other_high - low)
        if least <= 0:
            return 0.0
    return least


def _normals(polygon: Polygon) -> Iterator[tuple[float, float]]:
    """Unit vectors across the edges."""
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        length = hypot(bx - ax, by - ay)
        yield (by - ay) / length, (ax - bx) / length


def _shadow(polygon: Polygon, x: float, y: float) -> tuple[float, float]:
    """The extent of a polygon along a direction."""
    along = [px * x + py * y for px, py in polygon]
    return min(along), max(along)


def check(tiles: Sequence[str]) -> tuple[Finding, ...]:
    """What is wrong with these tiles: their ends and the stock, else overlaps; nothing for a good road."""
    broken = tuple(Finding(fault.code, "error", fault.detail, fault.about) for fault in faults(tiles))
    if any(finding.code in {"no-tiles", "unknown-tile"} for finding in broken):
        return broken
    unlaid = broken + tuple(_used_twice(tiles))
    # Only a road that there are pieces for can be laid out; a row of thousands would also take too long.
    return unlaid or tuple(_overlapping(tiles))


def require_good(tiles: Sequence[str]) -> None:
    """Refuse tiles that cannot be laid, with the first problem found."""
    for finding in check(tiles):
        if finding.severity == "error":
            raise Refused(finding.code, finding.detail)


def _used_twice(tiles: Sequence[str]) -> Iterator[Finding]:
    """Pieces of cardboard that would be needed more than once; both sides of one are the same piece."""
    numbers: defaultdict[str, list[int]] = defaultdict(list)
    for number, tile in enumerate(tiles, start=1):
        numbers[TILES[tile].physical].append(number)
    for piece, used in numbers.items():
        if len(used) > 1:
            sides = " and ".join(f"{tiles[number - 1]} (tile {number})" for number in used)
            detail = f"there is only one piece {piece}, but it is used as {sides}"
            yield Finding("tile-used-twice", "error", detail, _both(tiles, *used[:2]))


def _overlapping(tiles: Sequence[str]) -> Iterator[Finding]:
    for first, second, depth in overlaps(lay(tiles)):
        severity: Severity = "error" if depth >= TOLERABLE else "warning"
        which = f"tile {second + 1} ({tiles[second]}) lies on tile {first + 1} ({tiles[first]})"
        about = _both(tiles, second + 1, first + 1)
        yield Finding("overlap", severity, f"{which}, {depth:.2f} squares deep", about)


def _both(tiles: Sequence[str], one: int, another: int) -> dict[str, str | int]:
    """The two tiles of these numbers."""
    return {"tile": tiles[one - 1], "place": one, "other": tiles[another - 1], "otherPlace": another}
