"""What is luck of the draw, what the judge got wrong, and what a choice cost."""

import pytest

from echappee.study.analysis import JUDGE
from echappee.study.decision import grade
from tests.study.judges import fancied


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
