"""Tempo: a bot that counts cards and evaluates positions, without playing races ahead."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from echappee.engine import Question
from echappee.flamme.bots.tempo.deck import take_back
from echappee.flamme.bots.tempo.evaluation import Evaluation
from echappee.flamme.bots.tempo.start import BidWorth, foremost, pick
from echappee.flamme.bots.tempo.weights import TRIAL, WEIGHTS
from echappee.flamme.rules import ROULEUR, Card, View

ANSWERS: Final = {"first": ROULEUR, "rider": ROULEUR, "recover": "yes"}
"""Fixed answers; measured: a Rouleur bids better, and rides better when its card is known."""


class TempoBot:
    """Gives the answer with the best evaluation; it uses no chance, so all seeds give the same answers."""

    def __init__(self, seed: int | str = 0) -> None:
        """Every bot is made from a seed; this one does not need it."""

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        options = question.options()
        if options is None:
            return self._refresh(question, look())
        if len(options) == 1:
            return options[0]
        if question.id.kind in ANSWERS:
            return ANSWERS[question.id.kind]
        if question.id.phase == "placement":
            return foremost(options)
        view = look()
        if question.id.phase == "draft":
            return pick(view, options)
        return max(options, key=worth(question, view))

    def _refresh(self, question: Question, view: View) -> str:
        return take_back(view, view.rider(f"{question.seat}.{question.id.rider}"), WEIGHTS)


def worth(question: Question, view: View) -> Callable[[str], float]:
    """How good each card is that may be played or bid."""
    rider = view.rider(f"{question.seat}.{question.id.rider}")
    if question.id.phase == "breakaway":
        evaluate = BidWorth(view, rider).worth
    else:
        evaluate = Evaluation(view, rider, TRIAL if view.ruleset.trial else WEIGHTS).worth
    return lambda option: evaluate(_card(option))


@lru_cache
def _card(text: str) -> Card:
    return Card.parse(text)
