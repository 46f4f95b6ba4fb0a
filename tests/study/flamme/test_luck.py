"""Luck is nothing on average, however a race is ridden: the cards of the average are those that are drawn."""

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean, stdev

import pytest

from echappee.flamme.rules import Card, Position, View
from echappee.flamme.rules.cards import without
from echappee.flamme.study import STUDY
from echappee.study import StudyEffort, analyse
from echappee.study.chances import RaceNumbers, RideOn, SeatView, Truth, Winners
from echappee.study.trying import Trials
from tests.counts import count
from tests.study.flamme.quick import ridden_by
from tests.tables import table

EFFORT = StudyEffort("full", 64, Trials(2, 2, 1.0, 1.0))
BOTS = ("tempo", "random", "patron", "colette-1", "odile-5")
NINE = Card(9)
START = table(
    "60",
    "blue.R 5 3,3,4,4,5,5,6,6,7,7|",
    "blue.S 4 2,2,3,3,4,4,5,5,9,9|",
    "red.R 5l 3,3,4,4,5,5,6,6,7,7|",
    "red.S 4l 2,2,3,3,4,4,5,5,9,9|",
    line=26,
    phase="energy",
)
"""Four or five rounds before the line."""
Ride = RideOn[Position, View]


def lucks(bot: str, races: int, ride_on: Ride = STUDY.ride_on) -> Sequence[tuple[float, float]]:
    """In each of these races: what blue's own draws brought it, and those of red."""
    STUDY.warm_up()
    study = replace(STUDY, ride_on=ride_on, answers=lambda _: ())
    found = [analyse(study, ridden_by(bot, START, seed), EFFORT).seats["blue"] for seed in range(races)]
    return [(float(each.own.mean), float(each.others.mean)) for each in found if each.own and each.others]


def off(lucks: Sequence[float]) -> float:
    """How many standard errors the mean is away from nothing."""
    error: float = stdev(lucks) / len(lucks) ** 0.5
    return fmean(lucks) / error


@pytest.mark.soak
@pytest.mark.parametrize("bot", BOTS)
def test_luck_is_nothing_on_average(bot: str) -> None:
    for part in zip(*lucks(bot, count(400, 100 if bot != BOTS[0] else 10)), strict=True):
        assert abs(off(part)) < 4


def test_it_would_show_if_a_card_were_missing_from_the_deck_that_is_averaged_over() -> None:
    def one_nine_less(
        situations: Sequence[Truth[Position] | SeatView[View]], numbers: RaceNumbers
    ) -> Sequence[Winners]:
        return STUDY.ride_on([without_nine(each) for each in situations], numbers)

    own, _ = zip(*lucks("tempo", 40, one_nine_less), strict=True)
    assert off(own) > 4


def without_nine(situation: Truth[Position] | SeatView[View]) -> Truth[Position] | SeatView[View]:
    """Before blue's Sprinteur has drawn there is one 9 less."""
    assert isinstance(situation, Truth)
    drawn = any(entry.key[2:5] == ("blue", "S", "draw") for entry in situation.entries)
    riders = [
        rider._replace(pile=without(rider.pile, (NINE,)))
        if rider.name == "blue.S" and NINE in rider.pile and not drawn
        else rider
        for rider in situation.position.riders
    ]
    return situation._replace(position=situation.position._replace(riders=tuple(riders)))
