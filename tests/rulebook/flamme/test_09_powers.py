import pytest

from echappee.flamme.rules import FLAMME, Card, FlammeRace, Ruleset, preview
from echappee.flamme.rules.lanes import Lanes
from tests.tables import after, asked, cards, ended, moved, race, say, shown, table, told

WET = "9 6~ 15"
"""Squares 10 to 15 are slippery."""
PILE_UP = ("X 9r 4", "Y 9l 4", "C 8r 5", "D 8l 5")
"""X and Y fill square 13; C and D are thrown back onto 12 and fill it, crashed."""


@pytest.mark.rule("9.3.1")
@pytest.mark.parametrize(
    ("card", "square"),
    [("7", 13), ("6+asc6", 14), ("7+asc7", 15), ("9+asc6", 14), ("9+asc7", 15), ("4+asc7", 12)],
)
def test_where_an_ascent_allows_five_a_strong_card_goes_six_or_seven(card: str, square: int) -> None:
    assert moved("9 9^ 9", f"A 8r {card}") == [f"A {square}r"]


@pytest.mark.rule("9.3.1")
def test_a_strong_card_enters_an_ascent_that_others_stop_before() -> None:
    assert moved("9 9^ 9", "A 4r 6") == ["A 9r"]
    assert moved("9 9^ 9", "A 4r 6+asc6") == ["A 10r"]


@pytest.mark.rule("9.3.2")
@pytest.mark.parametrize(("road", "square"), [("20v", 12), ("20s", 9), ("20", 8), ("20sv", 12)])
def test_from_a_descent_a_strong_card_goes_at_least_seven(road: str, square: int) -> None:
    assert moved(road, "A 5r 3+desc7") == [f"A {square}r"]


@pytest.mark.rule("9.3.2")
def test_a_greater_card_is_not_slowed_down_and_an_ascent_still_limits() -> None:
    assert moved("20v", "A 5r 9+desc7") == ["A 14r"]
    assert moved("7v 3^ 9", "A 5r 3+desc7") == ["A 10r"]


def _recovery(deck: str, red: str = "red.R 4r 3,4|") -> FlammeRace:
    return race(table("30", f"blue.R 5r {deck}", red, phase="energy"))


@pytest.mark.rule("9.3.3")
def test_a_rider_that_plays_recovery_may_give_back_one_recycled_exhaustion_card() -> None:
    energy = _recovery("4+recovery,5,6,7|2e,2e")
    say(energy, "blue 4+recovery")
    assert asked(energy, "blue") == "recover: yes no"
    say(energy, "blue yes", "red 4")
    rider = after(energy, "energy").riders[0]
    assert rider.recycled == cards("2e,5,6,7")
    assert told(energy, "recovered", "rider") == [("blue.R",)]


@pytest.mark.rule("9.3.3")
def test_it_may_be_declined() -> None:
    energy = _recovery("4+recovery,5,6,7|2e")
    say(energy, "blue 4+recovery", "blue no", "red 4")
    assert after(energy, "energy").riders[0].recycled == cards("2e,5,6,7")
    assert told(energy, "recovered", "rider") == []


@pytest.mark.rule("9.3.3")
def test_cards_recycled_with_the_same_hand_count_and_those_face_down_do_not() -> None:
    with_hand = _recovery("2e,4+recovery,5,6|")
    say(with_hand, "blue 4+recovery")
    assert asked(with_hand, "blue") == "recover: yes no"
    face_down = _recovery("2e,4+recovery,5,6,7|")
    say(face_down, "blue 4+recovery,5,6,7", "blue 4+recovery")
    assert asked(face_down, "blue") == ""
    plain = _recovery("4,4+recovery,5,6|2e")
    say(plain, "blue 4")
    assert asked(plain, "blue") == ""


@pytest.mark.rule("9.3.3")
def test_what_a_seat_decided_is_told_when_all_have_played() -> None:
    energy = _recovery("4+recovery,5,6,7|2e")
    seen = energy.view("red")
    say(energy, "blue 4+recovery", "blue yes")
    assert energy.view("red") == seen
    assert told(energy, "recovered", "rider") == []
    say(energy, "red 4")
    assert [event.code for event in energy.events if event.code in ("recovered", "revealed")] == [
        *("recovered", "revealed", "revealed"),
    ]


@pytest.mark.rule("9.3.3")
def test_with_declared_cards_any_exhaustion_card_left_may_be_given_back() -> None:
    start = table("30", "blue.R 5r 2e,4+recovery,5|", phase="declare", ruleset=Ruleset(declared=True))
    declared = race(start)
    say(declared, "blue 4+recovery", "blue yes")
    assert after(declared, "declare").riders[0].pile == cards("5")


