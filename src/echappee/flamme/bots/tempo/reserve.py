"""What a deck can still give in the rounds left; the road ahead decides which cards suit them."""

from typing import Final, NamedTuple

from echappee.flamme.bots.tempo.road import Road
from echappee.flamme.bots.tempo.weights import Weights
from echappee.flamme.rules import Card

LONGEST: Final = 20.0
"""More rounds than a deck lasts: a road without a finish line would never end."""
STEADY: Final = 5
"""What a climb allows and a descent gives."""
DIVE: Final = 2
"""What a descent adds for a card that is strong there."""
TIRED: Final = 2
"""What is ridden when the deck is empty."""


class Rounds(NamedTuple):
    """How the rounds left may be spent."""

    total: float
    open: float
    """On open road: any card counts in full."""
    climbing: float
    """At no more than a climb allows."""

    @property
    def falling(self) -> float:
        """At no less than a descent gives."""
        return self.total - self.open - self.climbing


def rounds_left(road: Road, front: float, square: int, weights: Weights) -> Rounds:
    """The rounds until the front is home, split as a rider on this square will spend them."""
    total = min(LONGEST, max(0.0, (road.finish + 1 - front) / weights.pace))
    climbing = road.ascents[square] * weights.ascent
    falling = road.descents[square] * weights.descent
    if climbing + falling > total:
        climbing *= total / (climbing + falling)
        return Rounds(total, 0.0, climbing)
    return Rounds(total, total - climbing - falling, climbing)


def reserve(values: list[int], rounds: Rounds) -> float:
    """The squares these cards, best first, can give: the best on open road, then climbs, then descents."""
    total, fast, slow = 0.0, rounds.open, rounds.climbing
    falling = rounds.total - fast - slow
    for value in values:
        if fast >= 1.0:
            fast -= 1.0
            total += value
            continue
        rest = min(1.0 - fast, slow)
        total += fast * value + rest * min(value, STEADY)
        fast = 0.0
        slow -= rest
        if slow <= 0.0:
            break
    return total + TIRED * (fast + slow) + STEADY * falling


def strength(cards: list[Card], rounds: Rounds) -> float:
    """The additional squares that cards with powers can give on climbs and descents."""
    climbers = sorted((min(card.value, card.powers.climb) - STEADY for card in cards), reverse=True)
    total, slow = 0.0, rounds.climbing
    for more in climbers:
        if more <= 0 or slow <= 0.0:
            break
        total += more * min(1.0, slow)
        slow -= 1.0
    divers = sum(card.powers.dives for card in cards)
    return total + DIVE * min(divers, rounds.falling)
