"""Exhaustion (rules 4.3, 11.2): open road ahead tires a rider; in an individual trial the highest card."""

from echappee.flamme.kernel.card_table import RELENTLESS
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.lanes import is_racing
from echappee.flamme.kernel.piles import EXHAUSTION
from echappee.flamme.kernel.state import CARD, RECYCLED, ROW, SQUARE, TAKEN, Race
from echappee.flamme.kernel.tables import DIRECTED, Table


@compiled
def take(race: Race, rider: int) -> None:
    """One exhaustion card more among its recycled cards."""
    race.decks[rider, RECYCLED] += EXHAUSTION
    race.riders[rider, TAKEN] += 1


@compiled
def exhaust(table: Table, race: Race, company: int) -> None:
    """Give an exhaustion card to every rider of this company that has earned one (4.3.1)."""
    for rider in range(table.riders):
        if table.company[rider] == company and tires(table, race, rider):
            if table.itt:
                tired = is_hardest(table, race, rider)
            else:
                tired = is_exposed(table, race, race.riders[rider, SQUARE])
            if tired:
                take(race, rider)


@compiled
def is_exposed(table: Table, race: Race, square: int) -> bool:
    """Whether nobody is in any lane of the next square, on either way of a split (4.3.1, 8.3.10)."""
    return race.lanes[table.next[square, 0]] == 0 and race.lanes[table.next[square, 1]] == 0


@compiled
def is_hardest(table: Table, race: Race, rider: int) -> bool:
    """Whether no rider of its type played a higher card in this round, as printed (11.2.2)."""
    card = race.riders[rider, CARD]
    if card < 0:
        return False
    value = table.values[race.riders[rider, ROW], card]
    for other in range(table.riders):
        theirs = race.riders[other, CARD]
        rival = table.type[other] == table.type[rider] and theirs >= 0
        if rival and table.values[race.riders[other, ROW], theirs] > value:
            return False
    return True


@compiled
def tires(table: Table, race: Race, rider: int) -> bool:
    """Whether it can tire: not if automatic (6.2.6), relentless (9.3.5) or over the line (10.5.5)."""
    if not is_racing(race, rider) or table.kinds[table.team[rider]] != DIRECTED:
        return False
    if table.timed and race.riders[rider, SQUARE] > table.line:
        return False
    card = race.riders[rider, CARD]
    return card < 0 or not table.powers[race.riders[rider, ROW], card] & RELENTLESS
