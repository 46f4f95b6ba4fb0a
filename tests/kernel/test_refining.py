"""A costly decision is tried again, in races that the kernel rides from there."""

import pytest
from msgspec import json

from echappee.engine import Refused
from echappee.flamme.rules import FLAMME
from echappee.flamme.study import STUDY
from echappee.flamme.study.trials import ERROR
from echappee.server.messages.studies import RefinedRow
from echappee.server.studies.study import refine_json
from echappee.study import StudyEffort, analyse, refine_one
from tests.server.studies.test_replays import golden
from tests.study.flamme.test_judge import planted


def test_a_planted_blunder_costs_as_well_when_races_are_ridden_on() -> None:
    race, blunder = planted(2)
    STUDY.warm_up()
    found = refine_one(STUDY, FLAMME, race, str(blunder))
    assert found == refine_one(STUDY, FLAMME, race, str(blunder))
    assert all(each.error <= ERROR for each in found.answers.values())
    cost = found.cost("9")
    assert found.best != "9"
    assert cost.mean > 2 * cost.error


def test_the_costliest_decisions_are_refined_and_counted() -> None:
    race, blunder = planted(2)
    STUDY.warm_up()
    done: list[int] = []
    effort = StudyEffort(refined=1)
    analysis = analyse(STUDY, race, effort, done.append)
    (refined,) = [each for each in analysis.decisions if each.refined]
    assert (refined.key, sum(done)) == (blunder, STUDY.steps(race, effort))
    assert refined.refined
    assert set(refined.refined.answers) == set(refined.answers)


def test_what_cannot_be_ridden_on_from_is_refused() -> None:
    race, _ = planted(2)
    STUDY.warm_up()
    first = next(entry.key for entry in race.ledger if entry.key.kind == "first" and entry.key.seat)
    for question, code in ((str(first), "kernel-cannot"), ("9/energy/blue/R/nap", "unknown-question")):
        with pytest.raises(Refused) as refused:
            refine_one(STUDY, FLAMME, race, question)
        assert refused.value.code == code


def test_the_server_rides_on_from_one_question_of_a_record() -> None:
    STUDY.warm_up()
    told = json.decode(refine_json(golden("automatic-teams"), "12/energy/red/S/card"), type=RefinedRow)
    assert told.by == "tempo"
    assert told.cost >= 0
    assert max(told.errors.values()) <= ERROR
    assert max(told.answers, key=lambda card: told.answers[card]) == told.best
