"""Which actions answer a question, as bits."""

from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.lanes import clear, fill
from echappee.flamme.kernel.piles import KINDS, count
from echappee.flamme.kernel.placement import open_squares
from echappee.flamme.kernel.questions import (
    DONE,
    FIRST_PLACE,
    FIRST_SPECIALIST,
    NO,
    NOTHING,
    PICKING,
    PLACES,
    RECOVERING,
    REFRESHING,
    ROULEUR,
    SPRINTEUR,
    YES,
)
from echappee.flamme.kernel.refresh import fitting
from echappee.flamme.kernel.specialists import is_free
from echappee.flamme.kernel.state import HAND, Race
from echappee.flamme.kernel.tables import Table


@compiled
def legal_actions(table: Table, race: Race, team: int) -> int:
    """What this seat may answer; nothing if it is not asked."""
    asked, rider = race.asked[team], race.about[team]
    if asked == NOTHING:
        found = 0
    elif asked == REFRESHING:
        found = fitting(table, race, rider) | 1 << DONE
    elif asked == PLACES:
        found = _places(table, race)
    elif asked == PICKING:
        found = _specialists(table, race, team)
    elif asked == RECOVERING:
        found = 1 << YES | 1 << NO
    elif rider >= 0:
        found = _kinds(race.decks[rider, HAND])
    else:
        found = 1 << ROULEUR | 1 << SPRINTEUR
    return found


@compiled
def _kinds(hand: int) -> int:
    found = 0
    for kind in range(KINDS):
        if count(hand, kind):
            found |= 1 << kind
    return found


@compiled
def _places(table: Table, race: Race) -> int:
    """As many as there are open squares, counted from the front."""
    fill(table, race, 0)
    places = open_squares(table, race)
    clear(table, race)
    return ((1 << places) - 1) << FIRST_PLACE


@compiled
def _specialists(table: Table, race: Race, team: int) -> int:
    found = 0
    for specialist in range(len(table.types)):
        if is_free(table, race, team, specialist):
            found |= 1 << FIRST_SPECIALIST + specialist
    return found
