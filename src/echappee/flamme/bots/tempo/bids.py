"""Bidding for the breakaway: no more than a start in front is worth, and enough to get it."""

from collections.abc import Iterable
from itertools import product
from typing import Final

from echappee.flamme.bots.tempo.chance import at_least
from echappee.flamme.rules import Card, RiderView, View
from echappee.flamme.rules.breakaway import doubles
from echappee.flamme.rules.cards import ROULEUR

PRIZE: Final = 13.0
"""What a start in front is worth, in points of the cards bid for it, with its exhaustion cards counted in."""


class Bidding:
    """Judges the cards of a bid against what the other seats may bid."""

    def __init__(self, view: View, rider: RiderView) -> None:
        self._so_far = sum(card.value for card in rider.bid)
        self._second = bool(rider.bid)
        self._places = len(view.course.breakaway)
        self._rivals = [
            _totals(view, _bidder(riders)) for riders in _teams(view) if riders[0].team != rider.team
        ]

    def worth(self, card: Card) -> float:
        """What this card wins on average; a first card is judged as if the second were like it."""
        total = self._so_far + card.value if self._second else 2 * card.value
        outbid = at_least(self._places, [_above(total, totals) for totals in self._rivals])
        return (1.0 - outbid) * (PRIZE - total)


def _teams(view: View) -> Iterable[list[RiderView]]:
    """The riders of each team that bids."""
    for team in view.teams:
        if not team.automatic:
            yield [rider for rider in view.riders if rider.team == team.colour]


def _bidder(riders: list[RiderView]) -> RiderView:
    """The rider that bids, as far as anybody can know: before the first cards are shown, the likelier one."""
    likely = [rider for rider in riders if rider.bid] or [rider for rider in riders if rider.type == ROULEUR]
    return likely[0]


def _totals(view: View, rider: RiderView) -> list[int]:
    """What this rider's bid may add up to, each total as often as it is likely."""
    values = [card.value for card in rider.deck]
    if doubles(view.ruleset, rider.specialist):
        return [2 * value for value in ([card.value for card in rider.bid] or values)]
    if rider.bid:
        return [rider.bid[0].value + value for value in values]
    return [sum(pair) for pair in product(values, repeat=2)]


def _above(total: int, totals: list[int]) -> float:
    """How likely a bid is outbid; equal bids count for half, the start grid decides between them."""
    return sum(1.0 if other > total else 0.5 for other in totals if other >= total) / len(totals)
