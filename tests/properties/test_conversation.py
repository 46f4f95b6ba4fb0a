from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings

from echappee.engine import Race, Refused, ScriptedDealer, SeededDealer
from echappee.flamme import FLAMME, FlammeRace
from tests.counts import count
from tests.properties.races import Plan, plans, replayed

pytestmark = pytest.mark.soak
MANY = settings(max_examples=count(1000))
GARBAGE = (
    "",
    " ",
    "0",
    "1",
    "8",
    "10",
    "2",
    "9",
    "2e",
    "9a",
    "2a",
    "R",
    "S",
    "R99",
    "S0",
    "x",
    "3,4",
    "５",
    "é",
    "\n",
)
CARDS = {"1", "2", "3,4", "8", "9", "10"}
"""Garbage that may yet be cards to take back."""


def _state(race: FlammeRace) -> tuple[object, ...]:
    seats = (*race.position.seats, None)
    return (
        race.position,
        list(race.ledger),
        race.open_entries,
        race.questions,
        race.requests,
        list(race.events),
        [race.view(seat) for seat in seats],
        [race.heard(seat) for seat in seats],
    )


@MANY
@given(plans())
def test_a_ledger_replays_to_the_race_it_came_from(plan: Plan) -> None:
    race = plan.ride()
    again = replayed(plan, race)
    assert again.over
    assert (_state(again), again.moments, again.unread) == (_state(race), race.moments, [])


@MANY
@given(plans())
def test_a_race_stopped_anywhere_is_read_back_with_its_open_answers(plan: Plan) -> None:
    race = plan.stop()
    again = replayed(plan, race)
    assert (_state(again), again.unread) == (_state(race), [])


@MANY
@given(plans())
def test_a_race_stopped_anywhere_goes_on_as_if_it_had_not_been(plan: Plan) -> None:
    stopped = plan.stop()
    race = Race(
        FLAMME, stopped.moments[0].position, SeededDealer(plan.seed), stopped.ledger + stopped.open_entries
    )
    while race.questions:
        question = race.questions[0]
        race.answer(question.id, plan.answer(question))
    assert race.ledger == plan.ride().ledger


@MANY
@given(plans())
def test_a_phase_can_be_run_again_from_its_beginning(plan: Plan) -> None:
    race = plan.ride()
    place = Random(plan.seed).randrange(len(race.moments))
    moment = race.moments[place]
    again = Race(FLAMME, moment.position, ScriptedDealer(), race.ledger[moment.entries :])
    assert again.events == race.events[moment.events :]
    assert again.position == race.position


@MANY
@given(plans())
def test_answers_in_any_order_give_one_race(plan: Plan) -> None:
    race, other = plan.ride(order=1), plan.ride(order=2)
    assert _state(race) == _state(other)


@MANY
@given(plans())
def test_every_offered_answer_is_accepted(plan: Plan) -> None:
    race = plan.stop()
    for question in race.questions:
        for option in question.options() or (plan.answer(question),):
            fork = replayed(plan, race)
            fork.answer(question.id, option)
            assert question.allows(option)
            kept = [entry.result for entry in fork.ledger + fork.open_entries if entry.key == question.id]
            assert kept == [option]


@MANY
@given(plans())
def test_every_other_answer_is_refused_and_changes_nothing(plan: Plan) -> None:
    race = plan.stop()
    before = _state(race)
    for question in race.questions:
        options = question.options() or (plan.answer(question),)
        close = [text.format(option) for option in options for text in ("{} ", "0{}", "{},", ",{}", "{},99")]
        for text in (*GARBAGE, *close):
            if text not in options and not (question.options() is None and text in CARDS):
                assert not question.allows(text)
                with pytest.raises(Refused) as refusal:
                    race.answer(question.id, text)
                assert refusal.value.code == "not-allowed"
    assert _state(race) == before


@MANY
@given(plans())
def test_no_other_question_can_be_answered(plan: Plan) -> None:
    race = plan.stop()
    before = _state(race)
    open_ids = {question.id for question in race.questions}
    answered = [entry.key for entry in race.open_entries]
    later = [key._replace(round=key.round + 1) for key in open_ids]
    for key in [entry.key for entry in race.ledger] + later:
        assert key not in open_ids
        with pytest.raises(Refused) as refusal:
            race.answer(key, "3")
        assert refusal.value.code == "unknown-question"
    assert not open_ids & set(answered)
    assert _state(race) == before


@MANY
@given(plans())
def test_a_changed_mind_leaves_no_trace(plan: Plan) -> None:
    """Where an answer can be taken back, giving it again leads to where the race was."""
    race = plan.stop()
    before = _state(race)
    for entry in race.open_entries:
        with suppress(Refused):
            race.retract(entry.key)
            race.answer(entry.key, entry.result)
    assert _state(race) == before
