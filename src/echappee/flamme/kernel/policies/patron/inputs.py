"""Patron's inputs, as in `bots/patron/inputs.py`: the same bytes, made from the kernel's arrays."""

from echappee.flamme.bots.patron import layout
from echappee.flamme.bots.patron.layout import TAKEN as TAKEN_BACK
from echappee.flamme.kernel import state
from echappee.flamme.kernel.policies.patron.answers import NUMBERS
from echappee.flamme.kernel.policies.patron.road import Bytes, put
from echappee.flamme.kernel.policies.patron.sight import write_seen
from echappee.flamme.kernel.rules.breakaway import bid_value
from echappee.flamme.kernel.rules.lanes import FULL, clear, fill, free
from echappee.flamme.kernel.rules.piles import KINDS, count
from echappee.flamme.kernel.rules.questions import PICKING, PLACES, PLACING, REFRESHING
from echappee.flamme.kernel.rules.refresh import played_by, room
from echappee.flamme.kernel.rules.specialists import is_free
from echappee.kernel import Race, Table, compiled


@compiled
def write_inputs(table: Table, race: Race, team: int, out: Bytes) -> None:
    """Write all inputs for a question to this team."""
    rider = race.about[team] if race.about[team] >= 0 else table.own[team, 0]
    for index in range(layout.QUESTION, layout.INPUTS):
        out[index] = 0
    write_seen(table, race, rider, out)
    write_question(table, race, team, out)


@compiled
def write_question(table: Table, race: Race, team: int, out: Bytes) -> None:
    asked = race.asked[team]
    put(out, layout.QUESTION + asked - 1, layout.YES)
    if PLACING <= asked <= PLACES:
        _write_grid(table, race, out)
    if asked == REFRESHING:
        _write_refresh(table, race, race.about[team], out)
    _write_specialists(table, race, team, asked == PICKING, out)
    for seat in range(table.teams):
        put(out, layout.BIDS + seat, layout.BID * _bid_of(table, race, (team + seat) % table.teams))


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
                riders += race.riders[rider, state.SQUARE] == square
            put(out, layout.GRID + place, layout.OPEN * (1 + riders))
            place += 1
    clear(table, race)


@compiled
def _write_specialists(table: Table, race: Race, team: int, picking: bool, out: Bytes) -> None:
    """The specialists that are free, if one is picked, and the team's own."""
    for specialist in range(len(table.types)):
        if picking and is_free(table, race, team, specialist):
            put(out, layout.DRAFT + specialist, layout.YES)
    for index in range(2):
        rider = table.own[team, index]
        if rider >= 0 and race.riders[rider, state.SPECIALIST] >= 0:
            put(out, layout.DRAFT + race.riders[rider, state.SPECIALIST], layout.MINE)


@compiled
def _write_refresh(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """The cards that may still be taken back, and their value."""
    cards = played_by(race, rider) - race.decks[rider, state.HAND]
    for kind in range(KINDS):
        number = NUMBERS[race.riders[rider, state.ROW], kind]
        if number >= 0:
            put(out, TAKEN_BACK + number, 64 * count(cards, kind))
    put(out, layout.ROOM, 10 * room(table, race, rider))


@compiled
def _bid_of(table: Table, race: Race, team: int) -> int:
    """The value of the bid cards it has shown."""
    value = 0
    for index in range(2):
        if table.own[team, index] >= 0:
            value += bid_value(table, race, table.own[team, index])
    return value
