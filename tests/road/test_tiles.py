from collections import Counter

import pytest

from echappee.flamme.road.tiles import TILES, PrintedSquare, Tile, read_square
from tests.each import each

TURNING = ("sharp_turn", "soft_turn", "roundabout", "sharp_corner")

every_tile = each(TILES)


def other_side(tile: Tile) -> Tile:
    (other,) = (known for known in TILES.values() if known.physical == tile.physical and known != tile)
    return other


def test_there_are_34_pieces_with_two_sides_each() -> None:
    assert len(TILES) == 68
    sides = Counter(tile.physical for tile in TILES.values())
    assert len(sides) == 34
    assert set(sides.values()) == {2}


def test_each_box_has_its_pieces() -> None:
    sides = Counter(tile.set for tile in TILES.values())
    assert sides == {"base": 42, "peloton": 18, "grand_tour": 8}


def test_the_base_box_has_7_straights_6_sharp_and_6_soft_turns_a_start_and_a_finish() -> None:
    pieces = Counter(tile.kind for tile in TILES.values() if tile.set == "base" and tile.id == tile.physical)
    assert pieces == {"start": 1, "finish": 1, "straight": 7, "sharp_turn": 6, "soft_turn": 6}


@every_tile
def test_a_tile_is_kept_under_its_own_id(tile: Tile) -> None:
    assert TILES[tile.id] is tile


@every_tile
def test_a_piece_is_named_by_its_light_side(tile: Tile) -> None:
    light = tile if tile.id == tile.physical else other_side(tile)
    dark = other_side(light)
    assert light.id == light.physical
    assert dark.id == (f"{light.id}B" if light.id.isdigit() else light.id.upper())
    assert (dark.set, dark.kind, dark.degrees) == (light.set, light.kind, light.degrees)


@every_tile
def test_the_dark_side_turns_the_other_way(tile: Tile) -> None:
    turns = {tile.turn, other_side(tile).turn}
    assert turns == ({"left", "right"} if tile.kind in TURNING else {None})


@every_tile
def test_a_tile_has_the_angle_of_its_kind(tile: Tile) -> None:
    angles = {"sharp_turn": 90, "soft_turn": 45, "roundabout": 90, "sharp_corner": 180}
    assert tile.degrees == angles.get(tile.kind, 0)


@every_tile
def test_a_tile_has_as_many_squares_as_its_kind(tile: Tile) -> None:
    counts = {"sharp_turn": 2, "soft_turn": 2, "roundabout": 3}
    assert len(tile.squares) == (3 if tile.physical == "9" else counts.get(tile.kind, 6))


@every_tile
def test_only_a_roundabout_splits_into_three_inner_and_five_outer_squares_of_one_lane(tile: Tile) -> None:
    lane = PrintedSquare("flat", 1)
    ways = ((lane,) * 3, (lane,) * 5) if tile.kind == "roundabout" else ((), ())
    assert (tile.inner, tile.outer) == ways


@every_tile
def test_lanes_are_one_to_three_and_one_lane_is_cobbles_or_slippery(tile: Tile) -> None:
    for square in tile.squares:
        assert square.lanes in {1, 2, 3}
        assert square.lanes > 1 or square.terrain == "cobbles" or square.slippery


@every_tile
def test_the_start_line_lies_on_start_tiles_and_the_finish_line_on_finish_tiles(tile: Tile) -> None:
    starts = [square.start for square in tile.squares]
    beyond = [square.beyond for square in tile.squares]
    assert any(starts) == (tile.kind == "start")
    assert any(beyond) == (tile.kind == "finish")
    assert starts == sorted(starts, reverse=True)
    assert beyond == sorted(beyond)


@pytest.mark.parametrize(("tile", "riders"), [("a", 10), ("A", 8), ("1", 12), ("1B", 15)])
def test_how_many_riders_the_grid_of_a_start_tile_holds(tile: str, riders: int) -> None:
    assert sum(square.lanes for square in TILES[tile].squares if square.start) == riders


@pytest.mark.parametrize(("tile", "before"), [("u", 1), ("U", 2), ("v", 1), ("V", 2)])
def test_how_many_squares_of_a_finish_tile_lie_before_the_line(tile: str, before: int) -> None:
    assert sum(not square.beyond for square in TILES[tile].squares) == before


@pytest.mark.parametrize("tile", ["U", "V"])
def test_the_dark_finish_is_an_ascent_from_end_to_end(tile: str) -> None:
    assert {square.terrain for square in TILES[tile].squares} == {"ascent"}


@every_tile
def test_breakaway_places_are_on_the_fourth_square_of_tile_2_only(tile: Tile) -> None:
    places = [square.breakaway for square in tile.squares]
    wanted = {"2": [0, 0, 0, 2, 0, 0], "2B": [0, 0, 0, 1, 0, 0]}
    assert places == wanted.get(tile.id, [0] * len(places))


@every_tile
def test_a_sharp_corner_is_slippery_on_its_three_one_lane_squares(tile: Tile) -> None:
    slippery = [square.slippery for square in tile.squares]
    corner = [False, False, True, True, True, False]
    assert slippery == (corner if tile.kind == "sharp_corner" else [False] * len(slippery))


@pytest.mark.parametrize(
    ("tile", "terrains"),
    [("B", "DDDDFF"), ("D", "AAAAAD"), ("L", "AAADDD"), ("3", "SSSSSF"), ("3B", "FFCCCC")],
)
def test_a_tile_has_its_terrain_in_riding_order(tile: str, terrains: str) -> None:
    assert "".join(square.terrain[0].upper() for square in TILES[tile].squares) == terrains


@pytest.mark.parametrize(
    ("code", "square"),
    [
        ("F2", PrintedSquare("flat", 2)),
        ("F3s", PrintedSquare("flat", 3, start=True)),
        ("A2x", PrintedSquare("ascent", 2, beyond=True)),
        ("F1w", PrintedSquare("flat", 1, slippery=True)),
        ("F3b2", PrintedSquare("flat", 3, breakaway=2)),
        ("C1", PrintedSquare("cobbles", 1)),
        ("S3", PrintedSquare("supply", 3)),
        ("D2", PrintedSquare("descent", 2)),
    ],
)
def test_a_code_means_a_square(code: str, square: PrintedSquare) -> None:
    assert read_square(code) == square


@pytest.mark.parametrize("code", ["", "F", "F4", "X2", "F2q", "F2b3", "f2"])
def test_what_is_not_a_code_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="not a square"):
        read_square(code)
