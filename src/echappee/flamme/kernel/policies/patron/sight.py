"""What a rider sees of the race: patron's inputs but for the question, made from the kernel's arrays."""

from typing import Final

from echappee.flamme.bots.patron import layout
from echappee.flamme.kernel import state
from echappee.flamme.kernel.policies.patron.answers import NUMBERS
from echappee.flamme.kernel.policies.patron.riders import write_riders
from echappee.flamme.kernel.policies.patron.road import Bytes, put, square_of, write_road, write_tokens
from echappee.flamme.kernel.policies.tempo.road import first_choice
from echappee.flamme.kernel.rules.lanes import is_racing, second_rider
from echappee.flamme.kernel.rules.piles import KINDS, count, size
from echappee.flamme.kernel.rules.ranking import place
from echappee.kernel import Race, Table, compiled

FAR_AWAY: Final = layout.YES
"""The distance if nobody is near: so far away that nothing is written."""


@compiled
def write_seen(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """Write what this rider sees, everything but the question; what is not written is zero already."""
    _write_head(table, race, rider, out)
    _write_field(table, race, rider, out)
    _write_cards(table, race, rider, out)
    _write_cards_of_mate(table, race, rider, out)
    write_riders(table, race, rider, out)
    write_road(table, race, rider, out)
    write_tokens(table, race, rider, out)


@compiled
def _write_head(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """The race, its rules and the rider."""
    me = race.riders[rider]
    mate = second_rider(table, race, rider)
    to_go = table.finish - table.along[square_of(table, race, rider)]
    put(out, layout.HEAD, layout.YES if mate >= 0 and race.riders[mate, state.CARD] >= 0 else 0)
    put(out, layout.HEAD + 1, layout.YES * table.type[rider])
    put(out, layout.HEAD + 2, to_go)
    put(out, layout.HEAD + 3, 8 * to_go)
    put(out, layout.HEAD + 4, 8 * race.round)
    put(out, layout.HEAD + 6, 40 * table.teams)
    put(out, layout.HEAD + 7, layout.YES * table.declared)
    put(out, layout.HEAD + 8, layout.YES * table.itt)
    put(out, layout.HEAD + 9, layout.YES * table.ttt)
    put(out, layout.HEAD + 10, layout.YES * table.timed)
    put(out, layout.HEAD + 11, layout.YES * table.ride_out)
    put(out, layout.HEAD + 12, layout.YES * me[state.CRASHED])
    put(out, layout.HEAD + 13, 80 * me[state.LANE])
    put(out, layout.HEAD + 15, layout.YES if mate >= 0 else 0)
    put(out, layout.HEAD + 16, 8 * me[state.TAKEN])
    put(out, layout.HEAD + 17, 32 * size(race.decks[rider, state.HAND]))
    if mate >= 0:
        _write_mate(table, race, rider, mate, out)


@compiled
def _write_field(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """How many riders are on the road, ahead and home, and how far away the next ones are."""
    here, mine = table.along[square_of(table, race, rider)], place(race, rider)
    racing, earlier, home, front = 0, 0, 0, 0
    ahead, behind = FAR_AWAY, FAR_AWAY
    for other in range(table.riders):
        home += race.riders[other, state.HOME] > 0
        if is_racing(race, other):
            away = table.along[race.riders[other, state.SQUARE]] - here
            racing += 1
            earlier += place(race, other) < mine
            front = max(front, away)
            ahead = min(ahead, away) if away > 0 else ahead
            behind = min(behind, -away) if away < 0 else behind
    put(out, layout.HEAD + 5, 20 * racing)
    put(out, layout.HEAD + 14, 20 * earlier)
    put(out, layout.HEAD + 18, 4 * front)
    put(out, layout.HEAD + 19, layout.YES - 12 * ahead)
    put(out, layout.HEAD + 20, layout.YES - 12 * behind)
    put(out, layout.HEAD + 21, 32 * home)


@compiled
def _write_mate(table: Table, race: Race, rider: int, mate: int, out: Bytes) -> None:
    """Where the team-mate is, and where the card it has played leads."""
    here, its = table.along[square_of(table, race, rider)], race.riders[mate]
    away = table.along[its[state.SQUARE]] - here
    put(out, layout.HEAD + 22, 8 * away)
    put(out, layout.HEAD + 23, -8 * away)
    put(out, layout.HEAD + 24, 8 * its[state.TAKEN])
    if its[state.CARD] >= 0:
        end = first_choice(table, its[state.SQUARE], its[state.CRASHED], its[state.ROW], its[state.CARD])
        away = table.along[end] - here
        put(out, layout.HEAD + 25, 20 * table.values[its[state.ROW], its[state.CARD]])
        put(out, layout.HEAD + 26, 8 * away)
        put(out, layout.HEAD + 27, -8 * away)


@compiled
def _write_cards(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """The rider's cards, and where those in its hand lead."""
    me, deck = race.riders[rider], race.decks[rider]
    here = table.along[me[state.SQUARE]]
    for kind in range(KINDS):
        number = NUMBERS[me[state.ROW], kind]
        if number >= 0:
            at = layout.OWN + layout.OWN_PARTS * number
            put(out, at, 64 * count(deck[state.HAND], kind))
            put(out, at + 1, 40 * count(deck[state.PILE], kind))
            put(out, at + 2, 40 * count(deck[state.RECYCLED], kind))
            if count(deck[state.HAND], kind):
                end = first_choice(table, me[state.SQUARE], me[state.CRASHED], me[state.ROW], kind)
                put(out, at + 3, 20 * (table.along[end] - here))


@compiled
def _write_cards_of_mate(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """The team-mate's remaining cards."""
    mate = second_rider(table, race, rider)
    if mate >= 0:
        left = race.decks[mate, state.PILE] + race.decks[mate, state.RECYCLED]
        for kind in range(KINDS):
            number = NUMBERS[race.riders[mate, state.ROW], kind]
            if number >= 0:
                put(out, layout.MATE + number, 40 * count(left, kind))
