"""The start grid (rules 1.4, 6.2.7): automatic teams first, then every seat places both its riders."""

from echappee.flamme.kernel.chance import FIRST_SEAT, FOR_SEATS, PLACE, numbers, write
from echappee.flamme.kernel.choosing import choose_place
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.lanes import FULL, clear, enter, free
from echappee.flamme.kernel.philox import split
from echappee.flamme.kernel.state import BREAKAWAY, ENERGY, LANE, SQUARE, Race
from echappee.flamme.kernel.tables import DIRECTED, MUSCLE, PELOTON, Table


@compiled
def placement(table: Table, race: Race) -> None:
    if table.trial:
        _line_up(table, race)
    else:
        place_automatic(table, race, PELOTON)
        place_automatic(table, race, MUSCLE)
        _place_seats(table, race)
        clear(table, race)
    race.first = -1
    if table.breakaway:
        race.phase = BREAKAWAY
    else:
        race.phase = ENERGY
        race.round += 1


@compiled
def _place_seats(table: Table, race: Race) -> None:
    """Every seat in its turn places one rider and then the other, on any square with a free lane (1.4.2)."""
    first = race.first if race.first >= 0 else draw_first(table, race)
    teams = table.teams
    for turn in range(teams):
        team = (first + turn) % teams
        if table.kinds[team] == DIRECTED:
            left = table.own[team, 0]
            one = place_one(table, race, left, table.own[team, 1], 1)
            other = table.own[team, 1] if one == left else left
            place_one(table, race, other, -1, 2)


@compiled
def draw_first(table: Table, race: Race) -> int:
    """The team that places first, by lot (1.4.1)."""
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
def place_one(table: Table, race: Race, one: int, other: int, time: int) -> int:
    """Place one of these riders; the one that was placed."""
    places = open_squares(table, race)
    options = places if other < 0 else 2 * places
    option = choose_place(table, race, time, one, other, places) if options > 1 else 0
    rider = one if option < places else other
    square = open_square(table, race, option % places)
    if options > 1:
        write(race, PLACE, rider, time, square)
    put_on(table, race, rider, square)
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
    """The open square of this number, counted from the front."""
    for index in range(table.grid_size):
        square = table.grid[index]
        if free(table, race, square) != FULL:
            if number == 0:
                return square
            number -= 1
    return 0


@compiled
def put_on(table: Table, race: Race, rider: int, square: int) -> None:
    """Into the rightmost free lane of this square (1.4.3)."""
    race.riders[rider, SQUARE] = square
    race.riders[rider, LANE] = free(table, race, square)
    enter(race, square, race.riders[rider, LANE])


@compiled
def place_automatic(table: Table, race: Race, kind: int) -> None:
    """As far forward as possible, one directly behind the other (6.2.7): the Peloton's Rouleur in front."""
    for team in range(table.teams):
        if table.kinds[team] == kind:
            square = _pair_of_squares(table, race)
            ahead = 0 if kind == PELOTON else 1
            put_on(table, race, table.own[team, ahead], square)
            put_on(table, race, table.own[team, 1 - ahead], square - 1)


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
