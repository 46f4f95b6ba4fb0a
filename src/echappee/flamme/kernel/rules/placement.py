"""The start grid (rules 1.4, 6.2.7): automatic teams first, then every seat places both its riders."""

from echappee.flamme.kernel.chance import FIRST_SEAT, FOR_SEATS, PLACE, given
from echappee.flamme.kernel.choices import choose_place
from echappee.flamme.kernel.rules.lanes import FULL, clear, enter, fill, free
from echappee.flamme.kernel.rules.questions import (
    FIRST_PLACE,
    NOTHING,
    PLACES,
    PLACING,
    SPRINTEUR,
    ask,
    go_to,
    hears,
)
from echappee.flamme.kernel.state import BREAKAWAY, ENERGY, LANE, SQUARE, SQUARES
from echappee.flamme.kernel.tables import DIRECTED, MUSCLE, PELOTON
from echappee.kernel import Race, Table, compiled, numbers, split, write


@compiled
def placement(table: Table, race: Race) -> None:
    """Stop at the next rider that is placed from outside; two turns are a team's."""
    if table.trial:
        _line_up(table, race)
    else:
        fill(table, race, 0)
        if race.turn < 0:
            _place_automatic(table, race, PELOTON)
            _place_automatic(table, race, MUSCLE)
            race.seats = race.first if race.first >= 0 else _draw_first(table, race)
            race.turn = 0
        asking = _place_seats(table, race)
        clear(table, race)
        if asking:
            return
    race.first = -1
    race.round += 0 if table.breakaway else 1
    go_to(race, BREAKAWAY if table.breakaway else ENERGY)


@compiled
def answer_placement(table: Table, race: Race, team: int, action: int) -> None:
    """Which rider is placed; then where."""
    fill(table, race, 0)
    rider, place = race.about[team], action - FIRST_PLACE
    if race.asked[team] == PLACING:
        rider, place = table.own[team, 1 if action == SPRINTEUR else 0], 0
    if race.asked[team] == PLACING and open_squares(table, race) > 1:
        ask(race, team, PLACES, rider)
    else:
        square = open_square(table, race, place)
        write(race, PLACE, rider, 1 + race.turn % 2, square)
        _put_on(table, race, rider, square)
        race.turn += 1
        race.asked[team] = NOTHING
    clear(table, race)


@compiled
def _place_seats(table: Table, race: Race) -> bool:
    """Every seat in its turn places one rider and then the other, on any square with a free lane (1.4.2).

    Whether one of them is asked.
    """
    while race.turn < 2 * table.teams:
        team = (race.seats + race.turn // 2) % table.teams
        if hears(table, team, PLACING):
            if _asks_where(table, race, team):
                return True
        else:
            if table.kinds[team] == DIRECTED:
                left = table.own[team, 0]
                one = _place_one(table, race, left, table.own[team, 1], 1)
                _place_one(table, race, table.own[team, 1] if one == left else left, -1, 2)
            race.turn += 2
    return False


@compiled
def _asks_where(table: Table, race: Race, team: int) -> bool:
    """First which rider is placed, then where; the second one is placed at once if one square is left."""
    if race.asked[team] != NOTHING:
        return True
    one, other = table.own[team, 0], table.own[team, 1]
    if race.turn % 2 == 0:
        ask(race, team, PLACING, -1)
        return True
    rider = one if race.riders[one, SQUARE] == 0 else other
    if open_squares(table, race) > 1:
        ask(race, team, PLACES, rider)
        return True
    _put_on(table, race, rider, open_square(table, race, 0))
    race.turn += 1
    return False


@compiled
def _draw_first(table: Table, race: Race) -> int:
    """The team that places first, by lot (1.4.1)."""
    told = given(race, FIRST_SEAT, 0, 0)
    if told >= 0:
        return told
    seats = 0
    for team in range(table.teams):
        seats += table.kinds[team] == DIRECTED
    index, _ = split(numbers(race, FOR_SEATS, 0)[0], seats)
    team = 0
    while index > 0 or table.kinds[team] != DIRECTED:
        index -= table.kinds[team] == DIRECTED
        team += 1
    if seats > 1:
        write(race, FIRST_SEAT, team, 0, 0)
    return team


@compiled
def _place_one(table: Table, race: Race, one: int, other: int, time: int) -> int:
    """Place one of these riders, and return which one."""
    told = given(race, PLACE, table.team[one], time)
    if told >= 0:
        _put_on(table, race, told // SQUARES, told % SQUARES)
        return told // SQUARES
    places = open_squares(table, race)
    options = places if other < 0 else 2 * places
    option = choose_place(table, race, time, one, other, places) if options > 1 else 0
    rider = one if option < places else other
    square = open_square(table, race, option % places)
    if options > 1:
        write(race, PLACE, rider, time, square)
    _put_on(table, race, rider, square)
    return rider


@compiled
def open_squares(table: Table, race: Race) -> int:
    """How many squares of the grid have a free lane."""
    found = 0
    for index in range(table.grid_size):
        found += free(table, race, table.grid[index]) != FULL
    return found


@compiled
def open_square(table: Table, race: Race, number: int) -> int:
    """The free square of this number, counted from the front."""
    for index in range(table.grid_size):
        square = table.grid[index]
        if free(table, race, square) != FULL:
            if number == 0:
                return square
            number -= 1
    return 0


@compiled
def _put_on(table: Table, race: Race, rider: int, square: int) -> None:
    """Into the rightmost free lane of this square (1.4.3)."""
    race.riders[rider, SQUARE] = square
    race.riders[rider, LANE] = free(table, race, square)
    enter(race, square, race.riders[rider, LANE])


@compiled
def _place_automatic(table: Table, race: Race, kind: int) -> None:
    """As far forward as possible, one directly behind the other (6.2.7): the Peloton's Rouleur in front."""
    for team in range(table.teams):
        if table.kinds[team] == kind:
            square = _pair_of_squares(table, race)
            ahead = 0 if kind == PELOTON else 1
            _put_on(table, race, table.own[team, ahead], square)
            _put_on(table, race, table.own[team, 1 - ahead], square - 1)


@compiled
def _pair_of_squares(table: Table, race: Race) -> int:
    """The foremost open square with an open one behind it."""
    for index in range(table.grid_size):
        square = table.grid[index]
        if free(table, race, square) != FULL and _is_open(table, race, square - 1):
            return square
    return 0


@compiled
def _is_open(table: Table, race: Race, square: int) -> bool:
    for index in range(table.grid_size):
        if table.grid[index] == square:
            return free(table, race, square) != FULL
    return False


@compiled
def _line_up(table: Table, race: Race) -> None:
    """In a trial everybody starts from the foremost square, each company on its own (11.1.1)."""
    for rider in range(table.riders):
        lane = 0
        for other in range(rider):
            lane += table.company[other] == table.company[rider]
        race.riders[rider, SQUARE] = table.grid[0]
        race.riders[rider, LANE] = lane
