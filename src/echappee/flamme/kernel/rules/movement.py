"""Movement phase (rules 3): one by one, the rider ahead first."""

from echappee.flamme.kernel.card_table import CHASES, DIVES, NIMBLE
from echappee.flamme.kernel.road_table import DIVE, LANES, LEAST, MOST, SLIPPERY
from echappee.flamme.kernel.rules.lanes import (
    FULL,
    bit,
    clear,
    enter,
    fill,
    free,
    is_racing,
    leave,
    rider_in,
    weathered,
)
from echappee.flamme.kernel.rules.ranking import sort_riders
from echappee.flamme.kernel.state import CARD, CRASHED, END, LANE, RIDERS, ROW, SQUARE
from echappee.kernel import Race, Table, compiled


@compiled
def movement(table: Table, race: Race) -> None:
    """Move every rider by the card it played."""
    sort_riders(table, race)
    for company in range(table.companies):
        fill(table, race, company)
        for index in range(table.riders):
            rider = race.order[index]
            if table.company[rider] == company and is_racing(race, rider):
                ride(table, race, rider)
                if table.powers[race.riders[rider, ROW], race.riders[rider, CARD]] & CHASES:
                    chase(table, race, rider)
        clear(table, race)
    race.phase = END


@compiled
def speed(table: Table, square: int, crashed: int, row: int, card: int) -> int:
    """How far this card would carry a rider before any limit (3.2.1 to 3.2.3)."""
    value = table.values[row, card]
    if crashed:
        value -= table.crash_loss
        if value <= 0:
            return 0
    value = max(value, table.squares[0, square, LEAST])
    if table.powers[row, card] & DIVES:
        value = max(value, table.squares[0, square, DIVE])
    return value


@compiled
def walk(table: Table, race: Race, square: int, distance: int, climb: int, branch: int) -> int:
    """Write the way down; how far it goes, as no square on it, the first one included, forbids (3.2.4).

    The bits of `branch` say where to go if the road splits: the inner way for 0.
    """
    next_, squares = table.next, table.squares
    distance = min(distance, max(squares[0, square, MOST], climb))
    step, fork = 0, 4
    while step < distance:
        ahead = next_[square, 0]
        if next_[square, 1]:
            if branch & fork:
                ahead = next_[square, 1]
            fork >>= 1
        square = ahead
        most = max(squares[0, square, MOST], climb)
        if most <= step:
            return step
        distance = min(distance, most)
        race.way[step] = square
        step += 1
    return distance


@compiled
def reach(table: Table, square: int, distance: int, climb: int, branch: int) -> tuple[int, int]:
    """How far the same way goes, and its last square: nothing is written."""
    next_, squares = table.next, table.squares
    distance = min(distance, max(squares[0, square, MOST], climb))
    step, fork = 0, 4
    while step < distance:
        ahead = next_[square, 0]
        if next_[square, 1]:
            if branch & fork:
                ahead = next_[square, 1]
            fork >>= 1
        most = max(squares[0, ahead, MOST], climb)
        if most <= step:
            return step, square
        distance = min(distance, most)
        square = ahead
        step += 1
    return distance, square


@compiled
def ride(table: Table, race: Race, rider: int) -> None:
    """Take the way on which the rider gets furthest, the inner one of equals (8.3.4)."""
    me = race.riders[rider]
    square, lane = me[SQUARE], me[LANE]
    row, card = me[ROW], me[CARD]
    wanted = speed(table, square, me[CRASHED], row, card)
    climb, nimble = table.climbs[row, card], table.powers[row, card] & NIMBLE
    leave(race, square, lane)
    me[SQUARE] = 0  # on the move it is nowhere
    allowed, ridden, goal = 0, 0, square
    for branch in range(table.ways[square]):
        possible = walk(table, race, square, wanted, climb, branch)
        allowed = max(allowed, possible)
        distance = stop(table, race, rider, possible, nimble)
        if distance > ridden:
            ridden, goal = distance, race.way[distance - 1]
    me[CRASHED] = ridden < allowed and weathered(table, race, goal, SLIPPERY)
    if nimble:
        lane = make_room(table, race, table.company[rider], goal)
    elif goal == square:  # a rider on the grass need not move left for a free lane
        lane = min(lane, free(table, race, goal))
    else:
        lane = free(table, race, goal)
    me[SQUARE], me[LANE] = goal, lane
    enter(race, goal, lane)


@compiled
def stop(table: Table, race: Race, rider: int, distance: int, nimble: int) -> int:
    """How far a rider gets on the way past other riders (3.3); a nimble one finds room anywhere."""
    if table.slick:
        for passed in range(distance - 1):
            if is_wall(table, race, table.company[rider], race.way[passed]):
                distance = passed
                break
    while distance and not nimble and free(table, race, race.way[distance - 1]) == FULL:
        distance -= 1
    return distance


@compiled
def is_wall(table: Table, race: Race, company: int, square: int) -> bool:
    """Whether every lane of the square holds a crashed rider (3.3.7)."""
    for lane in range(table.squares[0, square, LANES]):
        if not race.lanes[square] & bit(lane):
            return False
        if not race.riders[rider_in(table, race, company, square, lane), CRASHED]:
            return False
    return True


@compiled
def make_room(table: Table, race: Race, company: int, square: int) -> int:
    """The right lane, freed: its rider moves left; or the grass, if all lanes are taken (9.3.8)."""
    lane = free(table, race, square)
    if lane == FULL:
        return _lowest_lane(race, square) - 1
    while lane > 0:
        race.riders[rider_in(table, race, company, square, lane - 1), LANE] = lane
        enter(race, square, lane)
        lane -= 1
    leave(race, square, 0)
    return 0


@compiled
def _lowest_lane(race: Race, square: int) -> int:
    """The place on the grass furthest from the road that is taken; 0 if none is."""
    lane = -RIDERS
    while lane < 0 and not race.lanes[square] & bit(lane):
        lane += 1
    return lane


@compiled
def chase(table: Table, race: Race, rider: int) -> None:
    """Into the wheel of the rider ahead, or beside it (9.3.7)."""
    me = race.riders[rider]
    for way in range(2):
        square = table.next[me[SQUARE], way]
        if square == 0:
            return
        lane = free(table, race, square)
        if lane != FULL and (race.lanes[square] or is_followed(table, race, square)):
            leave(race, me[SQUARE], me[LANE])
            me[SQUARE], me[LANE] = square, lane
            enter(race, square, lane)
            return


@compiled
def is_followed(table: Table, race: Race, square: int) -> bool:
    """Whether somebody is on a square right ahead of this one."""
    return race.lanes[table.next[square, 0]] != 0 or race.lanes[table.next[square, 1]] != 0
