from itertools import pairwise
from math import cos, dist, radians, sin, sqrt

import pytest

from echappee.flamme.road.geometry import (
    Polygon,
    Spot,
    end_spot,
    lane_spots,
    outer_outlines,
    outer_spots,
    square_outlines,
    tile_outlines,
    tile_spots,
)
from echappee.flamme.road.stages import STAGES, Stage
from echappee.flamme.road.tiles import TILES, Tile
from echappee.flamme.road.track import Track, lay
from tests.each import each

every_stage = each(STAGES)
every_tile = each(TILES)


def alone(*tiles: str) -> Track:
    """These tiles only, so that the first one starts at (0, 0)."""
    laid = tuple(TILES[tile] for tile in tiles)
    ways = [tile.squares + tile.inner for tile in laid]
    return Track(laid, sum(ways, ()), tuple(index for index, way in enumerate(ways) for _ in way))


def middle(spots: tuple[Spot, ...]) -> tuple[float, float]:
    return sum(spot.x for spot in spots) / len(spots), sum(spot.y for spot in spots) / len(spots)


def ahead_and_left(spot: Spot, x: float, y: float) -> tuple[float, float]:
    """Where a point lies as seen from a spot."""
    angle = radians(spot.heading)
    dx, dy = x - spot.x, y - spot.y
    return dx * cos(angle) + dy * sin(angle), dy * cos(angle) - dx * sin(angle)


def area(polygon: Polygon) -> float:
    """Positive if the outline runs counter-clockwise."""
    corners = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in corners) / 2


def test_the_road_starts_at_the_origin_and_heads_east() -> None:
    assert tile_spots(lay(["a", "b", "u"])) == (Spot(0, 0, 0), Spot(6, 0, 0), Spot(12, 0, 0))
    assert end_spot(lay(["a", "b", "u"])) == Spot(18, 0, 0)


@pytest.mark.parametrize(
    ("tile", "end"),
    [
        ("b", Spot(6, 0, 0)),
        ("9", Spot(3, 0, 0)),
        ("e", Spot(1.5, 1.5, 90)),
        ("E", Spot(1.5, -1.5, 270)),
        ("h", Spot(2.845 / sqrt(2), 2.845 * (1 - 1 / sqrt(2)), 45)),
        ("H", Spot(2.845 / sqrt(2), -2.845 * (1 - 1 / sqrt(2)), 315)),
        ("x", Spot(3 + 2.55, 2.55, 90)),
        ("X", Spot(3 + 2.55, -2.55, 270)),
        ("z", Spot(1, 2.2, 180)),
        ("Z", Spot(1, -2.2, 180)),
    ],
)
def test_a_tile_ends_where_its_measures_say(tile: str, end: Spot) -> None:
    assert end_spot(alone(tile)) == pytest.approx(end)


@pytest.mark.parametrize("circle", ["hqthqthq", "krskrskr", "egie", "opjo", "EGIE"])
def test_eight_soft_turns_or_four_sharp_ones_make_a_circle(circle: str) -> None:
    end = end_spot(alone(*circle))
    assert (end.x, end.y) == pytest.approx((0, 0), abs=1e-9)
    assert cos(radians(end.heading)) == pytest.approx(1)


@every_tile
def test_the_other_side_of_a_turn_is_its_mirror_image(tile: Tile) -> None:
    other = next(known for known in TILES.values() if known.physical == tile.physical and known.id != tile.id)
    one, two = end_spot(alone(tile.id)), end_spot(alone(other.id))
    assert (one.x, one.y) == pytest.approx((two.x, -two.y))
    assert cos(radians(one.heading + two.heading)) == pytest.approx(1)


@every_stage
def test_every_square_has_a_spot_for_each_lane(stage: Stage) -> None:
    track = lay(stage.tiles)
    assert [len(spots) for spots in lane_spots(track)] == [square.lanes for square in track.squares]


