"""What the cards of a deck are good for on the road to come."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from echappee.flamme.bots.tempo.prizes import refresh_ahead
from echappee.flamme.bots.tempo.reserve import Rounds, reserve, strength
from echappee.flamme.bots.tempo.road import Road
from echappee.flamme.bots.tempo.weights import Weights
from echappee.flamme.rules import Card, RiderView, View
from echappee.flamme.rules.cards import EXHAUSTION, KINDS, Pile, Powers
from echappee.flamme.rules.refresh import LIMIT

WHOLE_RACE: Final = 12.0
"""In rounds: the weights for a whole race shrink with the rounds left."""


class Cards(NamedTuple):
    """The cards of a deck: their values, the best first, and the cards that the road treats differently."""

    values: list[int]
    special: list[Card]


class Legs:
    """One rider's deck, and how it is judged."""

    def __init__(self, view: View, rider: RiderView, road: Road, weights: Weights) -> None:
        self._road = road
        self._weights = weights
        self._cards = sort_out(rider.deck)
        self._played = rider.played
        self._refresh = view.ruleset.extended and refresh_ahead(view)

    def without(self, card: Card) -> Cards:
        """What is left when this card is played, with what a refresh to come will bring back."""
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
    """These cards as they are judged."""
    values = sorted([card.value for card in cards], reverse=True)
    return Cards(values, [card for card in cards if card.kind not in KINDS and _is_special(card.powers)])


def _is_special(powers: Powers) -> bool:
    return powers.climb > 0 or powers.dives


def _best(played: Pile) -> list[Card]:
    """The best of these cards that can be taken back together."""
    taken, total = [], 0
    for card in sorted(played, reverse=True):
        if card != EXHAUSTION and total + card.value <= LIMIT:
            taken.append(card)
            total += card.value
    return taken
