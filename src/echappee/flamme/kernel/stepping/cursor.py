"""Where a race has stopped inside a phase, as one row of numbers, and what can be answered there."""

from typing import Final

from echappee.flamme.kernel.card_table import NAMES
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.piles import KINDS
from echappee.flamme.kernel.state import Words
from echappee.flamme.kernel.tables import DIRECTED, Table

AGENT: Final = 99
"""The policy of a team that is asked."""

# The columns of a cursor.
ASKED: Final = 0
TEAM: Final = 1
"""The team that is asked."""
RIDER: Final = 2
"""The rider that is asked about, or -1."""
TURN: Final = 3
"""How far the phase has come; -1 before its beginning."""
PART: Final = 4
HAND: Final = 5
"""The cards to choose from."""
LEFT: Final = 6
"""What is left to do, or to choose, in this turn."""
KEEP: Final = 7
"""What the phase must remember until its end."""
COLUMNS: Final = 8

# What is asked.
NOTHING: Final = 0
PICKING: Final = 1
PLACING: Final = 2
"""Which rider is placed first; then where."""
PLACES: Final = 3
BIDDER: Final = 4
BIDDING: Final = 5
FIRST: Final = 6
PLAYING: Final = 7
RECOVERING: Final = 8
REFRESHING: Final = 9
QUESTIONS: Final = ("pick", "place rider", "place", "bidder", "bid", "first", "card", "recover", "refresh")
"""The kinds of questions, from 1 on."""

# The actions. Those up to here are cards, by their kind in the rider's row.
ROULEUR: Final = KINDS
SPRINTEUR: Final = ROULEUR + 1
FIRST_PLACE: Final = SPRINTEUR + 1
OPEN_PLACES: Final = 16
YES: Final = FIRST_PLACE + OPEN_PLACES
NO: Final = YES + 1
DONE: Final = NO + 1
FIRST_SPECIALIST: Final = DONE + 1
ACTIONS: Final = FIRST_SPECIALIST + len(NAMES)


@compiled
def begin(at: Words) -> None:
    """Before the first phase, or the next one."""
    for column in range(COLUMNS):
        at[column] = 0
    at[TURN] = -1
    at[RIDER] = -1


@compiled
def is_agent(table: Table, team: int) -> bool:
    return table.kinds[team] == DIRECTED and table.policies[team] == AGENT


@compiled
def is_policy(table: Table, team: int) -> bool:
    return table.kinds[team] == DIRECTED and table.policies[team] != AGENT


@compiled
def ask(at: Words, what: int, team: int, rider: int) -> None:
    at[ASKED] = what
    at[TEAM] = team
    at[RIDER] = rider