@every_stage
def test_squares_that_follow_each_other_are_about_one_apart(stage: Stage) -> None:
    track = lay(stage.tiles)
    split = {number for fork in track.roundabouts for number in fork.inner}
    middles = (middle(spots) for spots in lane_spots(track))
    for number, (here, there) in enumerate(pairwise(middles), start=1):
        # Where a road splits and where it closes again, the way steps aside.
        near, far = (0.98, 1.35) if split & {number, number + 1} else (0.99, 1.2)
        assert near <= dist(here, there) <= far


@every_tile
def test_lane_0_is_the_right_hand_lane(tile: Tile) -> None:
    for spots in lane_spots(alone(tile.id)):
        for right, left in pairwise(spots):
            ahead, leftwards = ahead_and_left(right, left.x, left.y)
            assert ahead == pytest.approx(0)
            assert leftwards == pytest.approx(2 / len(spots))
            assert left.heading == right.heading


def test_lanes_share_the_width_of_the_tile() -> None:
    narrow, wide = lane_spots(alone("4B"))[:2]
    assert [spot.y for spot in narrow] == pytest.approx([0])
    assert [spot.y for spot in wide] == pytest.approx([-0.5, 0.5])
    assert [spot.y for spot in lane_spots(alone("1"))[0]] == pytest.approx([-2 / 3, 0, 2 / 3])


@pytest.mark.parametrize(("tile", "side"), [("x", 1), ("X", -1), ("y", 1), ("Y", -1)])
def test_the_inner_way_of_a_roundabout_is_a_circle_of_three_squares_and_the_outer_one_of_five(
    tile: str, side: int
) -> None:
    track = alone(tile)
    inner = [spots[0] for spots in lane_spots(track)[3:]]
    (outer,) = outer_spots(track)
    assert (len(inner), len(outer)) == (3, 5)
    for way, radius in ((inner, 1.91), (outer, 3.18)):
        for spot in way:
            assert dist((spot.x, spot.y), (3, side * 2.55)) == pytest.approx(radius)
        for here, there in pairwise(way):
            assert dist((here.x, here.y), (there.x, there.y)) == pytest.approx(1, abs=0.02)


@every_stage
def test_outlines_run_counter_clockwise_and_tiles_are_two_squares_wide(stage: Stage) -> None:
    track = lay(stage.tiles)
    tiles, squares = tile_outlines(track), square_outlines(track)
    assert all(area(polygon) > 0 for polygon in squares)
    outer = {fork.tile: ways for fork, ways in zip(track.roundabouts, outer_outlines(track), strict=True)}
    for index, tile in enumerate(tiles):
        parts = [polygon for polygon, of in zip(squares, track.tile_of, strict=True) if of == index]
        parts += outer.get(index, ())
        # The chords of a roundabout's five outer squares differ a little from those of its whole bend.
        assert area(tile) == pytest.approx(
            sum(area(part) for part in parts), rel=1e-3 if index in outer else 1e-6
        )


@pytest.mark.parametrize("tile", ["x", "X"])
def test_the_two_ways_of_a_roundabout_cover_its_bend(tile: str) -> None:
    track = alone(tile)
    (outer,) = outer_outlines(track)
    covered = sum(area(polygon) for polygon in (*square_outlines(track), *outer))
    assert len(outer) == 5
    assert covered == pytest.approx(area(tile_outlines(track)[0]), rel=0.005)


def test_a_straight_tile_is_a_rectangle() -> None:
    assert tile_outlines(alone("b")) == (((0, -1), (6, -1), (6, 1), (0, 1)),)


@every_tile
def test_a_spot_lies_in_the_outline_of_its_square(tile: Tile) -> None:
    track = alone(tile.id)
    for spots, outline in zip(lane_spots(track), square_outlines(track), strict=True):
        for spot in spots:
            edges = zip(outline, outline[1:] + outline[:1], strict=True)
            # A ray from a point inside crosses an odd number of edges.
            crossed = sum(
                (ay > spot.y) != (by > spot.y) and spot.x < (bx - ax) * (spot.y - ay) / (by - ay) + ax
                for (ax, ay), (bx, by) in edges
            )
            assert crossed % 2 == 1
