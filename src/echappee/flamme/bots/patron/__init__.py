"""Patron: a network that has learned the game by riding against itself; tempo answers all other questions.

`training/` shows how it learned.
"""

import logging
from collections.abc import Callable, Sequence
from functools import cache

from echappee.engine import Question, Refused
from echappee.flamme.bots.patron.decision import decide, steps_of
from echappee.flamme.bots.patron.inputs import NUMBERS, Inputs, is_usual
from echappee.flamme.bots.patron.network import UNIT, Network, load
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.rules import Card, View


class PatronBot:
    """Gives the answer that its network likes best; all seeds give the same answers."""

    def __init__(self, seed: int | str = 0) -> None:
        self._tempo = TempoBot(seed)
        self._network = shipped()

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        if not self._has_learned(question) or not is_usual(view := look()):
            return self._tempo.answer(question, look)
        return decide(question, view, self._prefer)

    def likes(self, question: Question, look: Callable[[], View]) -> dict[str, float]:
        """The network's rating of each card, by the answer that plays it; empty if tempo answers."""
        cards = question.options() or ()
        if self._network is None or question.id.kind != "card" or not self._has_learned(question):
            return {}
        view = look()
        if not is_usual(view):
            return {}
        rider = view.rider(f"{question.seat}.{question.id.rider}")
        likes = self._network(bytes(Inputs(view, rider).bytes)).likes
        return {card: likes[NUMBERS[Card.parse(card)]] / UNIT for card in cards}

    def _has_learned(self, question: Question) -> bool:
        """Whether the network decides this question; with a single answer there is nothing to decide."""
        if self._network is None or len(question.options() or ()) == 1:
            return False
        return self._network.questions.issuperset(steps_of(question))

    def _prefer(self, looked: bytes, answers: Sequence[int]) -> int:
        assert self._network
        likes = self._network(looked).likes
        return max(answers, key=lambda answer: likes[answer])


@cache
def shipped() -> Network | None:
    """The network in the package; if it cannot be read, the log says so once, and tempo rides instead."""
    try:
        return load()
    except Refused as refusal:
        logging.getLogger(__name__).warning("%s (%s); tempo rides", refusal, refusal.code)
        return None
