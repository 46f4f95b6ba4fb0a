"""What is asked, as patron sees it: the question, and what only some questions are about."""

from echappee.flamme.bots.patron.layout import BID, BIDS, DRAFT, GRID, MINE, OPEN, QUESTION, ROOM, TAKEN, YES
from echappee.flamme.kernel.breakaway import bid_value
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.lanes import FULL, clear, fill, free
from echappee.flamme.kernel.piles import KINDS, count
from echappee.flamme.kernel.policies.patron.cards import NUMBERS
from echappee.flamme.kernel.policies.patron.writing import Bytes, put
from echappee.flamme.kernel.questions import PICKING, PLACES, PLACING, REFRESHING
from echappee.flamme.kernel.refresh import played_by, room
from echappee.flamme.kernel.specialists import is_free
from echappee.flamme.kernel.state import HAND, ROW, SPECIALIST, SQUARE, Race
from echappee.flamme.kernel.tables import Table


@compiled
def write_question(table: Table, race: Race, team: int, out: Bytes) -> None:
    asked = race.asked[team]
    put(out, QUESTION + asked - 1, YES)
    if PLACING <= asked <= PLACES:
        _write_grid(table, race, out)
    if asked == REFRESHING:
        _write_refresh(table, race, race.about[team], out)
    _write_specialists(table, race, team, asked == PICKING, out)
    for seat in range(table.teams):
        put(out, BIDS + seat, BID * _bid_of(table, race, (team + seat) % table.teams))


@compiled
def _write_grid(table: Table, race: Race, out: Bytes) -> None:
    """How many riders stand on each open square, the foremost first."""
    place = 0
    fill(table, race, 0)
    for index in range(table.grid_size):
        square = table.grid[index]
        if free(table, race, square) != FULL:
            riders = 0
            for rider in range(table.riders):
                riders += race.riders[rider, SQUARE] == square
            put(out, GRID + place, OPEN * (1 + riders))
            place += 1
    clear(table, race)


@compiled
def _write_specialists(table: Table, race: Race, team: int, picking: bool, out: Bytes) -> None:
    """The specialists that are free, if one is picked, and the team's own."""
    for specialist in range(len(table.types)):
        if picking and is_free(table, race, team, specialist):
            put(out, DRAFT + specialist, YES)
    for index in range(2):
        rider = table.own[team, index]
        if rider >= 0 and race.riders[rider, SPECIALIST] >= 0:
            put(out, DRAFT + race.riders[rider, SPECIALIST], MINE)


@compiled
def _write_refresh(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """The cards that may still be taken back, and their value."""
    cards = played_by(race, rider) - race.decks[rider, HAND]
    for kind in range(KINDS):
        number = NUMBERS[race.riders[rider, ROW], kind]
        if number >= 0:
            put(out, TAKEN + number, 64 * count(cards, kind))
    put(out, ROOM, 10 * room(table, race, rider))


@compiled
def _bid_of(table: Table, race: Race, team: int) -> int:
    """What it has bid, as far as it was shown."""
    value = 0
    for index in range(2):
        if table.own[team, index] >= 0:
            value += bid_value(table, race, table.own[team, index])
    return value
