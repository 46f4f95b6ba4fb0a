"""The draft (rules 9.1): every seat picks a specialist for each of its riders, there and back."""

from echappee.flamme.kernel.chance import FOR_SEATS, PICK, SEAT_ORDER, numbers, write
from echappee.flamme.kernel.choosing import choose_specialist
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.philox import split
from echappee.flamme.kernel.piles import BITS, TIRED
from echappee.flamme.kernel.specialists import is_free
from echappee.flamme.kernel.state import LAYING, PILE, PLACEMENT, ROW, SPECIALIST, Race
from echappee.flamme.kernel.tables import DIRECTED, Table


@compiled
def draft(table: Table, race: Race) -> None:
    """Draw an order, pick in it, then pick in the reversed order."""
    order, seats = draw_order(table, race)
    for turn in range(seats):
        pick_one(table, race, order >> 4 * turn & 15, 1)
    for turn in range(seats):
        pick_one(table, race, order >> 4 * (seats - 1 - turn) & 15, 2)
    race.phase = LAYING if table.weather else PLACEMENT


@compiled
def draw_order(table: Table, race: Race) -> tuple[int, int]:
    """The teams that pick, four bits each, the first one lowest; and how many there are."""
    left = 0
    seats = 0
    for team in range(table.teams):
        if table.kinds[team] == DIRECTED:
            left += 1 << team
            seats += 1
    order = 0
    for turn in range(seats):
        index, _ = split(numbers(race, FOR_SEATS, turn)[1], seats - turn)
        team = 0
        while index > 0 or not left >> team & 1:
            index -= left >> team & 1
            team += 1
        left -= 1 << team
        order += team << 4 * turn
    if seats > 1:
        write(race, SEAT_ORDER, seats, 0, order)
    return order, seats


@compiled
def pick_one(table: Table, race: Race, team: int, time: int) -> None:
    options = 0
    for specialist in range(len(table.types)):
        options += is_free(table, race, team, specialist)
    if options > 1:
        chosen = choose_specialist(table, race, team, time, options)
        write(race, PICK, team, time, chosen)
    else:
        chosen = 0
        while not is_free(table, race, team, chosen):
            chosen += 1
    become(table, race, table.own[team, table.types[chosen]], chosen)


@compiled
def become(table: Table, race: Race, rider: int, specialist: int) -> None:
    """The rider as this specialist, with its deck; exhaustion cards stay in it (9.1.4)."""
    tired = race.decks[rider, PILE] >> BITS * TIRED
    race.riders[rider, SPECIALIST] = specialist
    race.riders[rider, ROW] = specialist
    race.decks[rider, PILE] = table.decks[specialist] + (tired << BITS * TIRED)
