"""The bot that has learned: a network plays its cards, and tempo answers everything else."""

import logging
from collections.abc import Callable
from functools import cache
from math import exp

from echappee.engine import Question, Refused
from echappee.flamme.bots.patron.inputs import NUMBERS, Inputs
from echappee.flamme.bots.patron.layout import TEAMS
from echappee.flamme.bots.patron.network import UNIT, Answers, Network, load
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.rules import Card, View


class PatronBot:
    """Plays the card that its network likes best; all seeds give the same answers."""

    def __init__(self, seed: int | str = 0) -> None:
        self._tempo = TempoBot(seed)
        self._network = shipped()

    def answer(self, question: Question, look: Callable[[], View]) -> str:
        likes = self.likes(question, look)
        return max(likes, key=lambda option: likes[option]) if likes else self._tempo.answer(question, look)

    def likes(self, question: Question, look: Callable[[], View]) -> dict[str, float]:
        """How much it likes each card, by the answer that plays it; empty if tempo answers."""
        cards, found = self._answers(question, look)
        return {option: found.cards[NUMBERS[card]] / UNIT for card, option in cards.items()} if found else {}

    def chances(self, question: Question, look: Callable[[], View]) -> dict[str, float]:
        """The win chance it sees with each card, by the answer that plays it; empty if tempo answers."""
        cards, found = self._answers(question, look)
        if not found:
            return {}
        return {option: 1 / (1 + exp(-found.chances[NUMBERS[card]] / UNIT)) for card, option in cards.items()}

    def _answers(
        self, question: Question, look: Callable[[], View]
    ) -> tuple[dict[Card, str], Answers | None]:
        """The cards that may be played, and what the network says; nothing, if it is not asked."""
        cards = _cards(question)
        if self._network is None or len(cards) < 2 or not _is_usual(view := look()):
            return cards, None
        rider = view.rider(f"{question.seat}.{question.id.rider}")
        return cards, self._network(bytes(Inputs(view, rider).bytes))


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
