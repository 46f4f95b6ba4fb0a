"""Cadet in the kernel plays what its network likes best, as the reference's view shows the race to it."""

from array import array
from collections.abc import Iterator

import pytest

from echappee.engine import Question, Race, Refused, ScriptedDealer
from echappee.flamme.bots.patron.inputs import NUMBERS, Inputs
from echappee.flamme.bots.patron.network import NetworkWeights, plain, read, write
from echappee.flamme.kernel import Kernel
from echappee.flamme.kernel.policies.cadet.network import CADET, SEEN, shipped
from echappee.flamme.rules import FLAMME, Card, FlammeRace, Ruleset, View, set_up
from tests.kernel.setups import four

EVERYTHING = Ruleset(weather=True, breakaway=True, specialists=True, tour=True)


def decisions(kernel: Kernel, number: int) -> Iterator[tuple[Question, View, str]]:
    """Every card of a race that the kernel has ridden, with what its seat knew."""
    ledger = [entry for moment in kernel.follow(number) for entry in moment.entries]
    answers = {entry.key: entry.result for entry in ledger if not entry.chance}
    script = {str(entry.key): entry.result for entry in ledger if entry.chance}
    race: FlammeRace = Race(FLAMME, kernel.start, ScriptedDealer(script))
    while race.questions:
        for question in race.questions:
            if question.id.phase == "energy" and question.id.kind == "card":
                yield question, race.view(question.seat), answers[question.id]
            race.answer(question.id, answers[question.id])
    assert race.over


@pytest.mark.parametrize(("stage", "rules"), [("base-4", Ruleset()), ("peloton-7-2-4", EVERYTHING)])
def test_the_kernel_plays_the_card_that_the_network_likes_best(stage: str, rules: Ruleset) -> None:
    kernel = Kernel(set_up(four(stage, rules)), ("cadet",) * 4, seed=3)
    forward = plain([[row.tolist() for row in layer] for layer in shipped()])
    asked = 0
    for question, view, played in decisions(kernel, 0):
        rider = view.rider(f"{question.seat}.{question.id.rider}")
        likes = forward(bytes(Inputs(view, rider).bytes[:SEEN])).likes
        cards = [Card.parse(each) for each in question.options() or ()]
        assert Card.parse(played) == max(cards, key=lambda card: likes[NUMBERS[card]])
        asked += len(cards) > 1
    assert asked > 50


def test_its_weights_are_written_as_they_are_read_and_no_other_file_is_taken() -> None:
    rows = NetworkWeights(_arrays(), frozenset({"card"}))
    data = write(rows, "again", CADET)
    assert read(data, CADET) == rows
    with pytest.raises(Refused, match="not a file of weights for patron"):
        read(data)
    with pytest.raises(Refused, match="the weights of cadet are damaged"):
        read(data[:-2], CADET)


def _arrays() -> list[list["array[int]"]]:
    return [[array("h", row.tolist()) for row in layer] for layer in shipped()]
