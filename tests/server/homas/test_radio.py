"""What is said about a race of Homas Tour Pro: no sentence depends on when a director is asked."""

from itertools import pairwise
from random import Random

import pytest

from echappee.server.tables.radio import Radio
from tests.server.homas.racing import gathered
from tests.server.players import Company, said


def _answer(company: Company, random: Random) -> None:
    question = random.choice(company.table.running.questions)
    company.do(said(company.table, question, question.sample(random.randrange)))


@pytest.mark.parametrize("seed", range(2))
def test_a_race_that_is_followed_is_told_as_one_that_is_heard_late(seed: int) -> None:
    company, random = gathered(), Random(seed)
    race = company.table.running
    radio = Radio(race)
    for _ in range(150):
        _answer(company, random)
        radio.events()
    events = list(radio.events())
    assert events == list(Radio(race).events())
    assert any(a.code == b.code == "followed" and a.said and b.said for a, b in pairwise(events))


def test_what_nobody_has_noticed_is_taken_back_and_nothing_that_was_told() -> None:
    company, random = gathered(), Random(7)
    race = company.table.running
    radio, taken_back = Radio(race), 0
    for _ in range(400):
        _answer(company, random)
        told = list(radio.events())
        for entry in race.changeable():
            after = race.open_entries
            race.retract(entry.key)
            assert entry.key in [question.id for question in race.questions]
            race.answer(entry.key, entry.result)
            assert (list(radio.events()), race.open_entries) == (told, after)
            taken_back += 1
    assert taken_back
