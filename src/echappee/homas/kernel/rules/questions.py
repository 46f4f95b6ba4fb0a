"""What is asked and what can be answered: every option is a number.

A square is answered by its number, a rider by its index, cards as `played` in `cards.py` says, several riders
as `riders.py` says, and the rest by the words below.
"""

from itertools import permutations
from typing import Final

import numpy as np

from echappee.homas.board.course import LANES
from echappee.homas.kernel.rules.cards import KINDS, WIDTH
from echappee.homas.kernel.state import OWN
from echappee.homas.rules.lineup import ROWS
from echappee.kernel import Race, compiled

WAITING: Final = -1
"""No answer: a seat from outside is asked."""
TABLE: Final = -2
NONE: Final = -3
STAY: Final = -4
"""Waits for a turn it has lost."""
FITNESS: Final = -5
PASS: Final = -6
"""Asks for a relay."""
REST: Final = -7
ATTACK: Final = -8
RIDE: Final = -9
RECOVER: Final = -10
ROLL: Final = 0
"""Plays no card."""

CARDS_AT: Final = 20
"""Where the cards are in an answer to an attack, behind the riders: two bits each, 1 more than the kind."""
HAND_BITS: Final = KINDS * WIDTH
"""For the cards of one rider in the choice of cards for a stage."""
ORDERS: Final = np.array(list(permutations(range(OWN))))
"""The orders in which four riders can stand on the squares of a letter; a letter is answered with one."""
GRID_LANES: Final = len(LANES)
GRID: Final = len(ROWS) * GRID_LANES
"""How many squares of the grid riders can be placed on one by one; a rider is answered with one."""


@compiled
def offer(race: Race, option: int) -> None:
    """One more option."""
    race.options[race.count] = option
    race.count += 1
