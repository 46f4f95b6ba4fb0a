"""The questions to seats from outside, and the actions that answer them."""

from typing import Final

from echappee.flamme.bots.patron.layout import PLACES as OPEN_PLACES
from echappee.flamme.bots.patron.layout import QUESTIONS
from echappee.flamme.kernel.card_table import NAMES
from echappee.flamme.kernel.choices import OUTSIDE
from echappee.flamme.kernel.rules.piles import KINDS
from echappee.flamme.kernel.state import TEAMS
from echappee.flamme.kernel.tables import DIRECTED
from echappee.kernel import Race, Table, compiled

# From 1 on in the order of `QUESTIONS` in patron's layout.
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
def is_outside(table: Table, team: int) -> bool:
    """Whether this team's decisions come from outside."""
    return table.kinds[team] == DIRECTED and table.policies[team] >= OUTSIDE


@compiled
def hears(table: Table, team: int, question: int) -> bool:
    """Whether this team is asked such questions; tempo answers an outside team's other questions."""
    return is_outside(table, team) and table.hears[team] >> question & 1 == 1


@compiled
def ask(race: Race, team: int, question: int, rider: int) -> None:
    race.asked[team] = question
    race.about[team] = rider


@compiled
def is_asking(table: Table, race: Race) -> bool:
    """Whether any seat is asked something."""
    for team in range(table.teams):
        if race.asked[team] != NOTHING:
            return True
    return False


@compiled
def begin_phase(race: Race) -> None:
    """Nobody is asked: a race may start from one that waited in the middle of a phase."""
    race.turn = -1
    for team in range(TEAMS):
        race.asked[team] = NOTHING


@compiled
def begin_parts(table: Table, race: Race) -> None:
    """A phase begins in which all teams act at the same time."""
    race.turn = 0
    for team in range(table.teams):
        race.part[team] = 0


@compiled
def go_to(race: Race, phase: int) -> None:
    """Go to the beginning of the next phase."""
    race.phase = phase
    race.turn = -1
