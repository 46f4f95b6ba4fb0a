"""The other riders in patron's inputs: one by one, and on maps of the squares around."""

from echappee.flamme.bots.patron.layout import (
    BACK,
    EARLIER,
    LATER,
    MAP,
    NEIGHBOUR,
    NOW,
    RIDER_SIZE,
    RIDERS,
    STRONG,
    SURE,
    TEAMS,
    YES,
)
from echappee.flamme.kernel.policies.patron.road import Bytes, add, put, square_of
from echappee.flamme.kernel.policies.tempo.road import first_choice
from echappee.flamme.kernel.rules.breakaway import BIDDING
from echappee.flamme.kernel.rules.lanes import is_racing
from echappee.flamme.kernel.rules.piles import EXHAUSTION, KINDS, TIRED, count, single, size
from echappee.flamme.kernel.rules.ranking import is_behind, place
from echappee.flamme.kernel.state import (
    CARD,
    CRASHED,
    HAND,
    HOME,
    LANE,
    PILE,
    PLAYED,
    RECYCLED,
    REFRESH,
    ROW,
    SQUARE,
)
from echappee.flamme.kernel.tables import DIRECTED, MUSCLE, PELOTON
from echappee.kernel.arrays import Race, Table
from echappee.kernel.compiler import compiled


@compiled
def write_riders(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """The others, the foremost first."""
    written = 0
    for slot in range(table.riders - 1):
        other = _next_rider(table, race, rider, written)
        written |= 1 << other
        at = RIDERS + RIDER_SIZE * slot
        _write_rider(table, race, rider, other, at, out)
        _write_deck(table, race, other, at + 9, out)
        if is_racing(race, other):
            _write_maps(table, race, rider, other, out)


@compiled
def _next_rider(table: Table, race: Race, rider: int, written: int) -> int:
    """The foremost of the others that has not been written yet."""
    found = -1
    for other in range(table.riders):
        is_left = other != rider and not written >> other & 1
        if is_left and (found < 0 or is_behind(race, found, other, place(race, other))):
            found = other
    return found


@compiled
def _write_rider(table: Table, race: Race, rider: int, other: int, at: int, out: Bytes) -> None:
    its, team = race.riders[other], table.team[other]
    away = table.along[its[SQUARE]] - table.along[square_of(table, race, rider)]
    put(out, at, YES if is_racing(race, other) else 0)
    put(out, at + 1, YES if its[HOME] else 0)
    put(out, at + 2, 6 * away)
    put(out, at + 3, -6 * away)
    put(out, at + 4, 80 * its[LANE])
    put(out, at + 5, YES if table.kinds[team] == PELOTON else 0)
    put(out, at + 6, YES if table.kinds[team] == MUSCLE else 0)
    put(out, at + 7, YES * table.type[other])
    put(out, at + 8, YES * its[CRASHED])
    seat = (team - table.team[rider]) % table.teams
    put(out, at + 14 + min(seat, TEAMS - 1), YES)


@compiled
def _write_deck(table: Table, race: Race, other: int, at: int, out: Bytes) -> None:
    """How many cards, how many of them exhaustion, how good on average and at best, how many strong."""
    deck, row = _deck_of(table, race, other), race.riders[other, ROW]
    cards, total, top, strong = size(deck), 0, 0, 0
    for kind in range(KINDS):
        copies, value = count(deck, kind), table.values[row, kind]
        total += copies * value
        if copies:
            top = max(top, value)
        if value >= STRONG:
            strong += copies
    put(out, at, 12 * cards)
    put(out, at + 1, 25 * count(deck, TIRED))
    put(out, at + 2, 25 * total // cards if cards else 0)
    put(out, at + 3, 20 * top)
    put(out, at + 4, 32 * strong)


@compiled
def _deck_of(table: Table, race: Race, rider: int) -> int:
    """All cards left, as anybody can count them; the one deck of a Peloton team is its Rouleur's."""
    team = table.team[rider]
    if table.kinds[team] == PELOTON:
        rider = table.own[team, 0]
    cards = race.decks[rider]
    deck = cards[PILE] + cards[RECYCLED]
    if table.kinds[team] != DIRECTED:
        return deck
    if race.phase != REFRESH:
        deck += cards[HAND]
    if race.riders[rider, CARD] >= 0:
        deck += single(race.riders[rider, CARD])
    return deck + cards[PLAYED] if race.riders[rider, CARD] == BIDDING else deck


@compiled
def _write_maps(table: Table, race: Race, rider: int, other: int, out: Bytes) -> None:
    """Where each rider is, and where it may land."""
    its = race.riders[other]
    here = table.along[square_of(table, race, rider)]
    _mark(out, NOW, table.along[its[SQUARE]] - here, NEIGHBOUR)
    if table.trial and table.company[other] != table.company[rider]:
        return
    first = EARLIER if place(race, other) < place(race, rider) else LATER
    if its[CARD] >= 0 and table.team[other] == table.team[rider]:
        end = first_choice(table, race, its[SQUARE], its[CRASHED], its[ROW], its[CARD])
        _mark(out, first, table.along[end] - here, SURE)
        return
    deck = _deck_of(table, race, other) or EXHAUSTION
    cards = size(deck)
    for kind in range(KINDS):
        copies = count(deck, kind)
        if copies:
            end = first_choice(table, race, its[SQUARE], its[CRASHED], its[ROW], kind)
            _mark(out, first, table.along[end] - here, SURE * copies // cards)


@compiled
def _mark(out: Bytes, first: int, away: int, share: int) -> None:
    """Mark this square on a map, if the map reaches as far."""
    if 0 <= away + BACK < MAP:
        add(out, first + away + BACK, share)
