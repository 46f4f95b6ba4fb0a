"""What is said about a race at a table: once for all listeners, piece by piece, and nothing hidden."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from echappee.engine import Event, Race, SeededDealer
from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import FLAMME, Position, Setup, View, set_up
from echappee.server.messages.wire import SaidWire
from echappee.server.tables.radio import Radio
from tests.words.flamme.races import RULES, TEAMS, ridden


@pytest.mark.parametrize("seed", range(3))
def test_a_race_that_is_followed_is_told_as_one_that_is_over(seed: int) -> None:
    whole = ridden(seed)
    setup = Setup(find_stage("peloton-7-2-4").tiles, TEAMS, RULES)
    race = Race(FLAMME, set_up(setup), SeededDealer(seed))
    radio, answers = Radio(race), {entry.key: entry.result for entry in whole.ledger}
    while not race.over:
        question = race.questions[0]
        race.answer(question.id, answers[question.id])
        before = list(radio.events())
        assert list(radio.events()) == before
    assert list(radio.events()) == list(Radio(whole).events())


def test_every_event_is_there_and_the_first_of_several_speaks_for_all() -> None:
    race = ridden(1)
    events = Radio(race).events()
    assert [(e.code, e.rule, e.args, e.to) for e in events] == [
        (e.code, e.rule, e.args, e.audience) for e in race.events
    ]
    tired = [number for number, event in enumerate(events) if event.code == "exhausted"]
    spoken = [number for number in tired if number - 1 not in tired]
    assert len(spoken) < len(tired)
    assert [number for number in tired if events[number].said] == spoken
    pair = next(number for number in spoken if number + 1 in tired and number + 2 not in tired)
    riders = tuple(str(event.args["rider"]) for event in events[pair : pair + 2])
    assert events[pair].said == (SaidWire("exhausted", "4.3.1", {"riders": riders}),)


@pytest.mark.parametrize("seed", range(5))
def test_what_everybody_is_told_does_not_depend_on_what_single_seats_heard(seed: int) -> None:
    """The same public events in a race without the private ones are told in the same words."""
    race = ridden(seed)
    public = [event for event in Radio(race).events() if event.to is None]
    hushed = Race(FLAMME, race.moments[0].position, SeededDealer(seed), race.ledger)
    hushed.events = [event for event in hushed.events if event.audience is None]
    assert len(hushed.events) < len(race.events)
    assert list(Radio(hushed).events()) == public


def test_a_listener_hears_what_is_for_everybody_and_for_its_own_seats() -> None:
    race = ridden(2)
    radio = Radio(race)
    for seats in ((), ("blue",), ("blue", "green")):
        heard = radio.told(seats, 0, radio.heard(seats))
        assert {event.to for event in heard} == {None, *seats}
        assert [event for event in radio.events() if event.to in {None, *seats}] == list(heard)
    everything = radio.told(("blue",), 0, radio.heard(("blue",)))
    told = [event for event in everything if event.to and event.said]
    assert {event.code for event in told} == {"drew"}


def test_what_was_missed_is_told_from_there_on() -> None:
    radio, seats = Radio(ridden(2)), ("red",)
    heard = radio.heard(seats)
    assert radio.told(seats, 0, heard)[10:] == radio.told(seats, 10, heard)
    assert radio.told(seats, heard, heard) == ()


def test_nothing_is_told_before_anybody_asks() -> None:
    """Making a radio, or knowing what was heard, puts nothing into words yet."""
    radio = Radio(ridden(0))
    heard = radio.heard(())
    assert radio._told == []
    radio.told((), 0, heard)
    assert len(radio._told) == len(ridden(0).events)


def test_each_event_is_looked_at_once_by_each_listener() -> None:
    """So what a decision costs does not grow with the race."""
    whole = ridden(0)
    race = Race(FLAMME, whole.moments[0].position, SeededDealer(0))
    radio, answers = Radio(race), {entry.key: entry.result for entry in whole.ledger}
    looked_at = 0

    def counted(race: Race[Position, View], count: int) -> Sequence[Event]:
        nonlocal looked_at
        looked_at += len(race.events) - count
        return race.events[count:]

    radio.game = replace(radio.game, told_after=counted)
    listeners = ((), ("blue",), ("red", "green"))
    while not race.over:
        question = race.questions[0]
        race.answer(question.id, answers[question.id])
        for seats in listeners:
            radio.told(seats, 0, radio.heard(seats))
    assert looked_at == len(race.events) * (len(listeners) + 1)  # once more to put it into words
