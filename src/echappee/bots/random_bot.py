"""The bot that leaves everything to chance: every card of a hand is equally likely."""

from collections.abc import Callable
from random import Random

from echappee.engine import Question


class RandomBot:
    """Answers any question of any game at random."""

    def __init__(self, seed: int | str) -> None:
        random = Random(seed).random
        self._pick = lambda n: int(random() * n)

    def answer(self, question: Question, look: Callable[[], object]) -> str:  # noqa: ARG002 - it never looks
        return question.choices.sample(self._pick)
