"""How a director answers: each kind of question in its own way."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from echappee.engine import Question
from echappee.homas.bots.domestique.fortune import buy_back, least, most
from echappee.homas.bots.domestique.sight import Sight
from echappee.homas.bots.domestique.start import keep, lineup, place
from echappee.homas.bots.domestique.turn import rush, sprint
from echappee.homas.rules.offers import Offers

S = TypeVar("S", bound=Sight)

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


@dataclass(frozen=True, kw_only=True)
class Ways(Generic[S]):
    """Functions by the kind of question: about a rider, about wheels that are offered, about the team."""

    of_rider: Mapping[str, Callable[[S, int, Options], str]]
    of_wheels: Mapping[str, Callable[[S, Offers], str]]
    of_team: Mapping[str, Callable[[S, Options], str]]

    def answer(self, question: Question, look: Callable[[], S]) -> str:
        """One of the answers that the question allows."""
        options = question.options() or ()
        if len(options) == 1:
            return options[0]
        kind = question.id.kind
        if kind in BLIND:
            return BLIND[kind](options)
        sight = look()
        if isinstance(question.choices, Offers):
            return self.of_wheels[kind](sight, question.choices)
        if kind in self.of_team:
            return self.of_team[kind](sight, options)
        return self.of_rider[kind](sight, sight.index(question.id.rider), options)
