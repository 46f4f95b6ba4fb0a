"""The cards of patron's network, and which kinds of the kernel's decks they are."""

from typing import Final

import numpy as np

from echappee.flamme.bots.patron.layout import CARDS
from echappee.flamme.kernel.card_table import USUAL
from echappee.flamme.kernel.piles import KINDS, TIRED
from echappee.flamme.kernel.state import Small
from echappee.flamme.rules.cards import EXHAUSTION

UNKNOWN: Final = -1


def _numbers() -> Small:
    """By row and kind: the number of the card, -1 for those that no seat can play."""
    found = np.full((len(USUAL), KINDS), UNKNOWN, np.int16)
    for row, cards in enumerate(USUAL):
        for kind, card in [*enumerate(cards), (TIRED, EXHAUSTION)]:
            found[row, kind] = CARDS.index(card) if card in CARDS else UNKNOWN
    return found


NUMBERS: Final = _numbers()
