"""Slipstreaming (rules 4.2): packs close gaps of one square, from the back of the race forward."""

from echappee.flamme.kernel.card_table import BREAKS_AWAY
from echappee.flamme.kernel.road_table import SHELTER
from echappee.flamme.kernel.rules.lanes import FULL, enter, free, is_racing, leave, weathered
from echappee.flamme.kernel.state import CARD, CRASHED, LANE, RIDERS, ROW, SQUARE
from echappee.kernel import Race, Table, compiled


@compiled
def close_up(table: Table, race: Race, company: int) -> None:
    """Take pack after pack from the back, on a road that does not split; a merged pack goes on at once."""
    square, last = rear_and_front(table, race, company)
    loners = has_loners(table, race)
    while square <= last:
        if race.lanes[square] == 0 or race.lanes[square + 1] != 0:
            square += 1
            continue
        ahead = square + 2
        if (
            race.lanes[ahead]
            and takes(table, race, company, square, loners)
            and gives(table, race, company, ahead, loners)
        ):
            draw_on(table, race, company, square, loners)
        square = ahead


@compiled
def draw_on(table: Table, race: Race, company: int, square: int, loners: bool) -> None:
    """Move the riders of this square one on, then those behind who are drawn along (4.2.6, 4.2.8)."""
    drawn = True
    while drawn:
        drawn = gives(table, race, company, square, loners)
        step(table, race, company, square, square + 1, square + 1, 0)
        square -= 1
        drawn = drawn and race.lanes[square] != 0 and takes(table, race, company, square, loners)


@compiled
def takes(table: Table, race: Race, company: int, square: int, loners: bool) -> bool:
    """Whether riders in this square take slipstream (4.2.4)."""
    if not weathered(table, race, square, SHELTER):
        return False
    if loners:
        for rider in range(table.riders):
            if _is_here(table, race, company, square, rider) and race.riders[rider, CRASHED]:
                return False
    return True


@compiled
def gives(table: Table, race: Race, company: int, square: int, loners: bool) -> bool:
    """Whether riders in this square give slipstream (4.2.5, 9.3.6)."""
    if not takes(table, race, company, square, loners):
        return False
    if loners:
        for rider in range(table.riders):
            if _is_here(table, race, company, square, rider) and _breaks_away(table, race, rider):
                return False
    return True


@compiled
def step(table: Table, race: Race, company: int, square: int, to: int, other: int, moved: int) -> int:
    """Move riders with room ahead, right lane first; the others close up to the right (4.2.9, 8.3.8).

    `moved` has a bit for each rider that has moved already while this gap is closed; with those of this step
    it is given back.
    """
    lane = -RIDERS - 1
    while True:
        rider = _next_from_right(table, race, company, square, lane)
        if rider < 0:
            return moved
        me = race.riders[rider]
        lane = me[LANE]
        leave(race, square, lane)
        room, found = to, free(table, race, to)
        if found == FULL:
            room, found = other, free(table, race, other)
        if found == FULL or moved >> rider & 1:
            room, found = square, min(lane, free(table, race, square))
        else:
            moved |= 1 << rider
        me[SQUARE], me[LANE] = room, found
        enter(race, room, found)


@compiled
def _next_from_right(table: Table, race: Race, company: int, square: int, lane: int) -> int:
    """The rider in the first lane of this square that is further left than this one, or -1."""
    found, nearest = -1, FULL
    for rider in range(table.riders):
        if _is_here(table, race, company, square, rider) and lane < race.riders[rider, LANE] < nearest:
            found, nearest = rider, race.riders[rider, LANE]
    return found


@compiled
def _is_here(table: Table, race: Race, company: int, square: int, rider: int) -> bool:
    return race.riders[rider, SQUARE] == square and table.company[rider] == company and is_racing(race, rider)


@compiled
def _breaks_away(table: Table, race: Race, rider: int) -> bool:
    card = race.riders[rider, CARD]
    return card >= 0 and table.powers[race.riders[rider, ROW], card] & BREAKS_AWAY != 0


@compiled
def has_loners(table: Table, race: Race) -> bool:
    """Whether anybody lies on the road or rides alone, so that squares must be looked at rider by rider."""
    for rider in range(table.riders):
        if race.riders[rider, CRASHED] or _breaks_away(table, race, rider):
            return True
    return False


@compiled
def rear_and_front(table: Table, race: Race, company: int) -> tuple[int, int]:
    """The rearmost and the foremost square with a rider of this company; none if the first is larger."""
    rear, front = 32_000, 0
    for rider in range(table.riders):
        if table.company[rider] == company and is_racing(race, rider):
            rear, front = min(rear, race.riders[rider, SQUARE]), max(front, race.riders[rider, SQUARE])
    return rear, front
