"""Hand-made situations with an obvious answer. A deck of four face-down cards is the hand."""

import pytest

from echappee.bots import drive
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.road.stages import STAGES
from echappee.flamme.rules import Ruleset, TeamSetup
from tests.tables import race, say, started, table, told


def choice(on: str, *riders: str, line: int) -> str:
    """The card tempo plays for its rider blue; the others wait."""
    asked = race(table(on, *riders, line=line, phase="energy"))
    drive(asked, {"blue": TempoBot()})
    return str(asked.view("blue").own[0].card)


def test_a_nine_is_not_wasted_on_a_climb() -> None:
    assert choice("10 8^ 30", "blue.S 8 2,4,5,9|3,3,9", "red.R 8l 5,5,5,5|", line=45) != "9"


def test_a_card_that_wins_is_played() -> None:
    assert choice("30", "blue.R 15 3,4,5,6|7", "red.R 6 3,4,5,6|", line=20) == "6"


def test_the_rider_that_reaches_a_square_later_has_lost() -> None:
    # Red rides to 21 first, so a 6 would come in on its left.
    assert choice("30", "blue.R 15 4,5,6,7|3", "red.R 16 5,5,5,5|", line=20) == "7"


def test_the_team_mate_may_be_the_one_who_wins() -> None:
    riders = ("blue.S 10 2,3,4,9|9,9", "blue.R 19 7,7,7,7|", "red.R 5 3,3,3,3|")
    assert choice("60", *riders, line=25) != "9"


@pytest.mark.parametrize("hand", ["3,4,5,6", "3,5,6,7", "4,5,6,7"])
def test_early_in_the_race_a_wheel_is_better_than_the_wind(hand: str) -> None:
    # Red rides to 14: a 4 ends in its wheel, a 3 is pulled there, anything more has the wind in its face.
    deck = f"{hand}|3,4,5,6,7"
    assert choice("80", f"blue.R 9 {deck}", "red.R 10 4,4,4,4|", line=75) in {"3", "4"}


@pytest.mark.parametrize(("road", "free"), [("9 9v 60", 5), ("9 9s 60", 4)])
def test_on_a_descent_or_in_a_supply_zone_the_lowest_card_does(road: str, free: int) -> None:
    card = choice(road, "blue.S 11 2,3,4,9|5,9", "red.R 14 3,3,3,3|4", line=75)
    assert int(card) < free


def test_a_bid_is_judged_against_a_doubled_one_that_lies_open() -> None:
    # Blue has bid a 7. Red's Baroudeur has bid one card: doubled, a 6 cannot be reached with a 4, a 5 can.
    def second(bid: str) -> str:
        rules = Ruleset(breakaway=True, baroudeur_bid=True)
        teams = [TeamSetup(), TeamSetup(rouleur="baroudeur")]
        asked = started(teams, ("a", "2B", "b", "u"), ruleset=rules)
        say(asked, "chance blue", "blue R4", "blue S4", "red R3", "red S3")
        say(asked, "blue R", "blue 3,4,5,7", "blue 7", "red R", f"red {bid}", "blue 3,4,5,6")
        drive(asked, {"blue": TempoBot()})
        return str(told(asked, "bid", "card")[-1][0])

    assert (second("3"), second("5")) == ("3", "4")


def test_the_best_squares_of_the_grid_are_taken_rouleur_first() -> None:
    race = started(2, seed=1)
    first = race.questions[0].seat
    drive(race, {first: TempoBot()})
    assert [(rider.square, rider.lane) for rider in race.view(first).own] == [(5, 0), (5, 1)]


def test_nothing_is_paid_for_a_breakaway_that_nobody_else_bids_for() -> None:
    teams = [TeamSetup(), TeamSetup("muscle")]
    race = started(teams, STAGES["peloton-9-2-4"].tiles, ruleset=Ruleset(breakaway=True), seed=2)
    while race.questions[0].id.phase != "energy":
        question = race.questions[0]
        answer = TempoBot().answer(question, lambda: race.view("blue"))
        if question.id.kind.startswith("card"):
            assert answer == (question.options() or ())[0]
        race.answer(question.id, answer)
    assert race.view("blue").rider("blue.R").square == 10
