"""Looking ahead: what a seat can find out by riding races in the kernel before it answers."""

from collections.abc import Callable
from hashlib import sha256
from typing import Final

from echappee.bots.lookup import GameThinking
from echappee.engine import Question, Refused
from echappee.flamme.bots.patron import PatronBot
from echappee.flamme.rules import View
from echappee.flamme.thinking.glances import glances

TRIED: Final = 4
"""At most this many cards are tried: those that patron rates highest."""
TRUST: Final = 3000.0
"""How much higher it rates a card that wins all races than one that wins none; `python -m bench.thinking`."""


class ThinkingBot:
    """Adds the results of its races to patron's ratings; it rides as patron if no card can be tried."""

    def __init__(self, seed: int | str, races: int, trust: float = TRUST) -> None:
        self._seed, self._races, self._trust = seed, races, trust
        self._patron = PatronBot(seed)

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        likes = self._patron.likes(question, look)
        if not likes:
            return self._patron.answer(question, look)
        tried = sorted(likes, key=lambda option: -likes[option])[:TRIED]
        try:
            found = glances(look(), question, tried, self._races, _number(f"{self._seed}/{question.id}"))
        except Refused:  # a position that the kernel cannot ride
            return tried[0]
        worth = {
            option: likes[option] + self._trust * each.mean for option, each in zip(tried, found, strict=True)
        }
        return max(worth, key=lambda option: worth[option])


def _number(seed: str) -> int:
    """A seed for the kernel, the same on every machine."""
    return int.from_bytes(sha256(seed.encode()).digest()[:7])


THINKING: Final[GameThinking[View]] = GameThinking(bots={"patron": ThinkingBot})
