"""The draft (rules 9.1) and the start grid (1.4), stopping where a seat chooses."""

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
    KEEP,
    LEFT,
    NOTHING,
    PICKING,
    PLACES,
    PLACING,
    RIDER,
    SPRINTEUR,
    TEAM,
    TURN,
    ask,
    begin,
    is_agent,
    is_policy,
)
from echappee.flamme.kernel.tables import MUSCLE, PELOTON, Table


@compiled
def draft_on(table: Table, race: Race, at: Words) -> None:
    """On to the next pick. `KEEP` is the order, `LEFT` how many pick; turns go there and back."""
    if at[TURN] < 0:
        order, seats = draw_order(table, race)
        at[KEEP], at[LEFT], at[TURN] = order, seats, 0
    while at[TURN] < 2 * at[LEFT]:
        team = _picks(at)
        options = 0
        for specialist in range(len(table.types)):
            options += is_free(table, race, team, specialist)
        if is_agent(table, team) and options > 1:
            ask(at, PICKING, team, -1)
            return
        pick_one(table, race, team, _time(at))
        at[TURN] += 1
    race.phase = LAYING if table.weather else PLACEMENT
    begin(at)


@compiled
def answer_draft(table: Table, race: Race, at: Words, action: int) -> None:
    chosen = action - FIRST_SPECIALIST
    write(race, PICK, at[TEAM], _time(at), chosen)
    become(table, race, table.own[at[TEAM], table.types[chosen]], chosen)
    at[TURN] += 1
    at[ASKED] = NOTHING


@compiled
def _picks(at: Words) -> int:
    turn = at[TURN] if at[TURN] < at[LEFT] else 2 * at[LEFT] - 1 - at[TURN]
    return at[KEEP] >> 4 * turn & 15


@compiled
def _time(at: Words) -> int:
    return 1 if at[TURN] < at[LEFT] else 2


@compiled
def placement_on(table: Table, race: Race, at: Words) -> None:
    """On to the next rider to be placed. `KEEP` is the team that places first; two turns are a team's."""
    if table.trial:
        placement(table, race)
        begin(at)
        return
    fill(table, race, 0)
    if at[TURN] < 0:
        place_automatic(table, race, PELOTON)
        place_automatic(table, race, MUSCLE)
        at[KEEP] = race.first if race.first >= 0 else draw_first(table, race)
        at[TURN] = 0
    _place(table, race, at)
    clear(table, race)
    if at[ASKED] == NOTHING:
        race.first = -1
        race.phase = BREAKAWAY if table.breakaway else ENERGY
        race.round += 0 if table.breakaway else 1
        begin(at)


@compiled
def _place(table: Table, race: Race, at: Words) -> None:
    while at[TURN] < 2 * table.teams and at[ASKED] == NOTHING:
        team = (at[KEEP] + at[TURN] // 2) % table.teams
        if is_agent(table, team):
            _ask_where(table, race, at, team)
        else:
            if is_policy(table, team):
                left = table.own[team, 0]
                one = place_one(table, race, left, table.own[team, 1], 1)
                place_one(table, race, table.own[team, 1] if one == left else left, -1, 2)
            at[TURN] += 2


@compiled
def _ask_where(table: Table, race: Race, at: Words, team: int) -> None:
    """First which rider is placed, then where; the second one is placed at once if there is one square."""
    one, other = table.own[team, 0], table.own[team, 1]
    if at[TURN] % 2 == 0:
        ask(at, PLACING, team, -1)
        return
    rider = one if race.riders[one, SQUARE] == 0 else other
    if open_squares(table, race) > 1:
        ask(at, PLACES, team, rider)
    else:
        put_on(table, race, rider, open_square(table, race, 0))
        at[TURN] += 1


@compiled
def answer_placement(table: Table, race: Race, at: Words, action: int) -> None:
    fill(table, race, 0)
    if at[ASKED] == PLACING:
        rider = table.own[at[TEAM], 1 if action == SPRINTEUR else 0]
        if open_squares(table, race) > 1:
            ask(at, PLACES, at[TEAM], rider)
        else:
            _put_there(table, race, at, rider, 0)
    else:
        _put_there(table, race, at, at[RIDER], action - FIRST_PLACE)
    clear(table, race)


@compiled
def _put_there(table: Table, race: Race, at: Words, rider: int, place: int) -> None:
    square = open_square(table, race, place)
    write(race, PLACE, rider, 1 + at[TURN] % 2, square)
    put_on(table, race, rider, square)
    at[TURN] += 1
    at[ASKED] = NOTHING
