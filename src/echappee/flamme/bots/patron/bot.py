"""The bot that has learned: a network plays its cards, and tempo answers everything else."""

import logging
from collections.abc import Callable
from functools import cache

from echappee.engine import Question, Refused
from echappee.flamme.bots.patron.inputs import NUMBERS, Inputs
from echappee.flamme.bots.patron.layout import TEAMS
from echappee.flamme.bots.patron.network import Network, load
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.rules import Card, View


class PatronBot:
    """Plays the card that its network likes best; all seeds give the same answers."""

    def __init__(self, seed: int | str = 0) -> None:
        self._tempo = TempoBot(seed)
        self._network = shipped()

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        cards = _cards(question)
        if self._network is None or len(cards) < 2 or not _is_usual(view := look()):
            return self._tempo.answer(question, look)
        rider = view.rider(f"{question.seat}.{question.id.rider}")
        likes = self._network(bytes(Inputs(view, rider).bytes)).cards
        return cards[max(cards, key=lambda card: likes[NUMBERS[card]])]


def _cards(question: Question) -> dict[Card, str]:
    """The cards that may be played and the answers that play them; empty if something else is asked."""
    if question.id.kind != "card":
        return {}
    return {Card.parse(option): option for option in question.options() or ()}


def _is_usual(view: View) -> bool:
    """Whether the network can be shown this: it knows the cards of the game, and no more teams than that."""
    decks = (rider.deck for rider in view.own)
    return len(view.teams) <= TEAMS and all(card in NUMBERS for deck in decks for card in deck)


@cache
def shipped() -> Network | None:
    """The network in the package; if it cannot be read, the log says so once, and tempo rides."""
    try:
        return load()
    except Refused as refusal:
        logging.getLogger(__name__).warning("%s (%s); tempo rides", refusal, refusal.code)
        return None
