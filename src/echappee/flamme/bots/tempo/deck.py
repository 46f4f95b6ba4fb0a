"""The worth of a deck's cards on the road ahead, and which to take back in a refresh."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from echappee.flamme.bots.tempo.forecast import Forecast
from echappee.flamme.bots.tempo.road import Road
from echappee.flamme.bots.tempo.weights import Weights
from echappee.flamme.rules import Card, RiderView, View
from echappee.flamme.rules.cards import EXHAUSTION, KINDS, Pile, Powers
from echappee.flamme.rules.course import REFRESH
from echappee.flamme.rules.refresh import LIMIT, print_cards
from echappee.flamme.rules.tour_stage import lying

WHOLE_RACE: Final = 12.0
"""In rounds: the weights for a whole race are scaled by the rounds left."""
LONGEST: Final = 20.0
"""More rounds than a deck lasts: a road without a finish line would never end."""
STEADY: Final = 5
"""The greatest speed on a climb and the least on a descent."""
DIVE: Final = 2
"""The additional speed on a descent of a card that is strong there."""
TIRED: Final = 2
"""The speed with an empty deck."""


class Rounds(NamedTuple):
    """How the remaining rounds may be spent."""

    total: float
    open: float
    """On open road: any card counts in full."""
    climbing: float
    """At most as fast as a climb allows."""

    @property
    def falling(self) -> float:
        """At least as fast as a descent gives."""
        return self.total - self.open - self.climbing


def rounds_left(road: Road, front: float, square: int, weights: Weights) -> Rounds:
    """The rounds until the leaders are home, divided into kinds as a rider on this square will meet them."""
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


class Cards(NamedTuple):
    """The cards of a deck: their values, the best first, and those that the road treats differently."""

    values: list[int]
    special: list[Card]


class OwnDeck:
    """One rider's deck and its evaluation."""

    def __init__(self, view: View, rider: RiderView, road: Road, weights: Weights) -> None:
        self._road = road
        self._weights = weights
        self._cards = sort_out(rider.deck)
        self._played = rider.played
        self._refresh = view.ruleset.extended and _refresh_ahead(view)

    def without(self, card: Card) -> Cards:
        """The worth of the rest when this card is played, including what a later refresh brings back."""
        values, special = self._cards.values.copy(), self._cards.special
        values.remove(card.value)  # something stays: a rider with only one card is not asked
        if special and card in special:
            special = special.copy()
            special.remove(card)
        if not self._refresh:
            return Cards(values, special)
        back = sort_out(_best((*self._played, card)))
        return Cards(sorted(values + back.values, reverse=True), special + back.special)

    def worth(self, cards: Cards, square: int, rounds: Rounds) -> float:
        """What these cards are worth to a rider on this square."""
        values, special = cards
        weights = self._weights
        mean = sum(values) / len(values)
        gains = self._road.gains(square)
        gained, kept = sum([gains[value] for value in values]), reserve(values, rounds)
        if special:
            gained += sum(self._road.gain(square, card) - gains[card.value] for card in special)
            kept += strength(special, rounds)
        return (
            weights.reserve * kept
            + weights.legs * mean * rounds.total / WHOLE_RACE
            + weights.road * (gained / len(values) - mean)
        )


def sort_out(cards: Sequence[Card]) -> Cards:
    """These cards, sorted for evaluation."""
    values = sorted([card.value for card in cards], reverse=True)
    return Cards(values, [card for card in cards if card.kind not in KINDS and _is_special(card.powers)])


def _is_special(powers: Powers) -> bool:
    return powers.climb > 0 or powers.dives


def _best(played: Pile) -> list[Card]:
    """The best selection of these cards that can be taken back."""
    taken, total = [], 0
    for card in sorted(played, reverse=True):
        if card != EXHAUSTION and total + card.value <= LIMIT:
            taken.append(card)
            total += card.value
    return taken


def _refresh_ahead(view: View) -> bool:
    """Whether a refresh is still to come, that is, nobody has passed the token yet."""
    front = max(rider.square for rider in view.riders)
    return any(pile.name == REFRESH and front < pile.square for pile in lying(view.ruleset, view.course))


def take_back(view: View, rider: RiderView, weights: Weights) -> str:
    """The answer that leaves the rider with the best deck."""
    road = Forecast(view, rider, weights.boldness).road
    legs = OwnDeck(view, rider, road, weights)
    front = max(road.along[each.square] for each in view.riders if each.racing)
    rounds = rounds_left(road, front, rider.square, weights)
    limit = LIMIT + sum(token.pile == "refresh" for token in rider.tokens)
    played = Counter(card for card in rider.played if card != EXHAUSTION)
    best = max(
        _within(list(played.items()), limit),
        key=lambda cards: legs.worth(sort_out(rider.deck + cards or (EXHAUSTION,)), rider.square, rounds),
    )
    return print_cards(best)


def _within(kinds: list[tuple[Card, int]], limit: int) -> Iterator[Pile]:
    """Every selection of these cards, each kind up to its count, up to a total value."""
    if not kinds:
        yield ()
        return
    (card, most), *others = kinds
    for count in range(min(most, limit // card.value) + 1):
        for rest in _within(others, limit - count * card.value):
            yield (card,) * count + rest
