"""Against the clock: in an individual trial the highest card of each type tires its rider."""

from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.lanes import is_racing
from echappee.flamme.kernel.piles import EXHAUSTION, count, single
from echappee.flamme.kernel.policies.tempo.forecast import eagerness
from echappee.flamme.kernel.policies.tempo.weights import BOLDNESS
from echappee.flamme.kernel.state import CARD, PILE, RECYCLED, ROW, Race
from echappee.flamme.kernel.tables import Table


@compiled
def hardest(table: Table, race: Race, rider: int, value: int) -> float:
    """How likely nobody of the same type plays higher than this value; equal cards tire both riders."""
    chance = 1.0
    for other in range(table.riders):
        if other != rider and table.type[other] == table.type[rider] and is_racing(race, other):
            chance *= _plays_no_more(table, race, other, value)
    return chance


@compiled
def _plays_no_more(table: Table, race: Race, rider: int, value: int) -> float:
    """How likely this rider plays no higher card than this value; what it has played already is a secret."""
    row, card = race.riders[rider, ROW], race.riders[rider, CARD]
    deck = race.decks[rider, PILE] + race.decks[rider, RECYCLED] + (single(card) if card >= 0 else 0)
    low, all_ = 0.0, 0.0
    for index in range(table.kind_counts[row]):
        kind = table.card_order[row, index]
        for _ in range(count(deck or EXHAUSTION, kind)):
            weight = eagerness(table.values[row, kind], table.weights[BOLDNESS])
            all_ += weight
            if table.values[row, kind] <= value:
                low += weight
    return low / all_
