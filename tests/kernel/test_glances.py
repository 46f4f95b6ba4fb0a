"""Glances: what a seat finds out when it tries each of its cards until the round is over."""

import pytest

from echappee.engine import Question, Refused
from echappee.flamme.rules import FlammeRace, Ruleset, View
from echappee.flamme.rules.imagined import after as imagined
from echappee.flamme.rules.position import Position
from echappee.flamme.thinking.glances import glances
from echappee.simulate.intervals import Estimate
from tests.tables import race, road, say, started, table

ROAD = "40"
BLUE = "blue.R 8 3,4,5,6,7|3,4"


def in_blue_s_hand(position: Position, *cards: str) -> FlammeRace:
    """The race when blue has drawn these cards, and the others have yet to draw."""
    going = race(position)
    say(going, f"blue {','.join(cards)}")
    return going


def open_card(going: FlammeRace) -> tuple[View, Question]:
    question = next(question for question in going.questions if question.id.kind == "card")
    return going.view(question.seat), question


def tried(going: FlammeRace, races: int, seed: int = 0) -> tuple[Estimate, ...]:
    view, question = open_card(going)
    return glances(view, question, question.options() or (), races, seed)


def test_positions_that_look_alike_to_a_seat_have_the_same_figures() -> None:
    """Red has drawn other cards in one of them, and it is not for blue to know."""
    one = table(ROAD, BLUE, "red.R 9 3,3,4,4|5,5,6,7", line=30, phase="energy")
    other = table(ROAD, BLUE, "red.R 9 5,5,6,7|3,3,4,4", line=30, phase="energy")
    races = [in_blue_s_hand(each, "3", "4", "6", "7") for each in (one, other)]
    say(races[1], "red 7")
    assert open_card(races[0])[0] == open_card(races[1])[0]
    assert tried(races[0], 50) == tried(races[1], 50)


def test_the_same_view_and_seed_give_the_same_figures() -> None:
    going = in_blue_s_hand(
        table(ROAD, BLUE, "red.R 9 3,4,5,6,7|", line=30, phase="energy"), "3", "4", "6", "7"
    )
    assert tried(going, 50, seed=1) == tried(going, 50, seed=1)
    assert tried(going, 50, seed=1) != tried(going, 50, seed=2)


def test_a_card_that_wins_at_once_is_worth_a_win() -> None:
    going = in_blue_s_hand(
        table(ROAD, BLUE, "red.R 3 3,4,5,6,7|", line=14, phase="energy"), "3", "4", "6", "7"
    )
    slow, _, _, fast = tried(going, 40)
    assert fast == Estimate(1.0, 0.0)
    assert slow.mean < 1


def test_only_cards_are_tried() -> None:
    going = started(2, seed=1)
    (question,) = going.questions
    with pytest.raises(Refused, match="not after place1") as refusal:
        glances(going.view(question.seat), question, question.options() or (), 1)
    assert refusal.value.code == "kernel-cannot"


def test_a_rider_that_passed_a_pile_finds_nothing_there_later() -> None:
    """A view tells only of tokens that are worth something; the road shows which riders passed."""
    on = road(ROAD, 30, "major=7")
    riders = ("blue.R 8 3,4,5,6,7| major0", "red.R 9 3,4,5,6,7| major5", "green.R 2 3,4,5,6,7|")
    position = table(on, *riders, phase="energy", ruleset=Ruleset(tour=True))
    view, question = open_card(in_blue_s_hand(position, "3", "4", "5", "6"))
    position_after = imagined(view, question, "6")
    assert [rider.tokens for rider in position_after.riders] == [rider.tokens for rider in position.riders]
