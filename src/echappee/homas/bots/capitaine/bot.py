"""The director that rides for those that can still win."""

from collections.abc import Callable
from typing import Final

from echappee.engine import Question
from echappee.homas.bots.capitaine.outlook import Outlook
from echappee.homas.bots.capitaine.turn import end, lead
from echappee.homas.bots.capitaine.weights import Weights, weights
from echappee.homas.bots.capitaine.wheels import counter, fall_back, follow, relay
from echappee.homas.bots.domestique.answers import Ways
from echappee.homas.bots.domestique.fortune import chance, seven
from echappee.homas.bots.domestique.start import energy
from echappee.homas.rules import View

WAYS: Final = Ways[Outlook](
    of_rider={"lead": lead, "take": lead, "to": end, "then": end, "seven": seven, "chance": chance},
    of_wheels={"follow": follow, "counter": counter},
    of_team={"energy": energy, "relay": relay, "retreat": fall_back},
)


class CapitaineBot:
    """Gives the answer it thinks best; its seed matters only where its judgement is blurred."""

    def __init__(self, seed: int | str = 0, using: Weights | None = None) -> None:
        self._seed = seed
        self._weights = using or weights()

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        return WAYS.answer(question, lambda: Outlook(look(), self._weights, f"{self._seed}/{question.id}"))
