"""Refresh: of everything that may be taken back, the cards that serve best on the road left."""

from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.lanes import is_racing
from echappee.flamme.kernel.piles import EXHAUSTION, KINDS, count, single
from echappee.flamme.kernel.policies.tempo.legs import legs
from echappee.flamme.kernel.policies.tempo.reserve import rounds_left
from echappee.flamme.kernel.state import PILE, RECYCLED, ROW, SQUARE, Race
from echappee.flamme.kernel.tables import Table


@compiled
def best_refresh(table: Table, race: Race, rider: int, cards: int, limit: int) -> int:
    """The selection of these cards, up to a total value, that leaves the rider with the best deck."""
    row, square = race.riders[rider, ROW], race.riders[rider, SQUARE]
    deck = race.decks[rider, PILE] + race.decks[rider, RECYCLED]
    front = 0
    race.foremost = 0
    for other in range(table.riders):
        if is_racing(race, other):
            front = max(front, table.along[race.riders[other, SQUARE]])
            race.foremost = max(race.foremost, race.riders[other, SQUARE])
    rounds = rounds_left(table, race, float(front), square)
    taken, best = 0, 0
    highest = legs(table, race, row, deck or EXHAUSTION, square, rounds)
    while True:
        taken, limit = _next(table, row, cards, taken, limit)
        if taken == 0:
            return best
        worth = legs(table, race, row, deck + taken, square, rounds)
        if worth > highest:
            best, highest = taken, worth


@compiled
def _next(table: Table, row: int, cards: int, taken: int, limit: int) -> tuple[int, int]:
    """The next selection, and the value it leaves: the last kind changes first; 0 after the last one."""
    for kind in range(KINDS - 1, -1, -1):
        value = table.values[row, kind]
        if count(taken, kind) < count(cards, kind) and value <= limit:
            return taken + single(kind), limit - value
        limit += count(taken, kind) * value
        taken -= count(taken, kind) * single(kind)
    return 0, limit
