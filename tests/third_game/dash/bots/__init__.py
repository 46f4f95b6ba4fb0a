"""The bot of Dash: it takes the high die only to finish."""

from collections.abc import Callable
from typing import Final

from dash.rules import AUTOMATIC, HIGH, LINE, LOW, View
from echappee.bots import AutomaticTeam, BotEntry, GameBots
from echappee.engine import Question


class CarefulBot:
    """Takes the high die when it is close to the line."""

    def __init__(self, seed: int | str) -> None:
        """It leaves nothing to chance."""

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        """High or low."""
        square = next(rider.square for rider in look().riders if rider.team == question.seat)
        return HIGH if square >= LINE - 4 else LOW


BOTS: Final = GameBots(
    own={
        "careful": BotEntry(
            make=CarefulBot,
            called={"en": "Careful", "fr": "Prudent"},
            about={"en": "waits for the finish", "fr": "attend l’arrivée"},
            level=2,
        )
    },
    stand_in="careful",
    automatic={
        AUTOMATIC: AutomaticTeam(
            called={"en": "Steady team", "fr": "Équipe régulière"},
            about={"en": "always takes the low die", "fr": "prend toujours le dé faible"},
        )
    },
)
