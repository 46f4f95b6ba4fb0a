"""The refresh (rules 11.3), stopping for each card that a seat takes back."""

from echappee.flamme.kernel.chance import TAKEN_BACK, write
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.lanes import is_racing
from echappee.flamme.kernel.piles import BITS, KINDS, TIRED, count, single
from echappee.flamme.kernel.refresh import limit_of, refresh_one
from echappee.flamme.kernel.state import ENERGY, PILE, PLAYED, RECYCLED, ROW, Race, Words
from echappee.flamme.kernel.stepping.cursor import (
    ASKED,
    DONE,
    HAND,
    KEEP,
    LEFT,
    NOTHING,
    PART,
    REFRESHING,
    RIDER,
    TURN,
    ask,
    begin,
    is_agent,
    is_policy,
)
from echappee.flamme.kernel.tables import Table


@compiled
def refresh_on(table: Table, race: Race, at: Words) -> None:
    """Turns are riders. `HAND` can be taken back, `KEEP` was, and `LEFT` is the value it may still have."""
    if at[TURN] < 0:
        for rider in range(table.riders):
            if is_racing(race, rider) and is_policy(table, table.team[rider]):
                refresh_one(table, race, rider)
        at[TURN] = 0
    while at[TURN] < table.riders:
        rider = at[TURN]
        if is_racing(race, rider) and is_agent(table, table.team[rider]):
            if at[PART] == 0:
                played = race.decks[rider, PLAYED]
                at[HAND] = played - (played >> BITS * TIRED << BITS * TIRED)
                at[KEEP], at[LEFT], at[PART] = 0, limit_of(table, race, rider), 1
            if fitting(table, race, at, rider):
                ask(at, REFRESHING, table.team[rider], rider)
                return
            _take_back(race, at, rider)
        at[TURN] += 1
    race.phase = ENERGY
    race.round += 1
    begin(at)


@compiled
def answer_refresh(table: Table, race: Race, at: Words, action: int) -> None:
    rider = at[RIDER]
    if action == DONE:
        _take_back(race, at, rider)
        at[TURN] += 1
    else:
        at[HAND] -= single(action)
        at[KEEP] += single(action)
        at[LEFT] -= table.values[race.riders[rider, ROW], action]
    at[ASKED] = NOTHING


@compiled
def fitting(table: Table, race: Race, at: Words, rider: int) -> int:
    """One bit for each kind of card that may still be taken back."""
    found = 0
    for kind in range(KINDS):
        if count(at[HAND], kind) and table.values[race.riders[rider, ROW], kind] <= at[LEFT]:
            found |= 1 << kind
    return found


@compiled
def _take_back(race: Race, at: Words, rider: int) -> None:
    """The cards taken back, the recycled and the face-down ones, all shuffled together (11.3.4)."""
    deck = race.decks[rider]
    if at[HAND] or at[KEEP]:
        write(race, TAKEN_BACK, rider, 0, at[KEEP])
    deck[PILE] += deck[RECYCLED] + at[KEEP]
    deck[RECYCLED] = 0
    deck[PLAYED] -= at[KEEP]
    at[PART] = 0
    at[HAND] = 0
