import pytest

from echappee.flamme.rules import FLAMME, Card, Landing, preview
from echappee.flamme.rules.movement import reach
from echappee.flamme.rules.terrain import Square, square
from tests.tables import after, made_up, moved, race, road, shown, table, told

ONE_DOWN = ("X 9r 4", "Y 9l 4", "C 8r 5")
"""On WET: X and Y fill square 13, C is stopped on 12 and crashes there."""
WALL = (*ONE_DOWN, "D 8l 5")
"""As before, and D crashes beside C."""
WET = "9 6~ 15"


@pytest.mark.rule("3.1.1")
def test_all_cards_are_revealed_before_anybody_moves() -> None:
    riding = race(table("20", "A 5r 3", "B 7r 4"))
    codes = [event.code for event in riding.events if event.code in ("revealed", "moved")]
    assert codes == ["revealed", "revealed", "moved", "moved"]
    assert told(riding, "revealed", "rider", "card") == [("A.R", "3"), ("B.R", "4")]
    assert all(event.audience is None for event in riding.events)


@pytest.mark.rule("3.1.2")
def test_the_rider_ahead_moves_first() -> None:
    riding = race(table("9/3 20", "A 5r 3", "B 7l 2", "C 7r 2", "D 7m 2", "E 8l 2"))
    assert told(riding, "moved", "rider") == [("E.R",), ("C.R",), ("D.R",), ("B.R",), ("A.R",)]


@pytest.mark.rule("3.1.2")
def test_passing_does_not_change_the_order_of_the_phase() -> None:
    riding = race(table("20", "A 5r 2", "B 6r 2", "C 7r 9", "D 4r 9"))
    assert told(riding, "moved", "rider") == [("C.R",), ("B.R",), ("A.R",), ("D.R",)]


@pytest.mark.rule("3.2.1")
@pytest.mark.parametrize("value", range(2, 10))
def test_the_cards_value_is_the_speed(value: int) -> None:
    assert moved("20", f"A 3r {value}") == [f"A {3 + value}r"]


@pytest.mark.rule("3.2.2")
@pytest.mark.rule("7.3.4")
def test_a_crashed_rider_stands_up_and_its_card_counts_two_less() -> None:
    assert moved("20", "A 5r 6 crashed") == ["A 9r"]


@pytest.mark.rule("3.2.2")
@pytest.mark.parametrize("road", ["20", "20v", "20s"])
def test_a_crashed_rider_with_a_two_only_stands_up_on_any_road(road: str) -> None:
    assert moved(road, "A 5l 2 crashed") == ["A 5r"]
    assert moved(road, "A 5r 2e crashed") == ["A 5r"]


@pytest.mark.rule("3.2.2")
def test_the_two_are_taken_from_the_card_before_the_road_limits_it() -> None:
    assert moved("9v 20", "A 5r 3 crashed") == ["A 10r"]
    assert moved("9v 20", "A 5r 6 crashed") == ["A 10r"]
    assert moved("9^ 20", "A 5r 7 crashed") == ["A 10r"]
    assert moved("9^ 20", "A 5r 6 crashed") == ["A 9r"]


@pytest.mark.rule("3.2.3")
@pytest.mark.parametrize(("road", "least"), [("5v 20", 5), ("5s 20", 4)])
def test_a_rider_that_starts_on_a_least_speed_moves_at_least_that_far(road: str, least: int) -> None:
    assert moved(road, "A 5r 2") == [f"A {5 + least}r"]
    assert moved(road, "A 5r 3") == [f"A {5 + least}r"]
    assert moved(road, "A 5r 6") == ["A 11r"]


@pytest.mark.rule("3.2.3")
@pytest.mark.rule("6.1.1")
@pytest.mark.parametrize("road", ["5 9v", "5 9s"])
def test_only_the_starting_square_grants_a_least_speed(road: str) -> None:
    assert moved(road, "A 5r 2") == ["A 7r"]


@pytest.mark.rule("3.2.4")
@pytest.mark.parametrize(
    ("road", "start", "end"),
    [
        ("5^ 20", "A 5r 9", "A 10r"),
        ("9 3^ 20", "A 7r 7", "A 12r"),
        ("9 3^ 20", "A 5r 9", "A 10r"),
        ("9 1^ 20", "A 8r 9", "A 13r"),
        ("9 1^ 20", "A 8r 5", "A 13r"),
        ("9 1^ 20", "A 8r 4", "A 12r"),
        ("9 1^ 20", "A 10r 6", "A 15r"),
    ],
)
def test_a_rider_that_starts_on_enters_or_crosses_a_climb_moves_at_most_five(
    road: str, start: str, end: str
) -> None:
    assert moved(road, start) == [end]


@pytest.mark.rule("3.2.4")
def test_a_climb_just_behind_or_beyond_the_move_does_not_matter() -> None:
    assert moved("4^ 20", "A 5r 9") == ["A 14r"]
    assert moved("14 9^", "A 5r 9") == ["A 14r"]


