"""Looking ahead: what a seat can find out by riding races in the kernel before it answers."""

from collections.abc import Callable
from hashlib import sha256
from typing import Final

from echappee.bots.lookup import GameThinking
from echappee.engine import Question, Refused
from echappee.homas.bots.director import Director
from echappee.homas.rules import View
from echappee.homas.thinking.halving import best_of
from echappee.homas.thinking.moments import TRIED
from echappee.homas.thinking.rollouts import Tries, rollouts

__all__ = ["THINKING", "rollouts"]


class ThinkingDirector:
    """Tries its answers in the kernel; it answers as capitaine where that finds nothing better, or cannot."""

    def __init__(self, seed: int | str, races: int) -> None:
        self._seed, self._races = seed, races
        self._director = Director(seed)

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        usual, options = self._director.answer(question, look), question.options() or ()
        if len(options) < 2 or question.id.kind not in TRIED:
            return usual
        view = look()
        if view.course.stage or view.course.trial:  # the network knows races in which the first one wins
            return usual
        try:
            tries = Tries(view, question, _number(f"{self._seed}/{question.id}"))
        except Refused:  # a position that the kernel cannot ride
            return usual
        return best_of(tries, options, usual, self._races)


def _number(seed: str) -> int:
    """A seed for the kernel, the same on every machine."""
    return int.from_bytes(sha256(seed.encode()).digest()[:7])


THINKING: Final[GameThinking[View]] = GameThinking(bots={"capitaine": ThinkingDirector})
