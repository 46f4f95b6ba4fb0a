"""End phase (rules 4) and the finish (rules 5, 10.5), in the book's order."""

from echappee.flamme.kernel.clock import award, give_minutes, has_arrived, time_arrivals
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.exhaustion import exhaust
from echappee.flamme.kernel.forks import close_up_forked
from echappee.flamme.kernel.lanes import clear, fill
from echappee.flamme.kernel.piles import single
from echappee.flamme.kernel.ranking import is_ahead
from echappee.flamme.kernel.slipstream import close_up
from echappee.flamme.kernel.state import CARD, ENERGY, HOME, LED, OVER, PLAYED, REFRESH, Race
from echappee.flamme.kernel.tables import Table
from echappee.flamme.kernel.tokens import collect, held


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
        race.phase = OVER
    elif _holders(table, race) > refreshed:
        race.phase = REFRESH
    else:
        race.phase = ENERGY
        race.round += 1


@compiled
def is_over(table: Table, race: Race) -> bool:
    """Over with the first rider home; with the last one if everybody rides home (5.1.1, 5.2.1, 10.5.7)."""
    home = 0
    for rider in range(table.riders):
        home += race.riders[rider, HOME] > 0
    return home == table.riders if table.ride_out or table.timed else home > 0


@compiled
def _remove_played(table: Table, race: Race) -> None:
    """Played cards leave the race (4.1.1)."""
    for rider in range(table.riders):
        card = race.riders[rider, CARD]
        if card >= 0:
            race.decks[rider, PLAYED] += single(card)
            race.riders[rider, CARD] = -1


@compiled
def _come_home(table: Table, race: Race) -> None:
    """Riders beyond the line are home, the first of them on the podium where times count (5.1.1, 10.5.6)."""
    for rider in range(table.riders):
        if has_arrived(table, race, rider):
            race.riders[rider, HOME] = race.round
    if table.timed:
        award(table, race)


@compiled
def _count_leader(table: Table, race: Race) -> None:
    """The rider who leads the race, until somebody is home (10.9.1)."""
    first = 0
    for rider in range(table.riders):
        if race.riders[rider, HOME]:
            return
        if is_ahead(table, race, rider, first):
            first = rider
    race.riders[first, LED] += 1


@compiled
def _holders(table: Table, race: Race) -> int:
    """How many have the refresh token (11.3.3)."""
    count = 0
    for pile in range(table.pile_count):
        if table.refreshes[pile]:
            for rider in range(table.riders):
                count += held(race, rider, table.piles[pile, 0]) > 0
    return count
