"""A bot for Flamme Rouge in one method.

echappee race --teams examples/thrifty.py:Thrifty,tempo
"""

from collections.abc import Callable

from echappee.engine import Question
from echappee.flamme.rules import Card, View, preview


class Thrifty:
    """Plays the card of which the road takes least."""

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        options = question.options() or ("none",)
        if question.id.kind != "card":
            return options[0]
        view, rider = look(), f"{question.seat}.{question.id.rider}"
        return min(options, key=lambda option: preview(view, rider, Card.parse(option)).limited)
