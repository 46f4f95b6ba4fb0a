"""Translates patron's cards to kinds of the kernel's decks, and its answers to actions."""

from typing import Final

import numpy as np

from echappee.flamme.bots.patron.layout import CARDS
from echappee.flamme.bots.patron.layout import KINDS as CARD_ANSWERS
from echappee.flamme.kernel.card_table import USUAL
from echappee.flamme.kernel.rules.piles import KINDS, TIRED
from echappee.flamme.kernel.state import ROW
from echappee.flamme.rules.cards import EXHAUSTION
from echappee.kernel import Race, Small, compiled

UNKNOWN: Final = -1


def _numbers() -> Small:
    """By row and kind: the number of the card, -1 for those that no seat can play."""
    found = np.full((len(USUAL), KINDS), UNKNOWN, np.int16)
    for row, cards in enumerate(USUAL):
        for kind, card in [*enumerate(cards), (TIRED, EXHAUSTION)]:
            found[row, kind] = CARDS.index(card) if card in CARDS else UNKNOWN
    return found


NUMBERS: Final = _numbers()
BEYOND: Final = CARD_ANSWERS - KINDS
"""The offset between the numbers of all other answers and those of actions."""


@compiled
def action_of(race: Race, team: int, answer: int) -> int:
    """This answer of the seat as an action."""
    if answer >= CARD_ANSWERS:
        return answer - BEYOND
    row, kind = race.riders[race.about[team], ROW], 0
    while NUMBERS[row, kind] != answer:
        kind += 1
    return kind


@compiled
def answers_of(race: Race, team: int, actions: int) -> int:
    """These actions as answers, one bit each."""
    answers = actions >> KINDS << CARD_ANSWERS
    for kind in range(KINDS):
        if actions >> kind & 1:
            answers |= 1 << NUMBERS[race.riders[race.about[team], ROW], kind]
    return answers
