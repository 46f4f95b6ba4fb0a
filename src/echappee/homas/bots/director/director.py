"""How a director answers: each kind of question in its own way."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from echappee.engine import Question
from echappee.homas.bots.director import fortune, start, turn, wheels
from echappee.homas.bots.director.sight import Sight
from echappee.homas.bots.director.skill import Skills, skills
from echappee.homas.rules import View
from echappee.homas.rules.offers import Offers

Options = Sequence[str]

BLIND: Final[Mapping[str, Callable[[Options], str]]] = {
    "keep": start.keep,
    "lineup": start.lineup,
    "place": start.place,
    "wait": fortune.buy_back,
    "discard": fortune.least,
    "recover": fortune.most,
    "rush": turn.rush,
    "sprint": turn.sprint,
}
"""The answers that need no look at the road."""
OF_WHEELS: Final[Mapping[str, Callable[[Sight, Offers], str]]] = {
    "follow": wheels.follow,
    "counter": wheels.counter,
}
OF_TEAM: Final[Mapping[str, Callable[[Sight, Options], str]]] = {
    "energy": start.energy,
    "relay": wheels.relay,
    "retreat": wheels.fall_back,
}
OF_RIDER: Final[Mapping[str, Callable[[Sight, int, Options], str]]] = {
    "lead": turn.lead,
    "take": turn.lead,
    "to": turn.end,
    "then": turn.end,
    "seven": fortune.seven,
    "chance": fortune.chance,
}


class Director:
    """Gives the answer it thinks best; its seed matters only if its judgement is blurred."""

    def __init__(self, seed: int | str = 0, using: Skills | None = None) -> None:
        self._seed = seed
        self._skills = using or skills()

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        options = question.options() or ()
        if len(options) == 1:
            return options[0]
        kind = question.id.kind
        if kind in BLIND:
            return BLIND[kind](options)
        sight = Sight(look(), self._skills, f"{self._seed}/{question.id}")
        if isinstance(question.choices, Offers):
            return OF_WHEELS[kind](sight, question.choices)
        if kind in OF_TEAM:
            return OF_TEAM[kind](sight, options)
        return OF_RIDER[kind](sight, sight.index(question.id.rider), options)
