from echappee.flamme.road.stages import STAGES, Stage, find_stage
from echappee.flamme.road.track import Run, lay, profile
from tests.each import each

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