@pytest.mark.rule("9.3.5")
def test_a_relentless_rider_takes_no_exhaustion_card() -> None:
    assert ended("20", "A 9r 5+relentless", "B 5r 5") == ["A 9r", "B 5r exhausted"]


@pytest.mark.rule("9.3.6")
def test_nobody_in_the_square_of_a_breakaway_gives_slipstream_but_all_of_it_take_it() -> None:
    riders = ("P 7r", "Q 8r", "red.R 9r 5+relentless+breakaway", "T 9l", "U 10r", "V 12r", "W 14r")
    assert ended("30", *riders) == [
        "P 7r",
        "Q 8r exhausted",
        "red.R 11r",
        "T 11l",
        "U 12r",
        "V 13r",
        "W 14r exhausted",
    ]


@pytest.mark.rule("9.3.6")
def test_no_pack_closes_up_to_a_breakaway() -> None:
    assert ended("30", "A 9r 5+breakaway", "B 7r") == ["A 9r exhausted", "B 7r exhausted"]
    assert ended("30", "A 9r 5+breakaway", "C 8r", "B 6r") == ["A 9r exhausted", "C 8r", "B 7r"]


@pytest.mark.rule("9.3.6")
def test_its_square_at_that_moment_counts() -> None:
    # A is drawn up to B: the pack behind, which could have followed B alone, stays.
    assert ended("30", "C 14r", "B 12r", "A 10r 5+breakaway", "D 8r") == [
        *("C 14r exhausted", "B 13r", "A 12r", "D 8r exhausted"),
    ]


@pytest.mark.rule("9.3.7")
def test_a_chaser_goes_into_the_wheel_of_a_rider_two_squares_ahead_and_no_further() -> None:
    assert moved("30", "A 12r 3", "B 9r 4+chase") == ["A 15r", "B 14r"]
    assert moved("30", "A 12r 3", "B 9r 3+chase") == ["A 15r", "B 12r"]


@pytest.mark.rule("9.3.7")
def test_a_chaser_goes_beside_a_rider_right_ahead_if_a_lane_is_free() -> None:
    assert moved("30", "A 12r 3", "B 9r 5+chase") == ["A 15r", "B 15l"]
    assert moved("30", "A 12r 3", "C 12l 3", "B 9r 5+chase") == ["A 15r", "C 15l", "B 14r"]
    assert moved("30", "A 12r 3", "B 9r 6+chase") == ["A 15r", "B 15l"]
    riding = race(table("30", "A 12r 3", "B 9r 5+chase"))
    assert told(riding, "chased", "rider", "start", "square", "lane") == [("B.R", 14, 15, 1)]


@pytest.mark.rule("9.3.7")
def test_it_chases_right_after_its_move_before_those_behind_move() -> None:
    assert moved("30", "A 12r 3", "B 9r 5+chase", "C 8r 7") == ["A 15r", "B 15l", "C 14r"]


@pytest.mark.rule("9.3.7")
@pytest.mark.parametrize("mark", ["^", "o", "%", "~"])
def test_no_terrain_or_weather_hinders_a_chase(mark: str) -> None:
    assert moved(f"9 20{mark}", "A 10r 4", "B 8r 5+chase") == ["A 14r", "B 14l"]


@pytest.mark.rule("9.3.7")
def test_a_chaser_goes_beside_a_crashed_rider_and_does_not_crash() -> None:
    assert moved(WET, "X 9r 4", "Y 9l 4", "red.S 8r 5", "F 7r 4+chase")[2:] == ["red.S 12r crashed", "F 12l"]


@pytest.mark.rule("9.3.7")
def test_before_a_split_the_inner_way_is_looked_at_first() -> None:
    assert moved("3 @ 6", "X 5 2 crashed", "Y 3+2 2 crashed", "A 2r 1+chase")[2:] == ["A 4r"]
    assert moved("3 @ 6", "Y 3+2 2 crashed", "A 2r 1+chase")[1:] == ["A 3+1r"]
    assert moved("3 @ 6", "X 4 2 crashed", "Y 3+2 2 crashed", "A 2r 1+chase")[2:] == ["A 3+1r"]


@pytest.mark.rule("9.3.8")
def test_a_nimble_rider_takes_the_right_lane_and_the_rider_there_moves_left() -> None:
    assert moved("20", "A 9r 3", "B 8r 4+nimble") == ["A 12l", "B 12r"]
    assert moved("20/3", "A 9r 3", "C 9m 3", "B 8r 4+nimble") == ["A 12m", "C 12l", "B 12r"]
    riding = race(table("20", "A 9r 3", "B 8r 4+nimble"))
    assert told(riding, "pushed", "rider", "square", "lane") == [("A.R", 12, 1)]
    codes = [event.code for event in riding.events if event.code in ("moved", "pushed")]
    assert codes == ["moved", "pushed", "moved"]


