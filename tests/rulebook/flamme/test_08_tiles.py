import pytest

from echappee.flamme.rules.course_text import course
from tests.tables import ended, moved, race, road, table, told

ROUNDABOUT = "3 @ 6"
"""The last square of two lanes is 3; the inner way is 4, 5, 6, the outer one 3+1 to 3+5; both lead to 7."""


@pytest.mark.rule("8.1.1")
def test_the_wide_finish_has_three_lanes_and_its_other_side_is_an_ascent() -> None:
    for finish, terrain, line in (("v", "flat", 7), ("V", "ascent", 8)):
        laid = course(f"tiles:a,{finish}")
        assert [(square.terrain, square.lanes) for square in laid.squares[6:]] == [(terrain, 3)] * 6
        assert laid.line == line


@pytest.mark.rule("8.3.1")
@pytest.mark.parametrize("tile", ["x", "X", "y", "Y"])
def test_a_roundabout_splits_into_three_inner_and_five_outer_squares_of_one_lane(tile: str) -> None:
    laid = course(f"tiles:a,{tile},b,u")
    inner, outer = ["10", "11", "12"], ["9+1", "9+2", "9+3", "9+4", "9+5"]
    assert [laid.at(laid.square(name)).lanes for name in ("7", "8", "9", "13")] == [2, 2, 2, 2]
    assert [laid.at(laid.square(name)).lanes for name in inner + outer] == [1] * 8
    assert laid.next(laid.square("9")) == (laid.square("10"), laid.square("9+1"))
    for way in (inner, outer):
        ahead = [(laid.square(name),) for name in (*way[1:], "13")]
        assert [laid.next(laid.square(name)) for name in way] == ahead


@pytest.mark.rule("8.3.3")
def test_a_rider_on_one_of_the_two_ways_stays_on_it() -> None:
    assert moved(ROUNDABOUT, "A 3+1 2", "B 4 1") == ["A 3+3r", "B 5r"]
    assert moved(ROUNDABOUT, "B 4 3", "A 3+1 5") == ["B 7r", "A 7l"]
    assert moved(ROUNDABOUT, "X 3+3 2 crashed", "A 3+2 1") == ["X 3+3r", "A 3+2r"]
    assert moved(ROUNDABOUT, "X 5 2 crashed", "A 4 1") == ["X 5r", "A 4r"]


@pytest.mark.rule("8.3.4")
def test_through_the_whole_roundabout_too_though_it_comes_out_further_back() -> None:
    full = ("X 9r 2 crashed", "Y 9l 2 crashed")
    assert moved(ROUNDABOUT, *full, "A 3r 6")[2:] == ["A 7r"]
    assert told(race(table(ROUNDABOUT, *full, "A 3r 6")), "moved", "way", "blocked")[2] == (
        (*range(4, 7), 8, 10, 12),
        0,
    )


@pytest.mark.rule("8.3.5")
def test_riders_on_the_two_ways_move_before_those_behind_the_nearest_to_the_exit_first() -> None:
    split = ("A 3+1 2", "B 3+2 2", "C 3+3 2", "D 3+4 2", "E 3+5 2", "F 4 2", "G 5 2", "H 6 2")
    riding = race(table(ROUNDABOUT, "I 3r 2", "J 3l 2", "K 2r 2", "L 8l 2", *split))
    assert "".join(str(name)[0] for (name,) in told(riding, "moved", "rider")) == "LHEGDFCBAIJK"


@pytest.mark.rule("8.3.6")
def test_what_blocking_cost_is_counted_from_the_furthest_on_either_way() -> None:
    # By the inner way the climb would stop A after six squares, by the outer one after eight.
    riders = ("X 9r 2 crashed", "Y 9l 2 crashed", "A 3r 9")
    riding = race(table("3 @ 3 3^ 9", *riders))
    assert told(riding, "moved", "speed", "limited", "blocked", "square")[2] == (9, 1, 1, 13)
    assert moved("3 @ 3 3^ 9", *riders)[2:] == ["A 8r"]


@pytest.mark.rule("8.3.6")
def test_a_rider_that_lost_nothing_on_the_other_way_does_not_crash() -> None:
    # The square before the split is slippery: A is kept there only if both ways are closed.
    closed = ("X 4 2 crashed", "Y 3+1 2 crashed")
    assert moved("3~ @ 6", closed[0], "A 3l 1")[1:] == ["A 3+1r"]
    assert moved("3~ @ 6", *closed, "A 3l 1")[2:] == ["A 3r crashed"]


@pytest.mark.rule("8.3.9")
def test_both_fronts_of_a_pack_are_looked_at_before_a_merged_pack_goes_on() -> None:
    # Were the inner pack to go on first, B would be drawn after it onto the inner way.
    assert ended(ROUNDABOUT, "K 7r", "G 5", "A 3r", "B 2r", "H 3+2") == [
        "K 7r exhausted",
        "G 6r",
        "A 5r",
        "B 3+1r",
        "H 3+2r exhausted",
    ]


@pytest.mark.rule("8.3.9")
def test_a_rider_drawn_along_from_both_ways_goes_one_square_only() -> None:
    # B follows A when the inner way leaves; when the outer one does, C goes where it finds room, and B
    # only closes up to the right.
    inner, outer = ("I 6", "J 5", "K 4"), [f"{name} 3+{5 - place}" for place, name in enumerate("VWXYZ")]
    riders = ("G 9r", "F 7r", *inner, *outer, "A 3r", "C 3l", "B 2r")
    assert ended(ROUNDABOUT, *riders) == [
        *("G 9r exhausted", "F 8r", "I 7r", "J 6r", "K 5r"),
        *("V 7l", "W 3+5r", "X 3+4r", "Y 3+3r", "Z 3+2r"),
        *("A 4r", "C 3+1r", "B 3r"),
    ]


@pytest.mark.rule("8.3.1")
def test_a_road_may_split_more_than_once() -> None:
    laid = road("2 @ 1 @ 3")
    assert [laid.name(number) for number in (10, 11, 12, 13, 14, 15)] == ["5", "6", "6+1", "6+2", "6+3", "7"]
    assert moved(laid, "A 2r 9", "B 2l 9") == ["A 11r", "B 11l"]
