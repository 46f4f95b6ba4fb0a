"""The director that rides for those that can still win: each kind of question in its own way."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from echappee.engine import Question
from echappee.homas.bots.capitaine.ends import end
from echappee.homas.bots.capitaine.falling_back import fall_back
from echappee.homas.bots.capitaine.following import counter, follow, relay
from echappee.homas.bots.capitaine.leading import lead
from echappee.homas.bots.capitaine.outlook import Outlook
from echappee.homas.bots.capitaine.weights import Weights, weights
from echappee.homas.bots.domestique.bot import BLIND
from echappee.homas.bots.domestique.fortune import chance, seven
from echappee.homas.bots.domestique.start import energy
from echappee.homas.rules import View
from echappee.homas.rules.offers import Offers

Options = Sequence[str]

OF_RIDER: Final[Mapping[str, Callable[[Outlook, int, Options], str]]] = {
    "lead": lead,
    "take": lead,
    "to": end,
    "then": end,
    "seven": seven,
    "chance": chance,
}
OF_WHEELS: Final[Mapping[str, Callable[[Outlook, Offers], str]]] = {"follow": follow, "counter": counter}
OF_TEAM: Final[Mapping[str, Callable[[Outlook, Options], str]]] = {
    "energy": energy,
    "relay": relay,
    "retreat": fall_back,
}


class CapitaineBot:
    """Gives the answer it thinks best; its seed matters only where its judgement is blurred."""

    def __init__(self, seed: int | str = 0, using: Weights | None = None) -> None:
        self._seed = seed
        self._weights = using or weights()

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        """One of the answers that the question allows."""
        options = question.options() or ()
        if len(options) == 1:
            return options[0]
        kind = question.id.kind
        if kind in BLIND:
            return BLIND[kind](options)
        sight = Outlook(look(), self._weights, f"{self._seed}/{question.id}")
        if isinstance(question.choices, Offers):
            return OF_WHEELS[kind](sight, question.choices)
        if kind in OF_TEAM:
            return OF_TEAM[kind](sight, options)
        return OF_RIDER[kind](sight, sight.index(question.id.rider), options)
