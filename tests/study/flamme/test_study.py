"""A study of Flamme Rouge: every question, from what its seat could know, and a blunder that is found."""

from functools import cache, partial

import pytest

from echappee.engine import Key, Race, SeededDealer
from echappee.flamme.bots.patron import PatronBot
from echappee.flamme.bots.patron.decision import STEPS
from echappee.flamme.rules import FLAMME, Card, FlammeRace, set_up
from echappee.flamme.rules.preview import preview
from echappee.flamme.study import STUDY
from echappee.flamme.study.riding import winners
from echappee.study.advice import advise, chances
from echappee.study.analysis import FULL
from echappee.study.chances import Truth
from echappee.study.decision import choices, seen_by
from echappee.study.examine import decision_of
from tests.envs.test_twins import flamme_twin
from tests.kernel.setups import four
from tests.study.flamme.quick import KINDS, studied
from tests.words.flamme.races import ridden


def test_every_kind_of_question_is_measured() -> None:
    measured = {
        (each.key.phase, each.key.kind.rstrip("12")) for kind in KINDS for each in studied(kind).decisions
    }
    assert measured >= set(STEPS) - {("declare", "card"), ("declare", "recover"), ("energy", "recover")}


def test_an_answer_that_was_given_is_among_those_that_were_tried() -> None:
    for kind in KINDS:
        assert all(each.played in each.answers for each in studied(kind).decisions)


def in_the_middle(seed: int) -> FlammeRace:
    race: FlammeRace = Race(FLAMME, set_up(four("base-2")), SeededDealer(seed))
    while race.position.round < 5:
        question = race.questions[0]
        race.answer(question.id, (question.options() or ())[-1])
    return race


@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_of_others_change_no_figure(seed: int) -> None:
    STUDY.warm_up()
    position = in_the_middle(seed).position
    told = []
    for each in (position, flamme_twin(position, "blue")):
        race: FlammeRace = Race(FLAMME, each, SeededDealer(1))
        while questions := [question for question in race.questions if question.seat == "blue"]:
            (question,) = questions
            seen = seen_by(race, "blue", STUDY.hides)
            told.append((advise(STUDY, seen, question).figures, chances(STUDY, seen).figures))
            race.answer(question.id, (question.options() or ())[0])
    half = len(told) // 2
    assert told[:half] == told[half:]
    assert half > 2


@cache
def planted(seed: int) -> tuple[FlammeRace, Key]:
    """A race of four patron, in which blue's Sprinteur throws its 9 onto a climb."""
    race: FlammeRace = Race(FLAMME, set_up(four("base-3")), SeededDealer(seed))
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


def test_a_nine_thrown_onto_a_climb_is_a_mistake_and_the_road_says_why() -> None:
    STUDY.warm_up()
    race, blunder = planted(2)
    choice = next(each for each in choices(race, STUDY.hides) if each.question.id == blunder)
    seats = tuple(team.colour for team in race.position.teams)
    trials = FULL.ridden_by("tempo").trials
    found = decision_of(STUDY.ride_on, seats, trials, (choice, STUDY.answers(choice)))
    assert (found.played, found.graded) == ("9", True)
    reasons = STUDY.reasons(choice, (found.best, found.played))
    assert "study-card-cut" in [sentence.id for sentence in reasons]


def test_a_turning_point_is_told_in_one_sentence_about_the_team_that_it_changed_most() -> None:
    turning = studied("race").turning
    assert [turn.before + 1 for turn in turning] == [turn.after for turn in turning]
    assert all(len(turn.said) == 1 for turn in turning)
    assert all(sentence.id.startswith("story-") for turn in turning for sentence in turn.said)


def test_a_result_is_shared_between_equals_where_times_count() -> None:
    assert len(winners(ridden(0, "ttt").position)) >= 1
    assert len(winners(ridden(0).position)) == 1


def test_a_position_has_chances_that_add_up() -> None:
    STUDY.warm_up()
    found = chances(STUDY, Truth(set_up(four("base-1"))))
    assert sum(each.mean for each in found.figures.values()) == 1
