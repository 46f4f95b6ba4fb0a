"""Who is ahead of whom (rules 0.3.1, 5.2.2, 11.1.6)."""

from typing import Final

from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.state import HOME, LANE, PODIUM, SQUARE, Race
from echappee.flamme.kernel.tables import Table

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
    if not table.trial:
        return is_behind(race, other, one, place(race, one))
    mine, theirs = _without_lane(race, one), _without_lane(race, other)
    if mine != theirs:
        return mine < theirs
    if race.riders[one, PODIUM] != race.riders[other, PODIUM]:
        return race.riders[one, PODIUM] > race.riders[other, PODIUM]
    mine, theirs = _without_lane(race, _mate(table, one)), _without_lane(race, _mate(table, other))
    if mine != theirs:
        return mine < theirs
    team, rival = table.team[one], table.team[other]
    if table.points[team] != table.points[rival]:
        return table.points[team] < table.points[rival]
    if team != rival:
        return team < rival
    mine, theirs = race.riders[one, LANE], race.riders[other, LANE]
    return mine < theirs or (mine == theirs and one < other)


@compiled
def _without_lane(race: Race, rider: int) -> int:
    return (place(race, rider) - race.riders[rider, LANE]) // 64


@compiled
def _mate(table: Table, rider: int) -> int:
    """The other rider of its team; itself if it has none."""
    own = table.own[table.team[rider]]
    mate = own[1] if own[0] == rider else own[0]
    return mate if mate >= 0 else rider
