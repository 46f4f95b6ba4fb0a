"""The policy that leaves everything to chance, where it takes more than one number."""

from echappee.flamme.kernel.chance import FOR_REFRESH, numbers
from echappee.flamme.kernel.compiler import compiled
from echappee.flamme.kernel.philox import split
from echappee.flamme.kernel.rules.piles import KINDS, count, single
from echappee.flamme.kernel.rules.specialists import is_free
from echappee.flamme.kernel.state import ROW, Race
from echappee.flamme.kernel.tables import Table


@compiled
def sample_refresh(table: Table, race: Race, rider: int, cards: int, limit: int) -> int:
    """Cards one by one, until chance has enough or nothing more fits."""
    row = race.riders[rider, ROW]
    taken, step = 0, 0
    while True:
        fitting = 0
        for kind in range(KINDS):
            if table.values[row, kind] <= limit:
                fitting += count(cards, kind)
        if fitting == 0:
            return taken
        index = split(numbers(race, FOR_REFRESH, 32 * rider + step)[0], fitting + 1)[0]
        if index == fitting:
            return taken
        for kind in range(KINDS):
            if table.values[row, kind] <= limit:
                index -= count(cards, kind)
                if index < 0:
                    break
        taken += single(kind)
        cards -= single(kind)
        limit -= table.values[row, kind]
        step += 1


@compiled
def sample_specialist(table: Table, race: Race, team: int, index: int) -> int:
    """The specialist of this index among those that are free for the team."""
    specialist = 0
    while index > 0 or not is_free(table, race, team, specialist):
        index -= is_free(table, race, team, specialist)
        specialist += 1
    return specialist
