"""The worth of a deck's cards on the road ahead, and which to take back in a refresh."""

from typing import Final

from echappee.flamme.bots.tempo.deck import DIVE, LONGEST, STEADY, WHOLE_RACE
from echappee.flamme.bots.tempo.deck import TIRED as EMPTY
from echappee.flamme.bots.tempo.road import HIGHEST
from echappee.flamme.kernel.card_table import DIVES
from echappee.flamme.kernel.policies.tempo.road import ahead_of, first_choice
from echappee.flamme.kernel.policies.tempo.weights import ASCENT, DESCENT, LEGS, PACE, RESERVE, ROAD
from echappee.flamme.kernel.rules.lanes import is_racing
from echappee.flamme.kernel.rules.piles import EXHAUSTION, KINDS, TIRED, count, single, size
from echappee.flamme.kernel.state import PILE, PLAYED, RECYCLED, ROW, SQUARE
from echappee.kernel import Race, Table, compiled

HIGHEST_GAIN: Final = HIGHEST - STEADY
"""No card gives more squares on a climb beyond those that a climb allows."""


@compiled
def rounds_left(table: Table, race: Race, front: float, square: int) -> tuple[float, float, float]:
    """The rounds until the front is home: all, those on open road, and those at a climb's speed."""
    total = min(LONGEST, max(0.0, (table.finish + 1 - front) / table.weights[PACE]))
    ascents, descents = ahead_of(table, race, square)
    climbing = ascents * table.weights[ASCENT]
    falling = descents * table.weights[DESCENT]
    if climbing + falling > total:
        climbing *= total / (climbing + falling)
        return total, 0.0, climbing
    return total, total - climbing - falling, climbing


@compiled
def reserve(table: Table, row: int, cards: int, total: float, open_: float, climbing: float) -> float:
    """The squares these cards can give: the best on open road, then climbs, then descents."""
    given, fast, slow = 0.0, open_, climbing
    falling = total - fast - slow
    for index in range(table.kind_counts[row] - 1, -1, -1):
        kind = table.card_order[row, index]
        value = table.values[row, kind]
        for _ in range(count(cards, kind)):
            if fast >= 1.0:
                fast -= 1.0
                given += value
                continue
            rest = min(1.0 - fast, slow)
            given += fast * value + rest * min(value, STEADY)
            fast = 0.0
            slow -= rest
            if slow <= 0.0:
                return given + EMPTY * (fast + slow) + STEADY * falling
    return given + EMPTY * (fast + slow) + STEADY * falling


@compiled
def strength(table: Table, row: int, cards: int, climbing: float, falling: float) -> float:
    """The additional squares that cards with powers can give on climbs and descents."""
    total, slow, divers = 0.0, climbing, 0
    for more in range(HIGHEST_GAIN, 0, -1):
        for kind in range(KINDS):
            gain = min(table.values[row, kind], table.climbs[row, kind]) - STEADY
            if gain == more and table.climbs[row, kind]:
                for _ in range(count(cards, kind)):
                    if slow > 0.0:
                        total += more * min(1.0, slow)
                        slow -= 1.0
    for kind in range(KINDS):
        if table.powers[row, kind] & DIVES:
            divers += count(cards, kind)
    return total + DIVE * min(divers, falling)


Rounds = tuple[float, float, float]
"""The remaining rounds, as `rounds_left` returns them."""


@compiled
def without(table: Table, race: Race, rider: int, deck: int, card: int) -> int:
    """The worth of the rest when this card is played, including what a later refresh brings back."""
    left = deck - single(card)
    if table.extended and _is_refresh_ahead(table, race):
        left += _best(table, race.riders[rider, ROW], race.decks[rider, PLAYED] + single(card))
    return left


@compiled
def legs(table: Table, row: int, cards: int, square: int, rounds: Rounds) -> float:
    """What these cards are worth to a rider on this square."""
    total, open_, climbing = rounds
    number, values, gained, special = size(cards), 0, 0, False
    for kind in range(KINDS):
        copies = count(cards, kind)
        if copies:
            value = table.values[row, kind]
            values += copies * value
            if table.climbs[row, kind] or table.powers[row, kind] & DIVES:
                special = True
                end = first_choice(table, square, 0, row, kind)
                gained += copies * (table.along[end] - table.along[square])
            else:
                gained += copies * table.gains[square, value]
    mean = values / number
    kept = reserve(table, row, cards, total, open_, climbing)
    if special:
        kept += strength(table, row, cards, climbing, total - open_ - climbing)
    return (
        table.weights[RESERVE] * kept
        + table.weights[LEGS] * mean * total / WHOLE_RACE
        + table.weights[ROAD] * (gained / number - mean)
    )


@compiled
def _is_refresh_ahead(table: Table, race: Race) -> bool:
    """Whether riders will still take cards back: that happens when the first has passed the token."""
    front = 0
    for rider in range(table.riders):
        front = max(front, race.riders[rider, SQUARE])
    for pile in range(table.pile_count):
        if table.refreshes[pile] and front < table.piles[pile, 1]:
            return True
    return False


@compiled
def _best(table: Table, row: int, played: int) -> int:
    """The best selection of these cards that can be taken back."""
    taken, left = 0, table.refresh_limit
    for index in range(table.kind_counts[row] - 1, -1, -1):
        kind = table.card_order[row, index]
        for _ in range(count(played, kind) if kind != TIRED else 0):
            if table.values[row, kind] <= left:
                taken += single(kind)
                left -= table.values[row, kind]
    return taken


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
    highest = legs(table, row, deck or EXHAUSTION, square, rounds)
    while True:
        taken, limit = _next(table, row, cards, taken, limit)
        if taken == 0:
            return best
        worth = legs(table, row, deck + taken, square, rounds)
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
