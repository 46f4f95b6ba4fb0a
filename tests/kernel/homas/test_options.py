"""What the kernel offers to a seat from outside is what the reference offers, in the same order."""

from collections.abc import Sequence
from functools import partial
from random import Random

import numpy as np
import pytest

from echappee.engine import Entry, Race, ScriptedDealer
from echappee.homas.kernel.answers import answer_text
from echappee.homas.kernel.outside import ASKS, follow
from echappee.homas.rules import HOMAS, Position, set_up
from tests.counts import count
from tests.kernel.homas.test_lockstep import ROADS, any_option
from tests.oracle.homas.crowded import crowded
from tests.properties.homas.races import numbered

PARTS = 4
Offers = list[tuple[str, ...]]


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_the_options_are_those_of_the_reference(part: int) -> None:
    for number in range(part, count(1200, 100), PARTS):
        start = crowded(number) if number % 3 else set_up(numbered(number, ROADS).setup)
        offers: Offers = []
        answer = partial(note_options, start, Random(f"options {number}"), offers)
        steps = list(follow(start, (ASKS,) * 5, number, part, answer))
        assert offers == asked_by_reference(start, [entry for step in steps for entry in step.entries])


def note_options(start: Position, random: Random, offers: Offers, talk: np.record) -> int:
    question, options = int(talk["question"]), talk["options"][: talk["count"]].tolist()
    offers.append(tuple(answer_text(start, question, option) for option in options))
    return any_option(random, talk)


def asked_by_reference(start: Position, ledger: Sequence[Entry]) -> Offers:
    """What the reference asks in the race of this ledger."""
    race = Race(HOMAS, start, ScriptedDealer({str(each.key): each.result for each in ledger if each.chance}))
    answers = {each.key: each.result for each in ledger if not each.chance}
    offers: Offers = []
    while race.questions:
        question = race.questions[0]
        offers.append(tuple(question.options() or ()))
        race.answer(question.id, answers[question.id])
    assert race.over
    return offers
