import pytest

from echappee.flamme.rules import FLAMME, Card, FlammeRace, Ruleset, preview
from echappee.flamme.rules.lanes import Lanes
from tests.tables import after, asked, cards, moved, race, say, shown, table, told


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


@pytest.mark.rule("9.3.9")
def test_looking_ahead_no_full_square_keeps_a_nimble_rider_out() -> None:
    view = FLAMME.cut(table("20", "A 9r 3 3|", "B 9l 3 3|", "C 8r 4,4+nimble|", phase="end"), "C")
    plain, nimble = (preview(view, "C.R", Card.parse(text)) for text in ("4", "4+nimble"))
    assert (plain.rivals, plain.crowded) == (("A.R", "B.R"), True)
    assert (nimble.rivals, nimble.crowded) == (("A.R", "B.R"), False)


@pytest.mark.rule("9.3.10")
def test_a_rider_on_the_grass_moves_first_and_may_have_to_stay_there() -> None:
    riding = race(table("30", "A 9l 5", "B 9g1 5", "C 9r 5", "D 9g2 5"))
    assert [name for (name,) in told(riding, "moved", "rider")] == ["D.R", "B.R", "C.R", "A.R"]
    assert shown(after(riding, "movement")) == ["A 13l", "B 14l", "C 13r", "D 14r"]
    stuck = ("X 10r 2 crashed", "Y 10l 2 crashed")
    assert moved("30", *stuck, "A 9g1 1")[2:] == ["A 9g1"]
