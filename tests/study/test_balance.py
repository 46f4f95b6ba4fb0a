"""Luck and skill add up, whatever the judge thinks; each part is summed by itself."""

import pytest

from echappee.study.balance import DRAWS, JUDGE, OTHERS, SKILL
from echappee.study.decision import grade
from tests.study.judges import KINDS, fancied

EACH = pytest.mark.parametrize("kind", KINDS)


@EACH
def test_start_skill_and_luck_add_up_to_the_result(kind: str) -> None:
    for seat in fancied(kind).seats.values():
        parts = [seat.sum(part) for part in (SKILL, DRAWS, OTHERS, JUDGE)]
        assert seat.start + sum(parts) == pytest.approx(seat.result)
        assert seat.result in (0, 1)


@EACH
def test_skill_is_what_the_decisions_of_a_seat_cost(kind: str) -> None:
    analysis = fancied(kind)
    for colour, seat in analysis.seats.items():
        costs = [each.cost for each in analysis.decisions if each.key.seat == colour]
        assert min(costs) >= 0
        assert seat.sum(SKILL) == pytest.approx(-sum(costs))
        assert analysis.performance(colour) == pytest.approx(sum(costs) / len(costs))


@EACH
def test_chances_of_all_teams_add_up_to_one_and_end_with_the_result(kind: str) -> None:
    chances = fancied(kind).chances
    assert all(sum(each.teams.values()) == pytest.approx(1) for each in chances)
    assert max(chances[-1].teams.values()) == 1
    assert [each.entries for each in chances] == sorted(each.entries for each in chances)


def test_without_news_it_is_the_judge_that_changed_its_mind() -> None:
    """In a round nobody hears of the others' cards until all have played."""
    steps = [step for seat in fancied("race").seats.values() for step in seat.steps if step.key]
    within = [step for step in steps if step.key and step.key.kind == "card" and step.part == JUDGE]
    assert within
    assert {step.key.phase for step in within if step.key} == {"energy"}
    assert all(step.part != JUDGE for step in steps if step.key and step.key.kind in ("first", "card2"))


def test_three_moments_turned_the_race_most() -> None:
    analysis = fancied("race")
    turns = [
        sum(abs(now.teams[team] - before.teams[team]) for team in now.teams)
        for before, now in zip(analysis.chances, analysis.chances[1:], strict=False)
    ]
    assert sorted(turns[index - 1] for index in analysis.deciding) == sorted(turns)[-3:]
    assert list(analysis.deciding) == sorted(analysis.deciding)


@pytest.mark.parametrize(
    ("cost", "name"),
    [
        (0, "best"),
        (0.005, "best"),
        (0.006, "good"),
        (0.03, "inaccuracy"),
        (0.1, "mistake"),
        (0.11, "blunder"),
    ],
)
def test_grades_go_by_what_a_choice_cost(cost: float, name: str) -> None:
    assert grade(cost) == name
