"""Patron's inputs, as in `bots/patron/inputs.py`: the same bytes, made from the kernel's arrays."""

from typing import Final

from echappee.flamme.bots.patron.layout import (
    BID,
    BIDS,
    DRAFT,
    GRID,
    HEAD,
    INPUTS,
    MATE,
    MINE,
    OPEN,
    OWN,
    OWN_PARTS,
    QUESTION,
    ROOM,
    YES,
)
from echappee.flamme.bots.patron.layout import TAKEN as TAKEN_BACK
from echappee.flamme.kernel.policies.patron.answers import NUMBERS
from echappee.flamme.kernel.policies.patron.riders import write_riders
from echappee.flamme.kernel.policies.patron.road import Bytes, put, square_of, write_road, write_tokens
from echappee.flamme.kernel.policies.tempo.road import first_choice
from echappee.flamme.kernel.rules.breakaway import bid_value
from echappee.flamme.kernel.rules.energy import second_rider
from echappee.flamme.kernel.rules.lanes import FULL, clear, fill, free, is_racing
from echappee.flamme.kernel.rules.piles import KINDS, count, size
from echappee.flamme.kernel.rules.questions import PICKING, PLACES, PLACING, REFRESHING
from echappee.flamme.kernel.rules.ranking import place
from echappee.flamme.kernel.rules.refresh import played_by, room
from echappee.flamme.kernel.rules.specialists import is_free
from echappee.flamme.kernel.state import (
    CARD,
    CRASHED,
    HAND,
    HOME,
    LANE,
    PILE,
    RECYCLED,
    ROW,
    SPECIALIST,
    SQUARE,
    TAKEN,
)
from echappee.kernel.arrays import Race, Table
from echappee.kernel.compiler import compiled

FAR_AWAY: Final = YES
"""The distance if nobody is near: so far away that nothing is written."""


@compiled
def write_inputs(table: Table, race: Race, team: int, out: Bytes) -> None:
    """Write all inputs for a question to this team."""
    rider = race.about[team] if race.about[team] >= 0 else table.own[team, 0]
    for index in range(INPUTS):
        out[index] = 0
    _write_head(table, race, rider, out)
    _write_field(table, race, rider, out)
    _write_cards(table, race, rider, out)
    _write_cards_of_mate(table, race, rider, out)
    write_riders(table, race, rider, out)
    write_road(table, race, rider, out)
    write_tokens(table, race, rider, out)
    write_question(table, race, team, out)


@compiled
def _write_head(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """The race, its rules and the rider."""
    me = race.riders[rider]
    mate = second_rider(table, race, rider)
    to_go = table.finish - table.along[square_of(table, race, rider)]
    put(out, HEAD, YES if mate >= 0 and race.riders[mate, CARD] >= 0 else 0)
    put(out, HEAD + 1, YES * table.type[rider])
    put(out, HEAD + 2, to_go)
    put(out, HEAD + 3, 8 * to_go)
    put(out, HEAD + 4, 8 * race.round)
    put(out, HEAD + 6, 40 * table.teams)
    put(out, HEAD + 7, YES * table.declared)
    put(out, HEAD + 8, YES * table.itt)
    put(out, HEAD + 9, YES * table.ttt)
    put(out, HEAD + 10, YES * table.timed)
    put(out, HEAD + 11, YES * table.ride_out)
    put(out, HEAD + 12, YES * me[CRASHED])
    put(out, HEAD + 13, 80 * me[LANE])
    put(out, HEAD + 15, YES if mate >= 0 else 0)
    put(out, HEAD + 16, 8 * me[TAKEN])
    put(out, HEAD + 17, 32 * size(race.decks[rider, HAND]))
    if mate >= 0:
        _write_mate(table, race, rider, mate, out)


@compiled
def _write_field(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """How many riders are on the road, ahead and home, and how far away the next ones are."""
    here, mine = table.along[square_of(table, race, rider)], place(race, rider)
    racing, earlier, home, front = 0, 0, 0, 0
    ahead, behind = FAR_AWAY, FAR_AWAY
    for other in range(table.riders):
        home += race.riders[other, HOME] > 0
        if is_racing(race, other):
            away = table.along[race.riders[other, SQUARE]] - here
            racing += 1
            earlier += place(race, other) < mine
            front = max(front, away)
            ahead = min(ahead, away) if away > 0 else ahead
            behind = min(behind, -away) if away < 0 else behind
    put(out, HEAD + 5, 20 * racing)
    put(out, HEAD + 14, 20 * earlier)
    put(out, HEAD + 18, 4 * front)
    put(out, HEAD + 19, YES - 12 * ahead)
    put(out, HEAD + 20, YES - 12 * behind)
    put(out, HEAD + 21, 32 * home)


@compiled
def _write_mate(table: Table, race: Race, rider: int, mate: int, out: Bytes) -> None:
    """Where the team-mate is, and where the card it has played leads."""
    here, its = table.along[square_of(table, race, rider)], race.riders[mate]
    away = table.along[its[SQUARE]] - here
    put(out, HEAD + 22, 8 * away)
    put(out, HEAD + 23, -8 * away)
    put(out, HEAD + 24, 8 * its[TAKEN])
    if its[CARD] >= 0:
        end = first_choice(table, race, its[SQUARE], its[CRASHED], its[ROW], its[CARD])
        away = table.along[end] - here
        put(out, HEAD + 25, 20 * table.values[its[ROW], its[CARD]])
        put(out, HEAD + 26, 8 * away)
        put(out, HEAD + 27, -8 * away)


@compiled
def _write_cards(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """The rider's cards, and where those in its hand lead."""
    me, deck = race.riders[rider], race.decks[rider]
    here = table.along[me[SQUARE]]
    for kind in range(KINDS):
        number = NUMBERS[me[ROW], kind]
        if number >= 0:
            at = OWN + OWN_PARTS * number
            put(out, at, 64 * count(deck[HAND], kind))
            put(out, at + 1, 40 * count(deck[PILE], kind))
            put(out, at + 2, 40 * count(deck[RECYCLED], kind))
            if count(deck[HAND], kind):
                end = first_choice(table, race, me[SQUARE], me[CRASHED], me[ROW], kind)
                put(out, at + 3, 20 * (table.along[end] - here))


@compiled
def _write_cards_of_mate(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """The team-mate's remaining cards."""
    mate = second_rider(table, race, rider)
    if mate >= 0:
        left = race.decks[mate, PILE] + race.decks[mate, RECYCLED]
        for kind in range(KINDS):
            number = NUMBERS[race.riders[mate, ROW], kind]
            if number >= 0:
                put(out, MATE + number, 40 * count(left, kind))


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
            put(out, TAKEN_BACK + number, 64 * count(cards, kind))
    put(out, ROOM, 10 * room(table, race, rider))


@compiled
def _bid_of(table: Table, race: Race, team: int) -> int:
    """The value of the bid cards it has shown."""
    value = 0
    for index in range(2):
        if table.own[team, index] >= 0:
            value += bid_value(table, race, table.own[team, index])
    return value
