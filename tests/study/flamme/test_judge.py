"""The judge of Flamme Rouge: every question, from nothing but the view of its seat."""

from functools import cache, partial

import pytest

from echappee.engine import Key, Race, SeededDealer
from echappee.flamme.bots.patron import PatronBot
from echappee.flamme.bots.patron.decision import STEPS
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Card, FlammeRace, Setup, TeamSetup, preview, set_up
from echappee.flamme.study import STUDY as FLAMME_STUDY
from echappee.flamme.study.judge import results
from echappee.study import Analysis, analyse
from tests.envs.test_twins import flamme_twin
from tests.study.judges import FANCY, KINDS, fancied
from tests.words.flamme.races import ridden


def test_every_kind_of_question_is_graded() -> None:
    graded = {
        (each.key.phase, each.key.kind.rstrip("12")) for kind in KINDS for each in fancied(kind).decisions
    }
    assert graded >= set(STEPS) - {("declare", "card"), ("declare", "recover"), ("energy", "recover")}


@pytest.mark.parametrize("kind", KINDS)
def test_the_best_answer_is_worth_what_the_team_is(kind: str) -> None:
    """So nothing is lost between a choice and the chance before it."""
    for decision in fancied(kind).decisions:
        assert 0 <= decision.answers[decision.played] <= decision.answers[decision.best] <= 1
        assert decision.played in decision.answers


def in_the_middle(seed: int) -> FlammeRace:
    race: FlammeRace = Race(
        FLAMME, set_up(Setup(find_stage("base-2").tiles, (TeamSetup(),) * 3)), SeededDealer(seed)
    )
    while race.position.round < 5:
        question = race.questions[0]
        race.answer(question.id, (question.options() or ())[-1])
    return race


@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_of_others_change_no_grade(seed: int) -> None:
    position = in_the_middle(seed).position
    told = []
    for each in (position, flamme_twin(position, "blue")):
        race: FlammeRace = Race(FLAMME, each, SeededDealer(1))
        began = race.view("blue")
        while questions := [question for question in race.questions if question.seat == "blue"]:
            (question,) = questions
            played = (question.options() or ())[0]
            view = race.view("blue")
            told.append(FANCY.answers(question, view, played))
            if told[-1]:
                told.append({"before": FANCY.before_draw(question, view, began)})
            race.answer(question.id, played)
        told.append(FANCY.teams(FLAMME.cut(each, None)))
    half = len(told) // 2
    assert told[:half] == told[half:]
    assert half > 3


@cache
def planted(seed: int) -> tuple[FlammeRace, Key]:
    """A race of four patron, in which blue's Sprinteur throws its 9 onto a climb."""
    race: FlammeRace = Race(
        FLAMME, set_up(Setup(find_stage("base-3").tiles, (TeamSetup(),) * 4)), SeededDealer(seed)
    )
    bot, blunder = PatronBot(), None
    while not race.over:
        question = race.questions[0]
        look = partial(race.view, question.seat)
        answer = bot.answer(question, look)
        asked = (question.seat, question.id.rider) == ("blue", "S") and question.allows("9")
        if asked and not blunder and preview(look(), "blue.S", Card(9)).limited >= 4:
            answer, blunder = "9", question.id
        race.answer(question.id, answer)
    assert blunder
    return race, blunder


@cache
def blundered() -> Analysis:
    return analyse(FLAMME_STUDY, planted(2)[0])


def test_a_nine_thrown_onto_a_climb_is_found_and_comes_first() -> None:
    _, blunder = planted(2)
    decisions = blundered().decisions
    worst = max(decisions, key=lambda each: each.cost)
    assert (worst.key, worst.played) == (blunder, "9")
    assert "study-card-cut" in [sentence.id for sentence in worst.reasons]


def test_nobody_has_won_before_the_start() -> None:
    first, *_ = blundered().chances
    assert sum(first.teams.values()) == pytest.approx(1)
    assert 0 < max(first.teams.values()) < 1


def test_a_result_is_shared_between_equals_where_times_count() -> None:
    assert sum(results(ridden(0, "ttt").position).values()) == pytest.approx(1)
    assert sorted(results(ridden(0).position).values()) == [0, 0, 0, 1]
