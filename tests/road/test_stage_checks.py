import pytest

from echappee.engine.refusals import Refused
from echappee.flamme.road.checks import PLAY, check, depth, overlaps, require_good
from echappee.flamme.road.stages import STAGES, Stage, find_stage
from echappee.flamme.road.text import read_tiles
from echappee.flamme.road.track import lay
from echappee.notation.game_rules import Finding
from tests.each import each

every_stage = each(STAGES)

SQUARE = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


def shifted(x: float, y: float) -> tuple[tuple[float, float], ...]:
    return tuple((px + x, py + y) for px, py in SQUARE)


def codes(text: str) -> list[tuple[str, str]]:
    return [(finding.code, finding.severity) for finding in check(read_tiles(text))]


@every_stage
def test_no_printed_stage_has_an_error(stage: Stage) -> None:
    assert [finding for finding in check(stage.tiles) if finding.severity == "error"] == []


def test_one_printed_stage_has_to_be_squeezed() -> None:
    found = {stage.id: check(stage.tiles) for stage in STAGES.values() if check(stage.tiles)}
    detail = "tile 16 (D) lies on tile 1 (a), 0.35 squares deep"
    both: dict[str, str | int] = {"tile": "D", "place": 16, "other": "a", "otherPlace": 1}
    assert found == {"gigamic2018-10": (Finding("overlap", "warning", detail, both),)}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a b u", []),
        ("b u", ["no-start"]),
        ("a b", ["no-finish"]),
        ("b", ["no-start", "no-finish"]),
        ("b a u", ["start-not-first"]),
        ("a u b", ["finish-not-last"]),
        ("a b u B", ["finish-not-last", "tile-used-twice"]),
        ("a b b u", ["tile-used-twice"]),
        ("a b B u", ["tile-used-twice"]),
        ("a 2 2B u", ["tile-used-twice"]),
        ("a b c b c u", ["tile-used-twice", "tile-used-twice"]),
    ],
)
def test_ends_and_stock_are_checked(text: str, found: list[str]) -> None:
    assert codes(text) == [(code, "error") for code in found]


def test_nothing_more_is_said_if_there_are_no_tiles_or_unknown_ones() -> None:
    assert [finding.code for finding in check([])] == ["no-tiles"]
    assert [finding.detail for finding in check(["w", "b", "b", "0"])] == [
        "tile 1: there is no tile 'w'",
        "tile 4: there is no tile '0'",
    ]


def test_a_piece_used_twice_is_named_with_its_sides_and_tile_numbers() -> None:
    (finding,) = check(["a", "b", "c", "B", "u"])
    assert finding.detail == "there is only one piece b, but it is used as b (tile 2) and B (tile 4)"


@pytest.mark.parametrize("text", ["a b e c g d i f u", "a b e g i J c u", "A b o c p d j l I m u"])
def test_four_sharp_turns_the_same_way_run_into_the_road(text: str) -> None:
    assert ("overlap", "error") in codes(text)


def test_a_sharp_corner_leaves_room_for_the_road_back() -> None:
    assert check(["a", "b", "z", "c", "d", "u"]) == ()


def test_tiles_that_follow_each_other_can_overlap_too() -> None:
    found = overlaps(lay(["a", "b", "z", "e", "u"]))
    assert [(overlap.first, overlap.second) for overlap in found] == [(1, 3), (1, 4), (2, 3), (2, 4)]


@pytest.mark.parametrize(
    "text", ["a b c u", "a e u", "a E G u", "a h q t k r s u", "a x Y u", "a z Z u", "a e o g p u"]
)
def test_a_common_edge_is_not_an_overlap(text: str) -> None:
    assert overlaps(lay(read_tiles(text))) == ()


def test_a_crossing_is_found_though_no_two_tile_ends_meet() -> None:
    # Tile m comes down from (10.5, 1.5) and crosses b, which lies from (6, 0) to (12, 0).
    (crossing,) = overlaps(lay(read_tiles("a b c e d g f i l m u")))
    assert (crossing.first, crossing.second) == (1, 9)
    assert crossing.depth + PLAY == pytest.approx(2.5)


@pytest.mark.parametrize(
    ("x", "y", "deep"),
    [(0.6, 0.0, 0.4), (0.0, -0.7, 0.3), (0.8, 0.5, 0.2), (1.0, 0.0, 0.0), (1.2, 0.0, 0.0), (0.0, 0.0, 1.0)],
)
def test_depth_is_how_far_a_shape_must_be_pushed(x: float, y: float, deep: float) -> None:
    assert depth(SQUARE, shifted(x, y)) == pytest.approx(deep)
    assert depth(shifted(x, y), SQUARE) == pytest.approx(deep)


def test_depth_is_found_across_a_slanting_edge() -> None:
    triangle = ((0.9, 0.9), (2.0, 1.0), (1.0, 2.0))
    diamond = ((1.4, 1.0), (2.0, 1.6), (1.4, 2.2), (0.8, 1.6))
    assert depth(SQUARE, triangle) < 0.11
    assert depth(SQUARE, diamond) == 0.0  # their boxes do overlap


def test_the_play_of_tiles_is_taken_off_the_depth() -> None:
    (overlap,) = overlaps(lay(STAGES["gigamic2018-10"].tiles))
    assert (overlap.first, overlap.second) == (0, 15)
    # Two double bends, three sharp turns and twelve straight squares lead back past the start.
    back = 4 * 2.845 * 0.5**0.5 + 3 * 1.5 + 12
    assert overlap.depth + PLAY == pytest.approx(24 - back + 1)


def test_tiles_that_cannot_be_laid_are_refused_for_the_first_reason() -> None:
    require_good(find_stage("gigamic2018-10").tiles)
    with pytest.raises(Refused, match="only one piece b") as caught:
        require_good(("a", "b", "B", "u"))
    assert caught.value.code == "tile-used-twice"
    with pytest.raises(Refused) as caught:
        require_good(("a", *("b",) * 5000, "u"))
    assert caught.value.code == "tile-used-twice"
