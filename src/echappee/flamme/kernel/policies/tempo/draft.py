"""The draft: the specialist that this road suits best, taken before one that is easier to replace."""

from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.policies.tempo.weights import RATING
from echappee.flamme.kernel.specialists import is_free
from echappee.flamme.kernel.state import Race
from echappee.flamme.kernel.tables import Table


@compiled
def best_specialist(table: Table, race: Race, team: int) -> int:
    """The free one furthest above the others of its type, Rouleur or Sprinteur."""
    best, highest = -1, 0.0
    for specialist in range(len(table.types)):
        if is_free(table, race, team, specialist):
            usual = _usual(table, race, team, table.types[specialist])
            worth = table.weights[RATING + specialist] - usual
            if best < 0 or worth > highest:
                best, highest = specialist, worth
    return best


@compiled
def _usual(table: Table, race: Race, team: int, kind: int) -> float:
    """How good a free specialist of this type is on average."""
    total, number = 0.0, 0
    for specialist in range(len(table.types)):
        if table.types[specialist] == kind and is_free(table, race, team, specialist):
            total += table.weights[RATING + specialist]
            number += 1
    return total / number
