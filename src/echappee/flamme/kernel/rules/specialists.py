"""The specialists (rules 9.1): which of them a seat may still pick, and a rider that becomes one."""

from echappee.flamme.kernel.rules.piles import BITS, TIRED
from echappee.flamme.kernel.state import PILE, ROW, SPECIALIST
from echappee.kernel import Race, Table, compiled


@compiled
def is_free(table: Table, race: Race, team: int, specialist: int) -> bool:
    """Whether a copy is left, and a rider of this team suits it (9.1.3)."""
    taken = 0
    for rider in range(table.riders):
        taken += race.riders[rider, SPECIALIST] == specialist
    own = table.own[team, table.types[specialist]]
    return taken < table.copies and race.riders[own, SPECIALIST] < 0


@compiled
def become(table: Table, race: Race, team: int, specialist: int) -> None:
    """A rider of this team as this specialist, with its deck; exhaustion cards stay in it (9.1.4)."""
    rider = table.own[team, table.types[specialist]]
    tired = race.decks[rider, PILE] >> BITS * TIRED
    race.riders[rider, SPECIALIST] = specialist
    race.riders[rider, ROW] = specialist
    race.decks[rider, PILE] = table.decks[specialist] + (tired << BITS * TIRED)
