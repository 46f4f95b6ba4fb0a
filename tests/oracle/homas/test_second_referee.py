"""The engine and a second referee agree on every question, on its options, and on what follows."""

from collections.abc import Mapping
from functools import lru_cache, partial
from random import Random
from typing import Final

import pytest

from echappee.engine import Key, Question, Race, ScriptedDealer, SeededDealer
from echappee.homas.kernel import Kernel
from echappee.homas.rules import COURSES, HOMAS
from tests.counts import count
from tests.oracle.homas import finish, start, wheels
from tests.oracle.homas.crowded import crowded
from tests.oracle.homas.listening import Heard, compare
from tests.oracle.homas.referee import one_turn, race
from tests.properties.homas.races import SHORT, numbered

RACES: Final = 900
POSITIONS: Final = 12_000
OF_KERNEL: Final = 10_000
PARTS: Final = 6
"""Shared by machines with several cores."""
ROADS: Final = (*COURSES, *SHORT)
FOREVER: Final = 1_000


@lru_cache(maxsize=RACES)
def heard_race(number: int) -> Heard:
    """A race over one course after the other."""
    plan = numbered(number, (ROADS[number % len(ROADS)],))
    heard = Heard(plan.start())
    heard.ride(plan.answer, FOREVER)
    return heard


@lru_cache(maxsize=RACES)
def heard_turn(number: int) -> Heard:
    """A turn that begins in a crowd."""
    heard = Heard(Race(HOMAS, crowded(number), SeededDealer(number)))
    heard.ride(lambda question: any_answer(number, question), 1)
    return heard


def recorded(answers: Mapping[Key, str], question: Question) -> str:
    return answers[question.id]


def any_answer(number: int, question: Question) -> str:
    return Random(f"{number} {question.id}").choice(list(question.options() or ()))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_both_agree_on_every_question_of_a_race(part: int) -> None:
    for number in range(part, count(RACES, 30), PARTS):
        heard = heard_race(number)
        assert heard.race.over
        assert compare(heard, race) == []


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_both_agree_on_a_turn_from_a_crowded_position(part: int) -> None:
    for number in range(part, count(POSITIONS, 40), PARTS):
        compare(heard_turn(number), one_turn)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_the_second_referee_agrees_with_races_of_the_kernel(part: int) -> None:
    for number in range(part, count(OF_KERNEL, 1000), PARTS):
        start = numbered(number, (ROADS[number % len(ROADS)],)).first()
        kernel = Kernel(start, ("random",) * len(start.teams), seed=part)
        ledger = [entry for ridden in kernel.follow(number) for entry in ridden.entries]
        drawn = {str(entry.key): entry.result for entry in ledger if entry.chance}
        heard = Heard(Race(HOMAS, start, ScriptedDealer(drawn)))
        heard.ride(partial(recorded, {entry.key: entry.result for entry in ledger}), FOREVER)
        assert heard.race.over
        assert compare(heard, race) == []


@pytest.mark.parametrize(
    ("chapter", "name", "reading"),
    [
        pytest.param(wheels, "ENOUGH", 7, id="when neutral riders follow"),
        pytest.param(wheels, "STRAIGHT_RIGHT_LEFT", (0, 2, 1), id="where the second to counter is put"),
        pytest.param(start, "FIRST_ROWS", (0, 1, 2, 3), id="the starting board"),
        pytest.param(finish, "RUSH_PLACES", 6, id="places of a rush"),
    ],
)
def test_a_referee_that_reads_one_rule_differently_is_noticed(
    chapter: object, name: str, reading: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chapter, name, reading)
    with pytest.raises(AssertionError):
        _compare_some()


def _compare_some() -> None:
    for number in range(40):
        compare(heard_turn(number), one_turn)
        compare(heard_race(number), race)
