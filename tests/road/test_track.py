import pytest

from echappee.engine.refusals import Refused
from echappee.flamme.road.stages import STAGES, Stage, find_stage
from echappee.flamme.road.tiles import TILES, PrintedSquare
from echappee.flamme.road.track import Roundabout, Run, Track, lay, profile
from tests.each import each


def test_the_squares_of_a_track_are_those_of_its_tiles_in_order() -> None:
    track = lay(["a", "C", "u"])
    assert track.tiles == (TILES["a"], TILES["C"], TILES["u"])
    assert track.squares == TILES["a"].squares + TILES["C"].squares + TILES["u"].squares
    assert track.tile_of == (0,) * 6 + (1,) * 6 + (2,) * 6
    assert track.length == 18


def test_squares_are_numbered_from_one() -> None:
    track = lay(["a", "C", "u"])
    assert track.square(1) == TILES["a"].squares[0]
    assert track.square(18) == TILES["u"].squares[-1]


@pytest.mark.parametrize("number", [0, -1, 19])
def test_there_is_no_square_before_the_first_or_after_the_last(number: int) -> None:
    with pytest.raises(IndexError, match=f"no square {number} on a track of 18"):
        lay(["a", "C", "u"]).square(number)


@pytest.mark.parametrize(("finish", "line"), [("u", 7), ("U", 8), ("v", 7), ("V", 8)])
def test_the_line_follows_the_last_square_that_is_not_beyond_it(finish: str, line: int) -> None:
    track = lay(["a", finish])
    assert track.line == line
    assert not track.square(line).beyond
    assert track.square(line + 1).beyond


@pytest.mark.parametrize(
    ("start", "grid", "capacity"),
    [
        ("a", (5, 4, 3, 2, 1), 10),
        ("A", (4, 3, 2, 1), 8),
        ("1", (4, 3, 2, 1), 12),
        ("1B", (5, 4, 3, 2, 1), 15),
    ],
)
def test_the_grid_is_named_from_the_front(start: str, grid: tuple[int, ...], capacity: int) -> None:
    track = lay([start, "u"])
    assert track.grid == grid
    assert track.capacity == capacity


def test_breakaway_places_are_found_by_number() -> None:
    assert lay(["a", "u"]).breakaway == ()
    assert lay(["1", "b", "2", "u"]).breakaway == (16,)


def test_a_track_goes_through_a_roundabout_by_the_inner_way() -> None:
    track = lay(["a", "x", "b", "Y", "u"])
    assert track.length == 6 + 6 + 6 + 6 + 6
    outer = (PrintedSquare("flat", 1),) * 5
    assert track.roundabouts == (Roundabout(1, (10, 11, 12), outer), Roundabout(3, (22, 23, 24), outer))
    assert all(track.square(number).lanes == 1 for fork in track.roundabouts for number in fork.inner)


def test_a_track_without_roundabout_does_not_roundabout() -> None:
    assert lay(["a", "z", "u"]).roundabouts == ()


def test_the_same_tiles_make_the_same_track() -> None:
    assert lay(["a", "b", "u"]) is lay(("a", "b", "u"))
    assert hash(lay(["a", "b", "u"])) != hash(lay(["a", "c", "u"]))


def test_a_track_can_be_made_of_squares_alone() -> None:
    track = Track(
        (),
        (
            PrintedSquare("flat", 2, start=True),
            PrintedSquare("flat", 2),
            PrintedSquare("ascent", 2, beyond=True),
        ),
        (),
    )
    assert (track.line, track.grid, track.capacity, track.length) == (2, (1,), 2, 3)


@pytest.mark.parametrize(
    ("tiles", "code", "detail"),
    [
        ("", "no-tiles", "a road needs at least a start tile and a finish tile"),
        ("a 0 u", "unknown-tile", "tile 2: there is no tile '0'"),
        ("a 2b u", "unknown-tile", "tile 2: there is no tile '2b'"),
        ("b u", "no-start", "no start tile: the first tile must be a, A, 1 or 1B"),
        ("a b", "no-finish", "no finish tile: the last tile must be u, U, v or V"),
        ("b a u", "start-not-first", "tile 2: the start tile a is not the first"),
        ("a 1B u", "start-not-first", "tile 2: the start tile 1B is not the first"),
        ("a u b", "finish-not-last", "tile 2: the finish tile u is not the last"),
        ("a v u", "finish-not-last", "tile 2: the finish tile v is not the last"),
    ],
)
def test_what_is_not_a_road_is_refused(tiles: str, code: str, detail: str) -> None:
    with pytest.raises(Refused) as refused:
        lay(tiles.split())
    assert (refused.value.code, str(refused.value)) == (code, detail)


every_stage = each(STAGES)


def test_runs_name_everything_but_the_flat() -> None:
    assert profile(lay(["a", "C", "L", "3", "3B", "u"])).runs == (
        Run("ascent", 10, 15),
        Run("descent", 16, 18),
        Run("supply", 19, 23),
        Run("cobbles", 27, 30),
    )


def test_a_run_goes_on_over_the_edge_of_a_tile_and_over_the_line() -> None:
    assert profile(lay(["a", "N", "U"])).runs == (Run("ascent", 7, 18),)


def test_an_ascent_rises_by_one_and_a_descent_falls_by_one() -> None:
    assert profile(lay(["a", "D", "u"])).heights == (0,) * 7 + (1, 2, 3, 4, 5, 4) + (4,) * 6


def test_the_lowest_height_is_zero() -> None:
    assert profile(lay(["a", "B", "u"])).heights == (4,) * 7 + (3, 2, 1, 0, 0, 0) + (0,) * 6


@every_stage
def test_counts_and_runs_and_length_agree(stage: Stage) -> None:
    found = profile(lay(stage.tiles))
    assert sum(found.counts.values()) == found.length == len(found.heights) - 1
    for terrain, count in found.counts.items():
        squares = sum(run.last - run.first + 1 for run in found.runs if run.terrain == terrain)
        assert squares == (0 if terrain == "flat" else count)


def test_the_first_stage_is_flat() -> None:
    found = profile(lay(find_stage("base-1").tiles))
    assert found.runs == ()
    assert dict(found.counts) == {"flat": 78, "ascent": 0, "descent": 0, "cobbles": 0, "supply": 0}


def test_profiles_are_values() -> None:
    one, two = profile(lay(["a", "u"])), profile(lay(["A", "u"]))
    assert one == two
    assert hash(one) == hash(two)
