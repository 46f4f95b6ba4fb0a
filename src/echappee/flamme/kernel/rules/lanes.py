"""Which lanes are taken while riders are being moved: one bit per lane of each square.

Lane 0 is the right one. Beyond the third bit come the places on the grass, lanes -1, -2 and so on.
"""

from typing import Final

from echappee.flamme.kernel.road_table import LANES
from echappee.flamme.kernel.state import HOME, LANE, SQUARE
from echappee.kernel import Race, Table, compiled

FULL: Final = 99
"""The free lane of a square without one."""


@compiled
def bit(lane: int) -> int:
    return 1 << lane if lane >= 0 else 4 << -lane


@compiled
def weathered(table: Table, race: Race, square: int, column: int) -> int:
    """What this square is under the weather of its tile."""
    straight = table.straight[square]
    weather = race.weather[straight] if straight >= 0 else 0
    return table.squares[weather, square, column]


@compiled
def is_racing(race: Race, rider: int) -> bool:
    return race.riders[rider, HOME] == 0 and race.riders[rider, SQUARE] > 0


@compiled
def second_rider(table: Table, race: Race, one: int) -> int:
    """Its team-mate, if that one is on the road; else -1."""
    own = table.own[table.team[one]]
    other = own[1] if own[0] == one else own[0]
    return other if other >= 0 and is_racing(race, other) else -1


@compiled
def enter(race: Race, square: int, lane: int) -> None:
    race.lanes[square] |= bit(lane)


@compiled
def leave(race: Race, square: int, lane: int) -> None:
    race.lanes[square] &= ~bit(lane)


@compiled
def free(table: Table, race: Race, square: int) -> int:
    """The rightmost free lane, or `FULL`."""
    taken = race.lanes[square]
    for lane in range(table.squares[0, square, LANES]):
        if not taken & 1:
            return lane
        taken >>= 1
    return FULL


@compiled
def fill(table: Table, race: Race, company: int) -> None:
    """All riders of this company that race are where they are."""
    for rider in range(table.riders):
        if table.company[rider] == company and is_racing(race, rider):
            enter(race, race.riders[rider, SQUARE], race.riders[rider, LANE])


@compiled
def clear(table: Table, race: Race) -> None:
    """Nobody is anywhere."""
    for rider in range(table.riders):
        race.lanes[race.riders[rider, SQUARE]] = 0


@compiled
def rider_in(table: Table, race: Race, company: int, square: int, lane: int) -> int:
    """The rider of this company in this lane, or -1."""
    for rider in range(table.riders):
        if (
            race.riders[rider, SQUARE] == square
            and race.riders[rider, LANE] == lane
            and table.company[rider] == company
            and is_racing(race, rider)
        ):
            return rider
    return -1
