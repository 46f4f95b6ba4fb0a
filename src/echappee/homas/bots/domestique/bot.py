"""The director that rides for its leader and its sprinter."""

from collections.abc import Callable
from typing import Final

from echappee.engine import Question
from echappee.homas.bots.domestique.answers import Ways
from echappee.homas.bots.domestique.fortune import chance, seven
from echappee.homas.bots.domestique.sight import Sight
from echappee.homas.bots.domestique.start import energy
from echappee.homas.bots.domestique.turn import end, lead
from echappee.homas.bots.domestique.weights import WEIGHTS, RoadWeights
from echappee.homas.bots.domestique.wheels import counter, fall_back, follow, relay
from echappee.homas.rules import View

WAYS: Final = Ways[Sight](
    of_rider={"lead": lead, "take": lead, "to": end, "then": end, "seven": seven, "chance": chance},
    of_wheels={"follow": follow, "counter": counter},
    of_team={"energy": energy, "relay": relay, "retreat": fall_back},
)


class DomestiqueBot:
    """Gives the answer it thinks best; it leaves nothing to chance, so all seeds give the same."""

    def __init__(self, seed: int | str = 0, weights: RoadWeights = WEIGHTS) -> None:  # noqa: ARG002 - as all bots
        self._weights = weights

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        return WAYS.answer(question, lambda: Sight(look(), self._weights))
