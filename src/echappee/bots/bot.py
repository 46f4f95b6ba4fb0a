"""A bot answers questions from a view and from nothing else; the simplest one leaves everything to chance."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Protocol, TypeVar

from echappee.engine import Question, Race, Seat

P = TypeVar("P")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)

Look = Callable[[], V]
"""Returns the view of the seat that is asked.

Cutting a view takes time, so a bot looks only if it wants to.
"""


class Bot(Protocol[V_contra]):
    """Answers for one seat."""

    def answer(self, question: Question, look: Callable[[], V_contra]) -> str:
        """One of the answers that the question allows."""


def drive(race: Race[P, V], bots: Mapping[Seat, Bot[V]]) -> None:
    """Let the bots answer until no question is open that they could answer."""
    seats = {seat: (bot, partial(race.view, seat)) for seat, bot in bots.items()}
    answered = True
    while answered:
        answered = False
        for question in race.questions:
            key = question.id
            if asked := seats.get(key.seat):
                bot, look = asked
                race.answer(key, bot.answer(question, look))
                answered = True


class RandomBot:
    """Answers any question of any game at random."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def answer(self, question: Question, look: Callable[[], object]) -> str:  # noqa: ARG002 - it never looks
        return question.choices.sample(self._pick)

    def _pick(self, n: int) -> int:
        """A method, so that a copy of the bot has dice of its own."""
        return int(self._random.random() * n)
