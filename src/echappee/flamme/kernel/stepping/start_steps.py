"""The draft (rules 9.1) and the start grid (1.4), stopping where a seat chooses: one after the other."""

from echappee.flamme.kernel.chance import PICK, PLACE, write
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.draft import become, draw_order, pick_one
from echappee.flamme.kernel.lanes import clear, fill
from echappee.flamme.kernel.placement import (
    draw_first,
    open_square,
    open_squares,
    place_automatic,
    place_one,
    placement,
    put_on,
)
from echappee.flamme.kernel.specialists import is_free
from echappee.flamme.kernel.state import BREAKAWAY, ENERGY, LAYING, PLACEMENT, SQUARE, Race, Words
from echappee.flamme.kernel.stepping.cursor import (
    ASKED,
    FIRST_PLACE,
    FIRST_SPECIALIST,
    MANY,
    NOTHING,
    ORDER,
    PICKING,
    PLACES,
    PLACING,
    RACE,
    RIDER,
    SPRINTEUR,
    TURN,
    ask,
    begin,
    hears,
)
from echappee.flamme.kernel.tables import DIRECTED, MUSCLE, PELOTON, Table


@compiled
def draft_on(table: Table, race: Race, at: Words) -> None:
    """On to the next pick; turns go there and back."""
    whole = at[RACE]
    if whole[TURN] < 0:
        order, seats = draw_order(table, race)
        whole[ORDER], whole[MANY], whole[TURN] = order, seats, 0
    while whole[TURN] < 2 * whole[MANY]:
        team = _picks(whole)
        options = 0
        for specialist in range(len(table.types)):
            options += is_free(table, race, team, specialist)
        if options > 1 and hears(table, team, PICKING):
            ask(at, team, PICKING, -1)
            return
        pick_one(table, race, team, _time(whole))
        whole[TURN] += 1
    race.phase = LAYING if table.weather else PLACEMENT
    begin(at)


@compiled
def answer_draft(table: Table, race: Race, at: Words, team: int, action: int) -> None:
    chosen = action - FIRST_SPECIALIST
    write(race, PICK, team, _time(at[RACE]), chosen)
    become(table, race, table.own[team, table.types[chosen]], chosen)
    at[RACE, TURN] += 1
    at[team, ASKED] = NOTHING


@compiled
def _picks(whole: Words) -> int:
    turn = whole[TURN] if whole[TURN] < whole[MANY] else 2 * whole[MANY] - 1 - whole[TURN]
    return whole[ORDER] >> 4 * turn & 15


@compiled
def _time(whole: Words) -> int:
    return 1 if whole[TURN] < whole[MANY] else 2


@compiled
def placement_on(table: Table, race: Race, at: Words) -> None:
    """On to the next rider to be placed; two turns are a team's."""
    if table.trial:
        placement(table, race)
        begin(at)
        return
    fill(table, race, 0)
    if at[RACE, TURN] < 0:
        place_automatic(table, race, PELOTON)
        place_automatic(table, race, MUSCLE)
        at[RACE, ORDER] = race.first if race.first >= 0 else draw_first(table, race)
        at[RACE, TURN] = 0
    asking = _place(table, race, at)
    clear(table, race)
    if not asking:
        race.first = -1
        race.phase = BREAKAWAY if table.breakaway else ENERGY
        race.round += 0 if table.breakaway else 1
        begin(at)


@compiled
def _place(table: Table, race: Race, at: Words) -> bool:
    """Whether something is asked."""
    while at[RACE, TURN] < 2 * table.teams:
        team = (at[RACE, ORDER] + at[RACE, TURN] // 2) % table.teams
        if hears(table, team, PLACING):
            if _asks_where(table, race, at, team):
                return True
        else:
            if table.kinds[team] == DIRECTED:
                left = table.own[team, 0]
                one = place_one(table, race, left, table.own[team, 1], 1)
                place_one(table, race, table.own[team, 1] if one == left else left, -1, 2)
            at[RACE, TURN] += 2
    return False


@compiled
def _asks_where(table: Table, race: Race, at: Words, team: int) -> bool:
    """First which rider is placed, then where; the second one is placed at once if there is one square."""
    if at[team, ASKED] != NOTHING:
        return True
    one, other = table.own[team, 0], table.own[team, 1]
    if at[RACE, TURN] % 2 == 0:
        ask(at, team, PLACING, -1)
        return True
    rider = one if race.riders[one, SQUARE] == 0 else other
    if open_squares(table, race) > 1:
        ask(at, team, PLACES, rider)
        return True
    put_on(table, race, rider, open_square(table, race, 0))
    at[RACE, TURN] += 1
    return False


@compiled
def answer_placement(table: Table, race: Race, at: Words, team: int, action: int) -> None:
    fill(table, race, 0)
    if at[team, ASKED] == PLACING:
        rider = table.own[team, 1 if action == SPRINTEUR else 0]
        if open_squares(table, race) > 1:
            ask(at, team, PLACES, rider)
        else:
            _put_there(table, race, at, rider, 0)
    else:
        _put_there(table, race, at, at[team, RIDER], action - FIRST_PLACE)
    clear(table, race)


@compiled
def _put_there(table: Table, race: Race, at: Words, rider: int, place: int) -> None:
    square = open_square(table, race, place)
    write(race, PLACE, rider, 1 + at[RACE, TURN] % 2, square)
    put_on(table, race, rider, square)
    at[RACE, TURN] += 1
    at[table.team[rider], ASKED] = NOTHING
