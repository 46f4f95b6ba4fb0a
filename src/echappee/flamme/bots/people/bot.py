"""A bot with a level and a style: patron's judgement, a person's mistakes and a person's taste."""

from collections.abc import Callable
from math import log
from random import Random
from typing import Final

from echappee.engine import Question
from echappee.flamme.bots.patron import PatronBot
from echappee.flamme.bots.people.levels import HABITS, HASTE, LAPSES, TASTE
from echappee.flamme.bots.people.prospects import Outlook, Style, leaning
from echappee.flamme.rules import Card, View

NO_STYLE: Final = Style()


class PersonBot:
    """Plays the card it likes best, where patron plays the one that is best."""

    def __init__(self, seed: int | str, level: int, style: Style = NO_STYLE) -> None:
        self._seed = seed
        self._lapses = LAPSES[level]
        self._style = style
        self._patron = PatronBot(seed)

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        likes = self.likes(question, look)
        return max(likes, key=lambda option: likes[option]) if likes else self._patron.answer(question, look)

    def likes(self, question: Question, look: Callable[[], View]) -> dict[str, float]:
        """How much it likes each card, by the answer that plays it; empty if patron answers."""
        likes = self._patron.likes(question, look)
        if not likes:
            return {}
        view = look()
        outlook = Outlook(view, view.rider(f"{question.seat}.{question.id.rider}"))
        chance = Random(f"{self._seed}/{question.id}")
        thinks = chance.random() >= self._lapses
        for option, like in likes.items():
            prospect = outlook.prospect(Card.parse(option))
            taste = leaning(self._style, prospect)
            if thinks:
                likes[option] = like + taste
            else:
                likes[option] = leaning(HABITS, prospect) + HASTE * _some(chance) + TASTE * taste
        return likes


def _some(chance: Random) -> float:
    """A number by chance, mostly between -1 and 3; added to likes, it makes what is liked best likeliest."""
    return -log(-log(1 - chance.random()))