@pytest.mark.rule("3.2.5")
@pytest.mark.parametrize(("start", "end"), [("A 3r 9", "A 9r"), ("A 3r 7", "A 9r"), ("A 1r 9", "A 9r")])
def test_a_rider_that_comes_from_too_far_stops_in_front_of_the_climb(start: str, end: str) -> None:
    assert moved("9 3^ 20", start) == [end]


@pytest.mark.rule("3.2.5")
def test_the_last_square_in_front_of_a_climb_may_be_full() -> None:
    assert moved("9 3^ 20", "X 9r 2 crashed", "Y 9l 2 crashed", "A 3r 9") == ["X 9r", "Y 9l", "A 8r"]


@pytest.mark.rule("3.2.6")
def test_the_least_speed_is_applied_before_the_greatest() -> None:
    # No printed road has a least speed above a greatest one.
    steep = made_up(Square(least=7), *[square("^")] * 9)
    assert moved(steep, "A 1r 2") == ["A 6r"]
    assert moved("1v 3^ 20", "A 1r 2") == ["A 6r"]


@pytest.mark.rule("3.2.7")
@pytest.mark.parametrize(
    ("road", "start", "end"), [("9 9^~", "A 8r 9", "A 13r"), ("5 4~ 3^", "A 3r 9", "A 9r")]
)
def test_what_the_road_takes_is_not_lost_by_blocking(road: str, start: str, end: str) -> None:
    riding = race(table(road, start))
    assert shown(after(riding, "movement")) == [end]
    ((limited, blocked),) = told(riding, "moved", "limited", "blocked")
    assert limited
    assert blocked == 0


@pytest.mark.rule("3.3.1")
def test_a_rider_passes_others_and_changes_lanes() -> None:
    assert moved("20", "X 7r 2", "Y 7l 2", "A 6l 7") == ["X 9r", "Y 9l", "A 13r"]


@pytest.mark.rule("3.3.2")
def test_an_empty_square_is_entered_on_the_right() -> None:
    assert moved("20", "A 5l 4") == ["A 9r"]
    assert moved("20/3", "A 5l 4") == ["A 9r"]


@pytest.mark.rule("3.3.2")
def test_in_a_square_with_riders_the_rightmost_free_lane_is_taken() -> None:
    assert moved("20", "X 9l 2 crashed", "A 5l 4") == ["X 9r", "A 9l"]
    assert moved("20/3", "X 9r 2 crashed", "A 5r 4", "B 5m 4") == ["X 9r", "A 9m", "B 9l"]


@pytest.mark.rule("3.3.3")
def test_a_full_square_stops_a_rider_behind_it() -> None:
    assert moved("20", "X 6r 4", "Y 6l 4", "A 5r 5") == ["X 10r", "Y 10l", "A 9r"]


@pytest.mark.rule("3.3.3")
def test_a_rider_goes_back_over_several_full_squares() -> None:
    crowd = ("V 7r 3", "W 7l 3", "X 6r 3", "Y 6l 3")
    assert moved("20", *crowd, "A 5r 5", "B 4r 6") == [
        "V 10r",
        "W 10l",
        "X 9r",
        "Y 9l",
        "A 8r",
        "B 8l",
    ]


@pytest.mark.rule("3.3.3")
def test_one_lane_is_full_with_one_rider() -> None:
    assert moved("20/1", "X 6r 4", "A 5r 5") == ["X 10r", "A 9r"]


@pytest.mark.rule("3.3.4")
@pytest.mark.parametrize("value", range(2, 10))
@pytest.mark.parametrize("start", range(1, 13))
def test_nobody_is_pushed_back_onto_a_climb_at_a_forbidden_speed(start: int, value: int) -> None:
    crowd = ("X 15r 2 crashed", "Y 15l 2 crashed", "V 14r 2 crashed", "W 14l 2 crashed")
    riding = race(table("9 3^ 20", *crowd, f"A {start}l {value}"))
    end = after(riding, "movement").riders[-1].square
    on_the_climb = any(10 <= number <= 12 for number in range(start, end + 1))
    assert end - start <= (5 if on_the_climb else 9)


@pytest.mark.rule("3.3.4")
@pytest.mark.parametrize("text", ["9 3^ 20", "9 1^ 3v 2^ 9", "20^"])
def test_where_a_rider_may_go_a_distance_it_may_go_any_shorter_one(text: str) -> None:
    for start in range(1, 15):
        allowed = [len(reach(road(text), start, distance)[0]) == distance for distance in range(10)]
        assert allowed == sorted(allowed, reverse=True)


@pytest.mark.rule("3.3.5")
def test_a_rider_may_have_to_stay_and_then_closes_up_to_the_right() -> None:
    narrow = "5 15/1"
    assert moved(narrow, "X 7r 2 crashed", "Y 6r 2 crashed", "A 5l 2") == ["X 7r", "Y 6r", "A 5r"]


