"""Before the first card: the specialist, the start grid, the bids for a start in front."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from statistics import mean
from typing import Final, NamedTuple

from echappee.flamme.bots.tempo.forecast import at_least
from echappee.flamme.rules import ROULEUR, SPECIALISTS, Card, Course, RiderView, View
from echappee.flamme.rules.breakaway import doubles
from echappee.flamme.rules.layout import NO_LIMIT


class SpecialistRating(NamedTuple):
    """The share of races, in per cent, that a team with this specialist wins among four."""

    flat: float
    """On a road without climbs."""
    ascent: float
    """Added for each square with a greatest speed."""
    descent: float
    """Added for each square of a descent."""
    trial: float
    """Against the clock."""


RATINGS: Final[Mapping[str, SpecialistRating]] = {
    "baroudeur": SpecialistRating(29.6, 0.0, -0.8, 21),
    "flandrien": SpecialistRating(25.9, 0.1, -0.4, 20),
    "grimpeur": SpecialistRating(21.5, 0.5, 1.8, 41),
    "domestique": SpecialistRating(21.8, -0.1, -0.1, 20),
    "super-rouleur": SpecialistRating(24.5, -0.1, -0.2, 15),
    "puncheur": SpecialistRating(30.8, -0.2, -0.6, 37),
    "descender": SpecialistRating(13.8, -0.1, 1.1, 28),
    "polyvalent": SpecialistRating(28.7, -0.2, -0.6, 32),
    "mountaineer": SpecialistRating(21.1, 0.6, 0.1, 23),
    "squirrel": SpecialistRating(31.8, 0.0, -0.4, 30),
    "super-sprinteur": SpecialistRating(31.7, -0.7, 0.1, 27),
    "flahute": SpecialistRating(31.8, 0.1, -0.4, 20),
}
"""Fitted to 3,650 races on 28 stages between four tempo teams of any specialists, and to 800 time trials."""


def pick(view: View, options: Sequence[str]) -> str:
    """The option furthest above the others of its type, Rouleur or Sprinteur."""
    ratings = {name: rate(RATINGS[name], view.course, trial=view.ruleset.trial) for name in options}
    usual = {kind: _usual(ratings, kind) for kind in {SPECIALISTS[name].type for name in options}}
    return max(options, key=lambda name: ratings[name] - usual[SPECIALISTS[name].type])


def rate(rating: SpecialistRating, course: Course, *, trial: bool) -> float:
    if trial:
        return rating.trial
    road = course.squares[: course.line]
    ascents, descents = (
        sum(square.most < NO_LIMIT for square in road),
        sum(square.dive > 0 for square in road),
    )
    return rating.flat + rating.ascent * ascents + rating.descent * descents


def _usual(ratings: Mapping[str, float], kind: str) -> float:
    return mean(rating for name, rating in ratings.items() if SPECIALISTS[name].type == kind)


def foremost(options: Sequence[str]) -> str:
    """The option, such as R5, with the foremost square."""
    return max(options, key=lambda option: (int(option[1:]), option[0] == ROULEUR))


PRIZE: Final = 13.0
"""The worth of a start in front, in points of the cards bid for it, exhaustion cards included."""


class BidWorth:
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
    """The rider that bids, as far as others can know: until the first cards are shown, the likelier one."""
    likely = [rider for rider in riders if rider.bid] or [rider for rider in riders if rider.type == ROULEUR]
    return likely[0]


def _totals(view: View, rider: RiderView) -> list[int]:
    """The possible totals of this rider's bid, each as often as it is likely."""
    values = [card.value for card in rider.deck]
    if doubles(view.ruleset, rider.specialist):
        return [2 * value for value in ([card.value for card in rider.bid] or values)]
    if rider.bid:
        return [rider.bid[0].value + value for value in values]
    return [sum(pair) for pair in product(values, repeat=2)]


def _above(total: int, totals: list[int]) -> float:
    """How likely a bid is outbid; equal bids count for half, the start grid decides between them."""
    return sum(1.0 if other > total else 0.5 for other in totals if other >= total) / len(totals)
