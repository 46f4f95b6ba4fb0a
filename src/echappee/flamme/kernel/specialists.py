"""The specialists that a seat may still pick (rules 9.1.3)."""

from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.state import SPECIALIST, Race
from echappee.flamme.kernel.tables import Table


@compiled
def is_free(table: Table, race: Race, team: int, specialist: int) -> bool:
    """Whether a copy is left, and a rider of this team that it suits."""
    taken = 0
    for rider in range(table.riders):
        taken += race.riders[rider, SPECIALIST] == specialist
    own = table.own[team, table.types[specialist]]
    return taken < table.copies and race.riders[own, SPECIALIST] < 0