@pytest.mark.rule("3.3.5")
def test_a_riders_own_lane_counts_as_free() -> None:
    stuck = ("X 7r 2 crashed", "Y 6r 2 crashed")
    assert moved("5 15/1", *stuck, "A 5r 2", "B 5l 2")[2:] == ["A 5r", "B 5l"]
    assert moved("20/1", *stuck, "A 5r 2")[2:] == ["A 5r"]


@pytest.mark.rule("3.3.6")
def test_what_other_riders_cost_is_lost_by_blocking() -> None:
    riding = race(table("20", "X 6r 4", "Y 6l 4", "A 5r 5", "B 4r 5"))
    assert told(riding, "moved", "rider", "blocked") == [("X.R", 0), ("Y.R", 0), ("A.R", 1), ("B.R", 0)]


@pytest.mark.rule("3.3.6")
def test_only_a_blocked_rider_crashes() -> None:
    assert moved("20~", "X 6r 4", "Y 6l 4", "A 5r 4", "B 4r 6") == ["X 10r", "Y 10l", "A 9r", "B 9l crashed"]


@pytest.mark.rule("3.3.7")
def test_a_square_full_of_crashed_riders_cannot_be_passed() -> None:
    assert moved("12 3~/1 9", "X 12r 2", "R 11r 5", "S 11l 3", "T 10r 9") == [
        "X 14r",
        "R 16r",
        "S 13r crashed",
        "T 12r",
    ]


@pytest.mark.rule("3.3.7")
def test_behind_the_crashed_riders_the_first_free_lane_is_taken() -> None:
    assert moved(WET, *WALL, "E 7r 4", "F 7l 4", "G 6r 9")[2:] == [
        "C 12r crashed",
        "D 12l crashed",
        "E 11r",
        "F 11l",
        "G 10r crashed",
    ]


@pytest.mark.rule("3.3.7")
def test_one_crashed_rider_in_two_lanes_is_passed() -> None:
    assert moved(WET, *ONE_DOWN, "E 7r 9")[2:] == ["C 12r crashed", "E 16r"]


@pytest.mark.rule("3.3.7")
def test_a_crashed_and_a_standing_rider_are_passed() -> None:
    assert moved(WET, *ONE_DOWN, "E 8l 4", "F 7r 9")[2:] == ["C 12r crashed", "E 12l", "F 16r"]


@pytest.mark.rule("3.3.7")
def test_a_rider_that_would_end_on_or_before_the_crashed_riders_does_not_pass_them() -> None:
    assert moved(WET, *WALL, "E 7r 5")[4:] == ["E 11r crashed"]
    assert moved(WET, *WALL, "E 7r 4")[4:] == ["E 11r"]


@pytest.mark.rule("3.3.8")
def test_squares_beyond_the_line_can_be_full_too() -> None:
    assert moved("20", "X 9r 4", "Y 9l 4", "A 8r 5", line=10) == ["X 13r", "Y 13l", "A 12r"]


@pytest.mark.rule("3.3.8")
def test_squares_beyond_the_line_keep_their_limits() -> None:
    assert moved("10 10^", "A 9r 9", line=10) == ["A 14r"]


def _preview(road: str, card: int, *riders: str) -> Landing:
    """Where this card would take blue's Rouleur."""
    return preview(FLAMME.cut(table(road, *riders, phase="energy"), "blue"), "blue.R", Card(card))


@pytest.mark.rule("3.4.1")
@pytest.mark.parametrize(
    ("road", "rider", "card", "landing"),
    [
        ("20", "blue.R 5r", 4, (4, 9, 0, 0)),
        ("5v 20", "blue.R 5r", 2, (5, 10, 3, 0)),
        ("9 3^ 20", "blue.R 7r", 9, (5, 12, 0, 4)),
        ("9 3^ 20", "blue.R 3r", 9, (6, 9, 0, 3)),
        ("20", "blue.R 5r crashed", 6, (4, 9, 0, 0)),
        ("20v", "blue.R 5r crashed", 2, (0, 5, 0, 0)),
        ("9v", "blue.R 5r crashed", 3, (5, 10, 4, 0)),
    ],
)
def test_a_seat_may_ask_how_far_the_road_lets_a_card_go(
    road: str, rider: str, card: int, landing: tuple[int, int, int, int]
) -> None:
    assert _preview(road, card, rider)[:4] == landing


@pytest.mark.rule("3.4.1")
def test_the_preview_names_riders_that_might_be_in_the_way() -> None:
    riders = ("blue.R 5r", "A 6r 3,4|", "B 6l |3", "C 6l 4|", "D 4r 5|", "E 5l 4|")
    landing = _preview("20", 4, *riders)
    assert (landing.rivals, landing.crowded) == (("A.R", "B.R"), True)
    landing = _preview("20/3", 4, *riders)
    assert (landing.rivals, landing.crowded) == (("A.R", "B.R"), False)


@pytest.mark.rule("3.4.1")
def test_the_preview_changes_nothing_and_asks_nobody() -> None:
    energy = race(table("20", "blue.R 5r 3,4|", phase="energy"))
    before = energy.view("blue")
    preview(before, "blue.R", Card(4))
    assert (energy.view("blue"), energy.open_entries) == (before, [])