@pytest.mark.rule("9.3.8")
@pytest.mark.parametrize(
    ("riders", "then"),
    [
        (["A 12r", "B 12l"], {1: 0, 2: 1}),
        (["A 12m", "B 12l"], {1: 0, 2: 1}),
        (["A 12r", "B 12m"], {1: 0, 2: 1}),
        (["A 12l", "B 12g1"], {2: 0, -1: 1}),
    ],
)
def test_only_riders_side_by_side_move_left(riders: list[str], then: dict[int, int]) -> None:
    position = table("20/3", *riders)
    lanes = Lanes(position.course, position.riders, (0, 1))
    assert lanes.clear(12) == 0
    assert lanes.at(12) == then


@pytest.mark.rule("9.3.8")
def test_beside_a_full_square_it_ends_on_the_grass_beyond_others_who_are_there() -> None:
    full = ("A 9r 3", "C 9l 3")
    assert moved("20", *full, "B 8r 4+nimble", "D 7r 5+nimble") == ["A 12r", "C 12l", "B 12g1", "D 12g2"]


@pytest.mark.rule("9.3.8")
def test_on_a_roundabout_a_nimble_rider_takes_the_inner_way_even_where_it_is_full() -> None:
    assert moved("3 @ 6", "X 5 2 crashed", "A 3r 2+nimble")[1:] == ["A 5g1"]


@pytest.mark.rule("9.3.9")
def test_a_nimble_rider_ends_beside_a_square_full_of_crashed_riders() -> None:
    assert moved(WET, *PILE_UP, "red.S 7r 5+nimble")[2:] == ["C 12r crashed", "D 12l crashed", "red.S 12g1"]


@pytest.mark.rule("9.3.9")
def test_but_it_cannot_pass_through_it_and_crashes_where_it_is_slippery() -> None:
    assert moved(WET, *PILE_UP, "red.S 7r 9+nimble")[4:] == ["red.S 11r crashed"]
    assert moved("11 4~ 15", *PILE_UP, "red.S 7r 9+nimble")[4:] == ["red.S 11r"]


@pytest.mark.rule("9.3.9")
def test_stopped_there_it_finds_room_beside_the_square_behind() -> None:
    behind = (*PILE_UP, "E 7r 4", "F 7l 4", "red.S 6r 9+nimble")
    assert moved(WET, *behind)[4:] == ["E 11r", "F 11l", "red.S 11g1 crashed"]
    assert moved("11 4~ 15", *behind)[4:] == ["E 11r", "F 11l", "red.S 11g1"]


@pytest.mark.rule("9.3.9")
def test_looking_ahead_no_full_square_keeps_a_nimble_rider_out() -> None:
    view = FLAMME.cut(table("20", "A 9r 3 3|", "B 9l 3 3|", "C 8r 4,4+nimble|", phase="end"), "C")
    plain, nimble = (preview(view, "C.R", Card.parse(text)) for text in ("4", "4+nimble"))
    assert (plain.rivals, plain.crowded) == (("A.R", "B.R"), True)
    assert (nimble.rivals, nimble.crowded) == (("A.R", "B.R"), False)


@pytest.mark.rule("9.3.10")
def test_a_rider_on_the_grass_slipstreams_first_and_needs_a_lane() -> None:
    riders = ("P 10r", "Q 10l", "red.R 10g1", "blue.S 10g2", "Z 12r")
    assert ended("30", *riders) == ["P 10r", "Q 10l", "red.R 11l", "blue.S 11r", "Z 12r exhausted"]


@pytest.mark.rule("9.3.10")
def test_a_rider_that_finds_no_lane_stays_on_the_grass() -> None:
    riders = ("P 10r", "Q 10l", "red.R 10g1", "blue.S 10g2", "Z 12r")
    assert ended("10 20/1", *riders) == ["P 10r", "Q 10l", "red.R 10g1", "blue.S 11r", "Z 12r exhausted"]


@pytest.mark.rule("9.3.10")
def test_a_rider_on_the_grass_moves_first_and_may_have_to_stay_there() -> None:
    riding = race(table("30", "A 9l 5", "B 9g1 5", "C 9r 5", "D 9g2 5"))
    assert [name for (name,) in told(riding, "moved", "rider")] == ["D.R", "B.R", "C.R", "A.R"]
    assert shown(after(riding, "movement")) == ["A 13l", "B 14l", "C 13r", "D 14r"]
    stuck = ("X 10r 2 crashed", "Y 10l 2 crashed")
    assert moved("30", *stuck, "A 9g1 1")[2:] == ["A 9g1"]
