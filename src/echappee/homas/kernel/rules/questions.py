"""What is asked and what can be answered: every option is a number.

A square is answered by its number, a rider by its index, cards as `played` in `cards.py` says, several riders
as `riders.py` says, and the rest by the words below.
"""

from typing import Final

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


@compiled
def offer(race: Race, option: int) -> None:
    """One more option."""
    race.options[race.count] = option
    race.count += 1
