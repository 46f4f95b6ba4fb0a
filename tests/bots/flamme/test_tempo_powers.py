"""Cards with powers, trials, tours and roads that split: hand-made situations with an obvious answer."""

import pytest

from echappee.bots import drive
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.bots.tempo.road import read_road
from echappee.flamme.rules import Card, Ruleset
from echappee.flamme.rules.course_text import course
from tests.tables import BASE, race, road, table


def choice(on: str, *riders: str, line: int = 75, ruleset: Ruleset = BASE) -> str:
    """The card tempo plays for its rider blue; the others wait. Four face-down cards are the hand."""
    asked = race(table(on, *riders, line=line, phase="energy", ruleset=ruleset))
    drive(asked, {"blue": TempoBot()})
    return str(asked.view("blue").own[0].card)


@pytest.mark.parametrize(
    ("square", "hand", "card"),
    [
        (4, "6,6,6+asc6,6+asc6", "6"),
        (14, "6,6,6+asc6,6+asc6", "6+asc6"),
        (4, "3,3,3+desc7,3+desc7", "3"),
        (23, "3,3,3+desc7,3+desc7", "3+desc7"),
    ],
)
def test_strength_is_kept_for_the_climb_and_the_descent(square: int, hand: str, card: str) -> None:
    deck = f"{hand}|3,4,5,6,7"
    assert choice("10 12^ 12v 60", f"blue.R {square} {deck}", "red.R 40 3,3,3,3|") == card


def test_alone_in_the_wind_the_relentless_card_is_played() -> None:
    assert choice("80", "blue.R 30 5,5,5+relentless,5+relentless|3,4", "red.R 9 3,3,3,3|") == "5+relentless"


@pytest.mark.parametrize(("follower", "card"), [("red", "5+breakaway"), ("blue", "5")])
def test_a_breakaway_leaves_rivals_behind_and_takes_the_team_mate_along(follower: str, card: str) -> None:
    # The follower rides to 13, one empty square behind where a 5 ends.
    mate = f"{follower}.S 10 3,3,3,3|"
    others = (mate, "green.R 2 3,3,3,3|")
    assert choice("80", "blue.R 10l 5,5,5+breakaway,5+breakaway|3,4", *others) == card


def test_a_chase_closes_the_gap_where_there_is_no_shelter() -> None:
    # Red rides to 16; on cobbles a plain 4 stays two squares behind it.
    riders = ("blue.R 10 4,4,4+chase,4+chase|3,4", "red.R 12 4,4,4,4|")
    assert choice("10 12o 60", *riders) == "4+chase"


def test_a_nimble_rider_finds_room_in_a_full_square() -> None:
    riders = ("blue.R 18 5,5,5+nimble,5+nimble|3,4", "red.R 19 4,4,4,4|", "green.R 19l 4,4,4,4|")
    assert choice("40", *riders, line=22) == "5+nimble"


def test_a_nimble_rider_is_ahead_of_the_one_that_came_first() -> None:
    # Red rides to 25 first: a plain 7 comes in on its left, a nimble one takes its lane.
    riders = ("blue.S 18 7,7,7+nimble,7+nimble|", "red.R 19 6,6,6,6|")
    assert choice("40", *riders, line=20) == "7+nimble"


def test_a_rider_that_can_cross_the_line_does_when_times_are_taken() -> None:
    riders = ("blue.S 18 2,3,4,5|9,9,9", "red.R 5 3,3,3,3|")
    for ruleset in (Ruleset(tour=True), Ruleset(ttt=True), Ruleset(itt=True)):
        assert choice("40", *riders, line=22, ruleset=ruleset) == "5"


def test_others_are_not_met_in_a_trial() -> None:
    # In a race the wheel of red is worth more than two squares.
    riders = ("blue.R 9 3,4,5,6|3,4,5,6,7", "red.R 10 4,4,4,4|")
    assert choice("80", *riders) in {"3", "4"}
    assert choice("80", *riders, ruleset=Ruleset(ttt=True)) == "6"


def test_in_an_individual_trial_a_point_less_is_played_to_be_spared() -> None:
    deck = "5,5,6,6|3,4,5,6,7"
    spared = choice("80", f"blue.R 9 {deck}", "red.R 9 6,6,6,6|", ruleset=Ruleset(itt=True))
    alone = choice("80", f"blue.R 9 {deck}", "red.S 9 6,6,6,6|", ruleset=Ruleset(itt=True))
    assert (spared, alone) == ("5", "6")


@pytest.mark.parametrize(("piles", "card"), [(";major=16", "6"), ("", "4")])
def test_a_token_within_reach_is_worth_a_card(piles: str, card: str) -> None:
    # Red rides to 15, where a 6 would be a square ahead of it in the wind.
    on = course(f"squares:80;75{piles}")
    position = table(
        on, "blue.R 10 4,4,6,6|3,4,5,6,7", "red.R 11 4,4,4,4|", phase="energy", ruleset=Ruleset(tour=True)
    )
    asked = race(position)
    drive(asked, {"blue": TempoBot()})
    assert str(asked.view("blue").own[0].card) == card


def test_where_the_road_splits_the_outer_way_is_the_next_choice() -> None:
    split = road("3 @ 6")
    read = read_road(split, 1)
    names = [(split.name(square), short) for square, short in read.choices(3, Card(3))]
    assert names == [("6", False), ("3+3", False), ("5", True), ("3+2", True)]
    names = [(split.name(square), short) for square, short in read.choices(3, Card(5))]
    assert names == [("8", False), ("3+5", False), ("7", True), ("3+4", True)]
    assert [split.name(square) for square, _ in read.choices(3, Card(5, "+nimble"))] == ["8"]


def test_who_is_seen_ahead_where_the_road_splits() -> None:
    split = road("3 @ 6")
    ahead = [[split.name(square) for square in step] for step in read_road(split, 1).sight(3)]
    assert ahead == [["4", "3+1"], ["5", "3+2"], ["6", "3+3"], ["7", "3+4"]]
