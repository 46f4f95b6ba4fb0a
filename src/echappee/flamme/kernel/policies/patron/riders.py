"""The other riders in patron's inputs: one by one, and on maps of the squares around."""

from echappee.flamme.bots.patron import layout
from echappee.flamme.kernel import state
from echappee.flamme.kernel.policies.patron.road import Bytes, add, put, square_of
from echappee.flamme.kernel.policies.tempo.road import first_choice
from echappee.flamme.kernel.rules.lanes import is_racing
from echappee.flamme.kernel.rules.piles import EXHAUSTION, KINDS, TIRED, count, single, size
from echappee.flamme.kernel.rules.ranking import is_behind, place
from echappee.flamme.kernel.tables import DIRECTED, MUSCLE, PELOTON
from echappee.kernel import Race, Table, compiled


@compiled
def write_riders(table: Table, race: Race, rider: int, out: Bytes) -> None:
    """The others, the foremost first."""
    written = 0
    for slot in range(table.riders - 1):
        other = _next_rider(table, race, rider, written)
        written |= 1 << other
        at = layout.RIDERS + layout.RIDER_SIZE * slot
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
    away = table.along[its[state.SQUARE]] - table.along[square_of(table, race, rider)]
    put(out, at, layout.YES if is_racing(race, other) else 0)
    put(out, at + 1, layout.YES if its[state.HOME] else 0)
    put(out, at + 2, 6 * away)
    put(out, at + 3, -6 * away)
    put(out, at + 4, 80 * its[state.LANE])
    put(out, at + 5, layout.YES if table.kinds[team] == PELOTON else 0)
    put(out, at + 6, layout.YES if table.kinds[team] == MUSCLE else 0)
    put(out, at + 7, layout.YES * table.type[other])
    put(out, at + 8, layout.YES * its[state.CRASHED])
    seat = (team - table.team[rider]) % table.teams
    put(out, at + 14 + min(seat, layout.TEAMS - 1), layout.YES)


@compiled
def _write_deck(table: Table, race: Race, other: int, at: int, out: Bytes) -> None:
    """How many cards, how many of them exhaustion, how good on average and at best, how many strong."""
    deck, row = _deck_of(table, race, other), race.riders[other, state.ROW]
    cards, total, top, strong = size(deck), 0, 0, 0
    for kind in range(KINDS):
        copies, value = count(deck, kind), table.values[row, kind]
        total += copies * value
        if copies:
            top = max(top, value)
        if value >= layout.STRONG:
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
    deck = cards[state.PILE] + cards[state.RECYCLED]
    if table.kinds[team] != DIRECTED:
        return deck
    if race.phase != state.REFRESH:
        deck += cards[state.HAND]
    if race.riders[rider, state.CARD] >= 0:
        deck += single(race.riders[rider, state.CARD])
    return deck + cards[state.PLAYED] if race.riders[rider, state.CARD] == state.BIDDING else deck


@compiled
def _write_maps(table: Table, race: Race, rider: int, other: int, out: Bytes) -> None:
    """Where each rider is, and where it may land."""
    its = race.riders[other]
    here = table.along[square_of(table, race, rider)]
    _mark(out, layout.NOW, table.along[its[state.SQUARE]] - here, layout.NEIGHBOUR)
    if table.trial and table.company[other] != table.company[rider]:
        return
    first = layout.EARLIER if place(race, other) < place(race, rider) else layout.LATER
    if its[state.CARD] >= 0 and table.team[other] == table.team[rider]:
        end = first_choice(table, its[state.SQUARE], its[state.CRASHED], its[state.ROW], its[state.CARD])
        _mark(out, first, table.along[end] - here, layout.SURE)
        return
    deck = _deck_of(table, race, other) or EXHAUSTION
    cards = size(deck)
    for kind in range(KINDS):
        copies = count(deck, kind)
        if copies:
            end = first_choice(table, its[state.SQUARE], its[state.CRASHED], its[state.ROW], kind)
            _mark(out, first, table.along[end] - here, layout.SURE * copies // cards)


@compiled
def _mark(out: Bytes, first: int, away: int, share: int) -> None:
    """Mark this square on a map, if the map reaches as far."""
    if 0 <= away + layout.BACK < layout.MAP:
        add(out, first + away + layout.BACK, share)
