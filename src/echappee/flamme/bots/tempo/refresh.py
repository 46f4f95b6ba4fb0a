"""Refresh: of everything that may be taken back, the cards that serve best on the road left."""

from collections import Counter
from collections.abc import Iterator

from echappee.flamme.bots.tempo.forecast import Forecast
from echappee.flamme.bots.tempo.legs import Legs, sort_out
from echappee.flamme.bots.tempo.reserve import rounds_left
from echappee.flamme.bots.tempo.weights import Weights
from echappee.flamme.rules import Card, RiderView, View
from echappee.flamme.rules.cards import EXHAUSTION, Pile
from echappee.flamme.rules.refresh import LIMIT, print_cards


def take_back(view: View, rider: RiderView, weights: Weights) -> str:
    """The answer that leaves the rider with the best deck."""
    road = Forecast(view, rider, weights.boldness).road
    legs = Legs(view, rider, road, weights)
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
