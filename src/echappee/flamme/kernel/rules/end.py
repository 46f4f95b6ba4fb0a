"""End phase (rules 4) and the finish (rules 5, 10.5), in the book's order."""

from echappee.flamme.kernel import state
from echappee.flamme.kernel.card_table import RELENTLESS
from echappee.flamme.kernel.rules.clock import award, give_minutes, has_arrived, time_arrivals
from echappee.flamme.kernel.rules.forks import close_up_forked
from echappee.flamme.kernel.rules.lanes import clear, fill, is_racing
from echappee.flamme.kernel.rules.piles import EXHAUSTION, single
from echappee.flamme.kernel.rules.ranking import is_ahead
from echappee.flamme.kernel.rules.slipstream import close_up
from echappee.flamme.kernel.rules.tokens import collect, held
from echappee.flamme.kernel.tables import DIRECTED
from echappee.kernel import Race, Table, compiled


@compiled
def take(race: Race, rider: int) -> None:
    """Add an exhaustion card to its recycled cards."""
    race.decks[rider, state.RECYCLED] += EXHAUSTION
    race.riders[rider, state.TAKEN] += 1


@compiled
def exhaust(table: Table, race: Race, company: int) -> None:
    """Give an exhaustion card to every rider of this company that has earned one (4.3.1)."""
    for rider in range(table.riders):
        if table.company[rider] == company and tires(table, race, rider):
            if table.itt:
                tired = is_hardest(table, race, rider)
            else:
                tired = is_exposed(table, race, race.riders[rider, state.SQUARE])
            if tired:
                take(race, rider)


@compiled
def is_exposed(table: Table, race: Race, square: int) -> bool:
    """Whether nobody is in any lane of the next square, on either way of a split (4.3.1, 8.3.10)."""
    return race.lanes[table.next[square, 0]] == 0 and race.lanes[table.next[square, 1]] == 0


@compiled
def is_hardest(table: Table, race: Race, rider: int) -> bool:
    """Whether no rider of its type played a higher card in this round, as printed (11.2.2)."""
    card = race.riders[rider, state.CARD]
    if card < 0:
        return False
    value = table.values[race.riders[rider, state.ROW], card]
    for other in range(table.riders):
        theirs = race.riders[other, state.CARD]
        rival = table.type[other] == table.type[rider] and theirs >= 0
        if rival and table.values[race.riders[other, state.ROW], theirs] > value:
            return False
    return True


@compiled
def tires(table: Table, race: Race, rider: int) -> bool:
    """Whether it can tire: an automatic (6.2.6), relentless (9.3.5) or finished rider cannot (10.5.5)."""
    if not is_racing(race, rider) or table.kinds[table.team[rider]] != DIRECTED:
        return False
    if table.timed and race.riders[rider, state.SQUARE] > table.line:
        return False
    card = race.riders[rider, state.CARD]
    return card < 0 or not table.powers[race.riders[rider, state.ROW], card] & RELENTLESS


@compiled
def end(table: Table, race: Race) -> None:
    """Slipstream, collect tokens, take times, tire, remove played cards, and see who is home."""
    refreshed = _holders(table, race)
    for company in range(table.companies):
        fill(table, race, company)
        if table.forked:
            close_up_forked(table, race, company)
        else:
            close_up(table, race, company)
        if table.timed:
            time_arrivals(table, race, company)
        exhaust(table, race, company)
        clear(table, race)
    collect(table, race)
    _count_leader(table, race)
    if table.timed:
        give_minutes(table, race)
    _remove_played(table, race)
    _come_home(table, race)
    if is_over(table, race):
        race.phase = state.OVER
    elif _holders(table, race) > refreshed:
        race.phase = state.REFRESH
    else:
        race.phase = state.ENERGY
        race.round += 1


@compiled
def is_over(table: Table, race: Race) -> bool:
    """Over with the first rider home; with the last one if everybody rides home (5.1.1, 5.2.1, 10.5.7)."""
    home = 0
    for rider in range(table.riders):
        home += race.riders[rider, state.HOME] > 0
    return home == table.riders if table.ride_out or table.timed else home > 0


@compiled
def _remove_played(table: Table, race: Race) -> None:
    """Played cards leave the race (4.1.1)."""
    for rider in range(table.riders):
        card = race.riders[rider, state.CARD]
        if card >= 0:
            race.decks[rider, state.PLAYED] += single(card)
            race.riders[rider, state.CARD] = -1


@compiled
def _come_home(table: Table, race: Race) -> None:
    """Riders beyond the line are home, the first of them on the podium where times count (5.1.1, 10.5.6)."""
    for rider in range(table.riders):
        if has_arrived(table, race, rider):
            race.riders[rider, state.HOME] = race.round
    if table.timed:
        award(table, race)


@compiled
def _count_leader(table: Table, race: Race) -> None:
    """Count the leader of the race, until the first rider is home (10.9.1)."""
    first = 0
    for rider in range(table.riders):
        if race.riders[rider, state.HOME]:
            return
        if is_ahead(table, race, rider, first):
            first = rider
    race.riders[first, state.LED] += 1


@compiled
def _holders(table: Table, race: Race) -> int:
    """How many have the refresh token (11.3.3)."""
    count = 0
    for pile in range(table.pile_count):
        if table.refreshes[pile]:
            for rider in range(table.riders):
                count += held(race, rider, table.piles[pile, 0]) > 0
    return count
