"""Answers tried against each other: races go where they can decide, and the cost is measured apart."""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random

import pytest

from echappee.engine import Entry, Key
from echappee.study.chances import Measured, RaceNumbers, SeatView, Winners
from echappee.study.decision import BEST, CLOSE, LOST, Decision
from echappee.study.trying import APART, Comparison, Trials, Tried, contradicts

ASKED = Key(1, "energy", "blue", "R", "card")
TRIALS = Trials(first=50, most=1600, error=0.015, sharp=0.008)


@dataclass
class Odds:
    """A game in which blue wins with these chances: a race is as lucky with every answer."""

    wins: Mapping[str, float]
    ridden: list[tuple[int, RaceNumbers]] = field(default_factory=list)

    def ride_on(self, situations: Sequence[SeatView[object]], rides: RaceNumbers) -> Sequence[Winners]:
        self.ridden.append((len(situations), rides))
        return [
            array("H", [self._won(each, number, rides) for number in _numbers(rides)]) for each in situations
        ]

    def _won(self, seen: SeatView[object], number: int, rides: RaceNumbers) -> int:
        luck = Random(f"{rides.seed}/{number}").random()
        return 1 if luck < self.wins[seen.entries[-1].result] else 2

    def comparison(self, trials: Trials = TRIALS) -> Comparison[object]:
        return Comparison(self.ride_on, ("blue", "red"), "blue", trials, seed=7)

    @property
    def after(self) -> Mapping[str, SeatView[object]]:
        return {answer: SeatView(None, (Entry(ASKED, answer),)) for answer in self.wins}

    def decided(self, played: str) -> Decision:
        comparison = self.comparison()
        tried = comparison.tried(self.after)
        if tried.lost or tried.best == played:
            return Decision(ASKED, played, tried)
        return Decision(ASKED, played, tried, comparison.cost(self.after[played], self.after[tried.best]))


def _numbers(rides: RaceNumbers) -> range:
    return range(rides.first, rides.first + rides.races)


def races_of(tried: Tried) -> Mapping[str, int]:
    return {answer: len(each.winners) for answer, each in tried.answers.items()}


def test_races_stop_early_for_answers_that_are_clearly_worse() -> None:
    tried = Odds({"3": 0.50, "4": 0.49, "7": 0.10}).comparison().tried(Odds({"3": 0, "4": 0, "7": 0}).after)
    assert races_of(tried)["7"] == TRIALS.first < races_of(tried)["4"] == races_of(tried)["3"]


@pytest.mark.parametrize(
    ("wins", "grade"), [(0.48, "inaccuracy"), (0.44, "mistake"), (0.30, "blunder"), (0.496, CLOSE)]
)
def test_a_grade_is_what_the_answer_cost_and_close_where_that_is_too_little(wins: float, grade: str) -> None:
    decision = Odds({"best": 0.52 if grade != CLOSE else 0.5, "own": wins}).decided("own")
    assert decision.grade == grade
    assert decision.graded == (grade != CLOSE)


def test_the_cost_is_measured_in_races_that_did_not_help_to_find_the_best_answer() -> None:
    odds = Odds({"best": 0.6, "own": 0.4})
    decision = odds.decided("own")
    assert decision.cost.own.mean == pytest.approx(0.2, abs=0.03)
    apart = [rides.first >= APART for _, rides in odds.ridden]
    assert apart == sorted(apart)
    assert {True, False} == set(apart)


def test_what_a_mistake_costs_goes_to_the_others() -> None:
    decision = Odds({"best": 0.6, "own": 0.4}).decided("own")
    assert sum(each.mean for each in decision.cost.gifts.values()) == 0
    assert decision.cost.gifts["blue"].mean == -decision.cost.own.mean < 0


def test_the_two_answers_of_a_cost_are_shown_with_the_races_that_make_it() -> None:
    decision = Odds({"best": 0.6, "own": 0.4}).decided("own")
    assert decision.answers["best"].mean - decision.answers["own"].mean == decision.cost.own.mean


def test_a_difference_that_counts_is_measured_more_sharply() -> None:
    assert Odds({"best": 0.6, "own": 0.4}).decided("own").cost.own.error <= TRIALS.sharp
    close = Odds({"best": 0.500, "own": 0.499}).comparison()
    seen = Odds({"best": 0, "own": 0}).after
    assert close.cost(seen["own"], seen["best"]).races <= TRIALS.most


def test_the_best_answer_is_best_where_that_is_clear() -> None:
    assert Odds({"best": 0.6, "other": 0.4}).decided("best").grade == BEST
    assert Odds({"best": 0.50001, "other": 0.5}).decided("best").grade == CLOSE


def test_with_nothing_left_to_win_nothing_is_graded_nor_ridden_long() -> None:
    decision = Odds({"best": 0.0, "own": 0.0}).decided("own")
    assert (decision.grade, decision.graded) == (LOST, False)
    assert max(races_of(decision.tried).values()) < TRIALS.most / 4


@pytest.mark.parametrize(
    ("other", "disputed"),
    [
        (Measured(Fraction(0), 0.01), True),
        (Measured(Fraction(-5, 100), 0.01), True),
        (Measured(Fraction(4, 100), 0.01), False),
        (Measured(Fraction(0), 0.05), False),
    ],
)
def test_a_mistake_is_disputed_if_another_policy_finds_none(other: Measured, *, disputed: bool) -> None:
    assert contradicts(other, Measured(Fraction(8, 100), 0.01)) is disputed


def test_an_answer_that_is_as_good_as_the_best_one_is_not_measured_again() -> None:
    odds = Odds({"best": 0.5, "own": 0.5, "bad": 0.2})
    tried = odds.comparison().tried(odds.after)
    assert not tried.doubts(tried.best)
    assert tried.doubts("bad")
