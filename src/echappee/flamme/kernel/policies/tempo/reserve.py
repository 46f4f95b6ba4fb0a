"""What a deck can still give in the rounds left; the road ahead decides which cards suit them."""

from typing import Final

from echappee.flamme.bots.tempo import reserve as reference
from echappee.flamme.kernel.card_table import DIVES
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.piles import KINDS, count
from echappee.flamme.kernel.policies.tempo.road import HIGHEST, ahead_of
from echappee.flamme.kernel.policies.tempo.weights import ASCENT, DESCENT, PACE
from echappee.flamme.kernel.state import Race
from echappee.flamme.kernel.tables import Table

LONGEST: Final = reference.LONGEST
STEADY: Final = reference.STEADY
DIVE: Final = reference.DIVE
TIRED: Final = reference.TIRED
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
                return given + TIRED * (fast + slow) + STEADY * falling
    return given + TIRED * (fast + slow) + STEADY * falling


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
