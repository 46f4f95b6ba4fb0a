"""The director that rides for its leader and its sprinter: each kind of question in its own way."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from echappee.engine import Question
from echappee.homas.bots.domestique.ends import end
from echappee.homas.bots.domestique.falling_back import fall_back
from echappee.homas.bots.domestique.following import counter, follow, relay
from echappee.homas.bots.domestique.fortune import buy_back, chance, least, most, seven
from echappee.homas.bots.domestique.leading import lead
from echappee.homas.bots.domestique.sight import Sight
from echappee.homas.bots.domestique.sprinting import rush, sprint
from echappee.homas.bots.domestique.start import energy, keep, lineup, place
from echappee.homas.bots.domestique.weights import WEIGHTS, Weights
from echappee.homas.rules import View
from echappee.homas.rules.offers import Offers

Options = Sequence[str]

BLIND: Final[Mapping[str, Callable[[Options], str]]] = {
    "keep": keep,
    "lineup": lineup,
    "place": place,
    "wait": buy_back,
    "discard": least,
    "recover": most,
    "rush": rush,
    "sprint": sprint,
}
"""What is answered without a look at the road."""
OF_RIDER: Final[Mapping[str, Callable[[Sight, int, Options], str]]] = {
    "lead": lead,
    "take": lead,
    "to": end,
    "then": end,
    "seven": seven,
    "chance": chance,
}
OF_WHEELS: Final[Mapping[str, Callable[[Sight, Offers], str]]] = {"follow": follow, "counter": counter}
OF_TEAM: Final[Mapping[str, Callable[[Sight, Options], str]]] = {
    "energy": energy,
    "relay": relay,
    "retreat": fall_back,
}


class DomestiqueBot:
    """Gives the answer it thinks best; it leaves nothing to chance, so all seeds give the same."""

    def __init__(self, seed: int | str = 0, weights: Weights = WEIGHTS) -> None:  # noqa: ARG002 - as all bots
        self._weights = weights

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        """One of the answers that the question allows."""
        options = question.options() or ()
        if len(options) == 1:
            return options[0]
        kind = question.id.kind
        if kind in BLIND:
            return BLIND[kind](options)
        sight = Sight(look(), self._weights)
        if isinstance(question.choices, Offers):
            return OF_WHEELS[kind](sight, question.choices)
        if kind in OF_TEAM:
            return OF_TEAM[kind](sight, options)
        return OF_RIDER[kind](sight, sight.index(question.id.rider), options)
