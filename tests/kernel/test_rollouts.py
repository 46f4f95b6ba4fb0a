"""Rollouts: what a seat finds out when it tries each of its cards in many races."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt

import pytest

from echappee.engine import Question, Refused
from echappee.flamme.kernel import Kernel
from echappee.flamme.rules import EXHAUSTION, FlammeRace, Position, Ruleset, View, pile, set_up
from echappee.flamme.thinking import rollouts
from echappee.flamme.thinking.glances import glances
from echappee.flamme.thinking.imagined import after as imagined
from echappee.kernel import RiddenPart
from echappee.simulate.intervals import Estimate
from tests.kernel.setups import setup_of
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


Try = Callable[[View, Question, Sequence[str], int, int], tuple[Estimate, ...]]
BOTH = pytest.mark.parametrize("how", [rollouts, glances])


def tried(how: Try, going: FlammeRace, races: int, seed: int = 0) -> tuple[Estimate, ...]:
    view, question = open_card(going)
    return how(view, question, question.options() or (), races, seed)


def half_played(before: RiddenPart[Position], after: RiddenPart[Position]) -> Position:
    """The position in which the first team has played and the others have not.

    Riders recover when all have played: a card that went back is still there.
    """
    riders = list(before.position.riders)
    recovered = {
        f"{entry.key.seat}.{entry.key.rider}"
        for entry in after.entries
        if entry.key.kind == "recover" and entry.result == "yes"
    }
    for index in before.position.of(before.position.seats[0]):
        played = after.position.riders[index]
        back = (EXHAUSTION,) if played.name in recovered else ()
        riders[index] = played._replace(recycled=pile(played.recycled + back))
    return before.position._replace(riders=tuple(riders))


@pytest.mark.parametrize("number", range(6))
def test_a_race_goes_on_from_the_middle_of_a_phase_as_it_went(number: int) -> None:
    start = set_up(setup_of(number))
    policies = ["-" if team.automatic else "tempo" for team in start.teams]
    moments = list(Kernel(start, policies, seed=number).follow(number))
    end = moments[-1].position
    for before, now in pairwise(moments):
        if before.position.phase in ("energy", "declare"):
            kernel = Kernel(half_played(before, now), policies, seed=number)
            results = kernel.ride(1, first=number)
            assert results.squares[0].tolist() == [rider.square for rider in end.riders]
            assert results.taken[0].tolist() == [rider.taken for rider in end.riders]


@BOTH
def test_positions_that_look_alike_to_a_seat_have_the_same_figures(how: Try) -> None:
    """Red has drawn other cards in one of them, and it is not for blue to know."""
    one = table(ROAD, BLUE, "red.R 9 3,3,4,4|5,5,6,7", line=30, phase="energy")
    other = table(ROAD, BLUE, "red.R 9 5,5,6,7|3,3,4,4", line=30, phase="energy")
    races = [in_blue_s_hand(each, "3", "4", "6", "7") for each in (one, other)]
    say(races[1], "red 7")
    assert open_card(races[0])[0] == open_card(races[1])[0]
    assert tried(how, races[0], 50) == tried(how, races[1], 50)


@BOTH
def test_the_same_view_and_seed_give_the_same_figures(how: Try) -> None:
    going = in_blue_s_hand(
        table(ROAD, BLUE, "red.R 9 3,4,5,6,7|", line=30, phase="energy"), "3", "4", "6", "7"
    )
    assert tried(how, going, 50, seed=1) == tried(how, going, 50, seed=1)
    assert tried(how, going, 50, seed=1) != tried(how, going, 50, seed=2)


@BOTH
def test_a_card_that_wins_at_once_is_worth_a_win(how: Try) -> None:
    going = in_blue_s_hand(
        table(ROAD, BLUE, "red.R 3 3,4,5,6,7|", line=14, phase="energy"), "3", "4", "6", "7"
    )
    slow, _, _, fast = tried(how, going, 40)
    assert fast == Estimate(1.0, 0.0)
    assert slow.mean < 1


def test_the_error_is_that_of_a_mean() -> None:
    going = in_blue_s_hand(table(ROAD, BLUE, "red.R 9 3,4,5,6,7|", line=30, phase="energy"), *"3467")
    for estimate in tried(rollouts, going, 40):
        assert estimate.error == pytest.approx(sqrt(estimate.mean * (1 - estimate.mean) / 40))


def test_only_cards_are_tried() -> None:
    going = started(2, seed=1)
    (question,) = going.questions
    with pytest.raises(Refused, match="not after place1") as refusal:
        rollouts(going.view(question.seat), question, question.options() or (), 1)
    assert refusal.value.code == "kernel-cannot"


def test_a_rider_that_passed_a_pile_finds_nothing_there_later() -> None:
    """A view tells only of tokens that are worth something; the road shows which riders passed."""
    on = road(ROAD, 30, "major=7")
    riders = ("blue.R 8 3,4,5,6,7| major0", "red.R 9 3,4,5,6,7| major5", "green.R 2 3,4,5,6,7|")
    position = table(on, *riders, phase="energy", ruleset=Ruleset(tour=True))
    view, question = open_card(in_blue_s_hand(position, "3", "4", "5", "6"))
    position_after = imagined(view, question, "6")
    assert [rider.tokens for rider in position_after.riders] == [rider.tokens for rider in position.riders]
