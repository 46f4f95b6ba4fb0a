"""Races of Homas Tour Pro as conversations: replayed, stopped, answered in any order; positions as lines."""

from random import Random

import pytest
from hypothesis import given, settings

from echappee.engine import Race, Refused, ScriptedDealer, SeededDealer
from echappee.homas import HOMAS, HomasRace
from echappee.homas.lines import print_line, read_line
from tests.counts import count
from tests.properties.homas_races import Plan, plans, positions, replayed

pytestmark = pytest.mark.soak
MANY = settings(max_examples=count(600))
GARBAGE = (
    "",
    " ",
    "0",
    "roll ",
    "none,",
    "6h+6h+6h",
    "attack-",
    "follow",
    "99.9",
    "-1",
    "é",
    "\n",
    "keep-7",
    "a1233",
)


def _state(race: HomasRace) -> tuple[object, ...]:
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
    race: HomasRace = Race(
        HOMAS, stopped.moments[0].position, SeededDealer(plan.seed), stopped.ledger + stopped.open_entries
    )
    while race.questions:
        question = race.questions[0]
        race.answer(question.id, plan.answer(question))
    assert race.ledger == plan.ride().ledger


@MANY
@given(plans())
def test_a_phase_can_be_run_again_from_its_beginning_and_from_its_line(plan: Plan) -> None:
    race = plan.ride()
    moment = Random(plan.seed).choice(race.moments)
    for start in (moment.position, read_line(print_line(moment.position))):
        again: HomasRace = Race(HOMAS, start, ScriptedDealer(), race.ledger[moment.entries :])
        assert again.events == race.events[moment.events :]
        assert again.position == race.position


@MANY
@given(plans())
def test_answers_in_any_order_give_one_race(plan: Plan) -> None:
    assert _state(plan.ride(order=1)) == _state(plan.ride(order=2))


@MANY
@given(plans())
def test_every_offered_answer_is_accepted(plan: Plan) -> None:
    race = plan.stop()
    for question in race.questions:
        options = question.options()
        assert options
        for option in Random(plan.seed).sample(list(options), min(6, len(options))):
            fork = replayed(plan, race)
            fork.answer(question.id, option)
            kept = [entry.result for entry in fork.ledger + fork.open_entries if entry.key == question.id]
            assert kept == [option]


@MANY
@given(plans())
def test_every_other_answer_is_refused_and_changes_nothing(plan: Plan) -> None:
    race = plan.stop()
    before = _state(race)
    for question in race.questions:
        options = question.options() or ()
        close = [
            text.format(option) for option in options[:9] for text in ("{} ", "0{}", "{},", "{}+", "t{}-")
        ]
        for text in (*GARBAGE, *close):
            if text not in options:
                with pytest.raises(Refused) as refusal:
                    race.answer(question.id, text)
                assert refusal.value.code == "not-allowed"
    assert _state(race) == before


@MANY
@given(plans())
def test_every_position_is_read_back_from_its_line(plan: Plan) -> None:
    for position in positions(plan.ride()):
        line = print_line(position)
        assert "\n" not in line
        assert read_line(line) == position
