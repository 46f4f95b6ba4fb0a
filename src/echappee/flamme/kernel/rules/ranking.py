"""Who is ahead of whom (rules 0.3.1, 5.2.2, 11.1.6)."""

from typing import Final

from echappee.flamme.kernel.state import HOME, LANE, PODIUM, SQUARE
from echappee.kernel import Race, Table, compiled

TRIAL_KEYS: Final = 6
LATE: Final = 32_000
"""The round in which riders come home that are not home yet."""


@compiled
def place(race: Race, rider: int) -> int:
    """Smaller for a rider ahead: first by the round it came home in, then by square, then by lane."""
    home = race.riders[rider, HOME]
    return ((home or LATE) * 65536 - race.riders[rider, SQUARE]) * 64 + race.riders[rider, LANE]


@compiled
def sort_riders(table: Table, race: Race) -> None:
    """Put the riders into `ORDER`, the first one ahead; they have hardly changed since the last time."""
    for index in range(1, table.riders):
        rider = race.order[index]
        mine = place(race, rider)
        at = index
        while at > 0 and is_behind(race, race.order[at - 1], rider, mine):
            race.order[at] = race.order[at - 1]
            at -= 1
        race.order[at] = rider


@compiled
def is_behind(race: Race, other: int, rider: int, mine: int) -> bool:
    """Whether the other one comes after this rider; of equals the one with the smaller number is first."""
    theirs = place(race, other)
    return theirs > mine or (theirs == mine and other > rider)


@compiled
def is_ahead(table: Table, race: Race, one: int, other: int) -> bool:
    """Whether this rider is ranked before the other one; in a trial lanes do not compare teams (11.1.6)."""
    if table.trial:
        for key in range(TRIAL_KEYS):
            mine, theirs = _trial_key(table, race, one, key), _trial_key(table, race, other, key)
            if mine != theirs:
                return mine < theirs
    return is_behind(race, other, one, place(race, one))


@compiled
def _trial_key(table: Table, race: Race, rider: int, key: int) -> int:
    """What a rider is ranked by in a trial, one after the other; smaller is ahead, and lanes come last."""
    mate = _mate(table, rider)
    if mate < 0 and key > 1:
        key += 2
    if key == 0:
        value = place(race, rider) - race.riders[rider, LANE]
    elif key == 1:
        value = -race.riders[rider, PODIUM]
    elif key == 2:
        value = race.riders[mate, HOME] or LATE
    elif key == 3:
        value = -race.riders[mate, SQUARE]
    elif key == 4:
        value = table.points[table.team[rider]]
    else:
        value = table.team[rider]
    return value


@compiled
def _mate(table: Table, rider: int) -> int:
    """The other rider of its team, or -1."""
    own = table.own[table.team[rider]]
    return own[1] if own[0] == rider else own[0]
