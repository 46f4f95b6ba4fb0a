"""Races as conversations: replayed, stopped anywhere, answered in any order; and their positions as lines."""

from contextlib import suppress
from random import Random

import pytest

from echappee.engine import Race, Refused, ScriptedDealer, SeededDealer
from tests.properties.games import in_many_races
from tests.properties.planned import AnyPlan, positions, state

GARBAGE = (
    *("", " ", "0", "1", "8", "10", "2", "9", "2e", "9a", "2a", "R", "S", "R99", "S0", "x", "3,4"),
    *("５", "é", "\n", "-1", "99.9", "roll ", "none,", "6h+6h+6h", "attack-", "follow", "keep-7", "a1233"),
)
CARDS = {"1", "2", "3,4", "8", "9", "10"}
"""Garbage that might happen to be cards to take back."""
CLOSE = ("{} ", "0{}", "{},", ",{}", "{},99", "{}+", "t{}-")


@in_many_races
def test_a_ledger_replays_to_the_race_it_came_from(plan: AnyPlan) -> None:
    race = plan.ride()
    again = plan.replayed(race)
    assert again.over
    assert (state(again), again.moments, again.unread) == (state(race), race.moments, [])


@in_many_races
def test_a_race_stopped_anywhere_is_read_back_with_its_open_answers(plan: AnyPlan) -> None:
    race = plan.stop()
    again = plan.replayed(race)
    assert (state(again), again.unread) == (state(race), [])


@in_many_races
def test_a_race_stopped_anywhere_goes_on_as_if_it_had_not_stopped(plan: AnyPlan) -> None:
    stopped = plan.stop()
    recorded = stopped.ledger + stopped.open_entries
    race = Race(plan.family, stopped.moments[0].position, SeededDealer(plan.seed), recorded)
    while race.questions:
        question = race.questions[0]
        race.answer(question.id, plan.answer(question))
    assert race.ledger == plan.ride().ledger


@in_many_races
def test_a_phase_can_be_run_again_from_its_beginning_and_from_its_line(plan: AnyPlan) -> None:
    race, family = plan.ride(), plan.family
    moment = Random(plan.seed).choice(race.moments)
    for start in (moment.position, family.read_line(family.line(moment.position))):
        again = Race(family, start, ScriptedDealer(), race.ledger[moment.entries :])
        assert again.events == race.events[moment.events :]
        assert again.position == race.position


@in_many_races
def test_answers_in_any_order_give_one_race(plan: AnyPlan) -> None:
    race, other = plan.ride(), plan.ride(order=1)
    assert state(race) == state(other)


@in_many_races
def test_every_offered_answer_is_accepted(plan: AnyPlan) -> None:
    race = plan.stop()
    for question in race.questions:
        for option in plan.options(question):
            fork = plan.replayed(race)
            fork.answer(question.id, option)
            assert question.allows(option)
            kept = [entry.result for entry in fork.ledger + fork.open_entries if entry.key == question.id]
            assert kept == [option]


@in_many_races
def test_every_other_answer_is_refused_and_changes_nothing(plan: AnyPlan) -> None:
    race = plan.stop()
    before = state(race)
    for question in race.questions:
        offered = question.options()
        close = [text.format(option) for option in plan.options(question) for text in CLOSE]
        for text in (*GARBAGE, *close):
            if text in (CARDS if offered is None else offered):
                continue
            assert not question.allows(text)
            with pytest.raises(Refused) as refusal:
                race.answer(question.id, text)
            assert refusal.value.code == "not-allowed"
    assert state(race) == before


@in_many_races
def test_no_other_question_can_be_answered(plan: AnyPlan) -> None:
    race = plan.stop()
    before = state(race)
    open_ids = {question.id for question in race.questions}
    answered = [entry.key for entry in race.open_entries]
    later = [key._replace(round=key.round + 1) for key in open_ids]
    for key in [entry.key for entry in race.ledger] + later:
        assert key not in open_ids
        with pytest.raises(Refused) as refusal:
            race.answer(key, "3")
        assert refusal.value.code == "unknown-question"
    assert not open_ids & set(answered)
    assert state(race) == before


@in_many_races
def test_a_changed_mind_leaves_no_trace(plan: AnyPlan) -> None:
    """If an answer can be taken back, giving it again leads to the same race."""
    race = plan.stop()
    before = state(race)
    for entry in race.open_entries:
        with suppress(Refused):
            race.retract(entry.key)
            race.answer(entry.key, entry.result)
    assert state(race) == before


@in_many_races
def test_every_position_is_read_back_from_its_line(plan: AnyPlan) -> None:
    for position in positions(plan.ride()):
        line = plan.family.line(position)
        assert "\n" not in line
        assert plan.family.read_line(line) == position
