"""The draft (rules 9.1): every seat picks a specialist for each of its riders, there and back."""

from echappee.flamme.kernel.chance import FOR_SEATS, PICK, SEAT_ORDER, given
from echappee.flamme.kernel.choices import choose_specialist
from echappee.flamme.kernel.rules.questions import FIRST_SPECIALIST, NOTHING, PICKING, ask, go_to, hears
from echappee.flamme.kernel.rules.specialists import become, is_free
from echappee.flamme.kernel.state import LAYING, PLACEMENT
from echappee.flamme.kernel.tables import DIRECTED
from echappee.kernel import Race, Table, compiled, numbers, split, write


@compiled
def draft(table: Table, race: Race) -> None:
    """Draw an order, pick in it, then pick in reverse; stop at the next pick from outside."""
    if race.turn < 0:
        race.turn = 0
        _draw_order(table, race)
    while race.turn < 2 * race.seats:
        if not _pick(table, race):
            return
        race.turn += 1
    go_to(race, LAYING if table.weather else PLACEMENT)


@compiled
def answer_draft(table: Table, race: Race, team: int, action: int) -> None:
    specialist = action - FIRST_SPECIALIST
    write(race, PICK, team, _time(race), specialist)
    become(table, race, team, specialist)
    race.turn += 1
    race.asked[team] = NOTHING


@compiled
def _draw_order(table: Table, race: Race) -> None:
    """The teams that pick, four bits each, the first one lowest; and how many there are."""
    left = 0
    seats = 0
    for team in range(table.teams):
        if table.kinds[team] == DIRECTED:
            left += 1 << team
            seats += 1
    order = given(race, SEAT_ORDER, 0, 0)
    if order < 0:
        order = _shuffled(race, left, seats)
    if seats > 1:
        write(race, SEAT_ORDER, seats, 0, order)
    race.seats, race.seat_order = seats, order


@compiled
def _shuffled(race: Race, left: int, seats: int) -> int:
    """These teams, one bit each, in an order drawn by lot."""
    order = 0
    for turn in range(seats):
        index, _ = split(numbers(race, FOR_SEATS, turn)[1], seats - turn)
        team = 0
        while index > 0 or not left >> team & 1:
            index -= left >> team & 1
            team += 1
        left -= 1 << team
        order += team << 4 * turn
    return order


@compiled
def _pick(table: Table, race: Race) -> bool:
    """Whether the team whose turn it is picks at once; else it is asked."""
    turn = race.turn if race.turn < race.seats else 2 * race.seats - 1 - race.turn
    team = race.seat_order >> 4 * turn & 15
    options = 0
    for specialist in range(len(table.types)):
        options += is_free(table, race, team, specialist)
    if options > 1:
        if hears(table, team, PICKING):
            ask(race, team, PICKING, -1)
            return False
        specialist = choose_specialist(table, race, team, _time(race), options)
        write(race, PICK, team, _time(race), specialist)
    else:
        specialist = 0
        while not is_free(table, race, team, specialist):
            specialist += 1
    become(table, race, team, specialist)
    return True


@compiled
def _time(race: Race) -> int:
    return 1 if race.turn < race.seats else 2
