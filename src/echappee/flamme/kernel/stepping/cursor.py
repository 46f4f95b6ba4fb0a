"""Where a race has stopped inside a phase, as rows of numbers, and what can be answered there."""

from typing import Final

from echappee.flamme.bots.patron.layout import PLACES as OPEN_PLACES
from echappee.flamme.bots.patron.layout import QUESTIONS, TEAMS
from echappee.flamme.kernel.card_table import NAMES
from echappee.flamme.kernel.choosing import OUTSIDE
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.piles import KINDS
from echappee.flamme.kernel.state import Words
from echappee.flamme.kernel.tables import DIRECTED, Table

# The rows of a cursor: one for each seat, then that of the whole race.
RACE: Final = TEAMS
ROWS: Final = TEAMS + 1

# The columns in the row of a seat.
ASKED: Final = 0
RIDER: Final = 1
"""The rider that is asked about, or -1."""
PART: Final = 2
"""How far the seat has come in this phase; in the row of the race, how far all have."""
# In the row of the race.
TURN: Final = 0
"""How far a phase has come in which one acts after the other; -1 before the beginning of any phase."""
ORDER: Final = 1
"""The seats in the order in which they act, or the first of them."""
MANY: Final = 3
"""How many seats act."""
COLUMNS: Final = 4

# What is asked: from 1 on in the order of `QUESTIONS` in patron's layout.
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
ALL_QUESTIONS: Final = (1 << len(QUESTIONS) + 1) - 2
"""As bits."""

# The actions. Those up to here are cards, by their kind in the rider's row.
ROULEUR: Final = KINDS
SPRINTEUR: Final = ROULEUR + 1
FIRST_PLACE: Final = SPRINTEUR + 1
YES: Final = FIRST_PLACE + OPEN_PLACES
NO: Final = YES + 1
DONE: Final = NO + 1
FIRST_SPECIALIST: Final = DONE + 1
ACTIONS: Final = FIRST_SPECIALIST + len(NAMES)


@compiled
def begin(at: Words) -> None:
    """Before the first phase, or the next one."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            at[row, column] = 0
        at[row, RIDER] = -1
    at[RACE, TURN] = -1


@compiled
def is_outside(table: Table, team: int) -> bool:
    """Whether this team is decided from outside."""
    return table.kinds[team] == DIRECTED and table.policies[team] >= OUTSIDE


@compiled
def is_policy(table: Table, team: int) -> bool:
    """Whether a policy of the kernel decides for this team."""
    return table.kinds[team] == DIRECTED and table.policies[team] < OUTSIDE


@compiled
def hears(table: Table, team: int, what: int) -> bool:
    """Whether this team is asked such questions; those of an outside team that it is not, tempo answers."""
    return is_outside(table, team) and table.hears[team] >> what & 1 == 1


@compiled
def ask(at: Words, team: int, what: int, rider: int) -> None:
    at[team, ASKED] = what
    at[team, RIDER] = rider


@compiled
def is_asking(table: Table, at: Words) -> bool:
    """Whether any seat is asked something."""
    for team in range(table.teams):
        if at[team, ASKED] != NOTHING:
            return True
    return False
