"""Patron's inputs, as in `bots/patron/inputs.py`: the same bytes, made from the kernel's arrays."""

from echappee.flamme.bots.patron import layout
from echappee.flamme.bots.patron.layout import TAKEN as TAKEN_BACK
from echappee.flamme.kernel import state
from echappee.flamme.kernel.policies.patron.answers import NUMBERS
from echappee.flamme.kernel.policies.patron.road import Bytes, put
from echappee.flamme.kernel.policies.patron.sight import write_seen
from echappee.flamme.kernel.road_table import LANES
from echappee.flamme.kernel.rules.breakaway import bid_value
from echappee.flamme.kernel.rules.lanes import second_rider
from echappee.flamme.kernel.rules.piles import KINDS, count
from echappee.flamme.kernel.rules.questions import PICKING, PLACES, PLACING, REFRESHING
from echappee.flamme.kernel.rules.refresh import played_by, room
from echappee.flamme.kernel.rules.specialists import is_free
from echappee.kernel import Race, Table, compiled


@compiled
def write_inputs(table: Table, race: Race, team: int, out: Bytes) -> None:
    """Write all inputs for a question to this team; where nothing is written they are zero already."""
    rider = race.about[team] if race.about[team] >= 0 else table.own[team, 0]
    write_seen(table, race, rider, out)
    write_question(table, race, team, out)
    _write_played(race, rider, 0, out)
    _write_played(race, second_rider(table, race, rider), layout.KINDS, out)
    _write_rules(table, out)


@compiled
def _write_played(race: Race, rider: int, first: int, out: Bytes) -> None:
    """What this rider has played; a bid is not gone yet."""
    if rider < 0 or race.riders[rider, state.CARD] == state.BIDDING:
        return
    for kind in range(KINDS):
        number = NUMBERS[race.riders[rider, state.ROW], kind]
        if number >= 0:
            put(out, layout.PLAYED + first + number, 40 * count(race.decks[rider, state.PLAYED], kind))


@compiled
def _write_rules(table: Table, out: Bytes) -> None:
    """In the order of the layout."""
    put(out, layout.RULED, layout.YES * table.extended)
    put(out, layout.RULED + 1, layout.YES * table.tour)
    put(out, layout.RULED + 2, layout.YES * table.specialists)
    put(out, layout.RULED + 3, layout.YES * table.weather)
    put(out, layout.RULED + 4, layout.YES * table.breakaway)
    put(out, layout.RULED + 5, layout.YES * table.super_combative)


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
    for index in range(table.grid_size):
        square, riders = table.grid[index], 0
        for rider in range(table.riders):
            riders += race.riders[rider, state.SQUARE] == square
        if riders < table.squares[0, square, LANES]:
            put(out, layout.GRID + place, layout.OPEN * (1 + riders))
            place += 1


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
