"""Which riders may still win: how much a square, gained or lost by each of them, counts for the team."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from math import exp, sqrt
from random import Random

from echappee.homas.bots.capitaine.weights import Weights
from echappee.homas.bots.domestique.sight import Sight
from echappee.homas.rules import RiderView, View
from echappee.homas.rules.cards import value

DIE = 3.5
LATE = 2.0
"""Turns before the end at which a wheel begins to be worth less."""
FAR = 40.0
"""Spreads behind the best after which nobody counts."""


class Outlook(Sight):
    """A view, with the chances of all riders."""

    def __init__(self, view: View, weights: Weights, blur: str) -> None:
        super().__init__(view, weights.of_road)
        self.plan = weights
        self._blur = blur

    def share(self, index: int) -> float:
        """How much a square of this rider counts among those of its own side: the team, or all rivals."""
        return self._shares.get(index, 0.0)

    @property
    def wheel_worth(self) -> float:
        """What it is worth to sit in a wheel rather than in the wind; less if the race is soon over."""
        return self.plan.relay * min(1.0, self.turns_left / LATE)

    @cached_property
    def best_share(self) -> float:
        """The share of the team's best rider."""
        return max((share for index, share in self._shares.items() if self.mine(index)), default=0.0)

    @cached_property
    def _shares(self) -> Mapping[int, float]:
        racing = [index for index, rider in enumerate(self.riders) if rider.racing]
        spread = self.plan.spread + self.plan.widening * sqrt(self.turns_left / 4)
        own = _shares({index: self._strength(index) for index in racing if self.mine(index)}, spread)
        return own | _shares(
            {index: self._strength(index) for index in racing if not self.mine(index)}, spread
        )

    def _strength(self, index: int) -> float:
        """How a rider stands, in squares: where it is or will be after this turn, its cards, its role."""
        rider = self.riders[index]
        to_come = self.plan.pack if self.free(index) else 0.0
        held = self.plan.held * sum(value(card) - DIE for card in rider.cards)
        return to_come - self.distance(index) + held + self._of_role(rider)

    def _of_role(self, rider: RiderView) -> float:
        plan = self.plan
        return (plan.leader, plan.allrounder, plan.sprinter, plan.climber)[rider.role - 1]

    def file(self, index: int) -> Iterable[int]:
        """The riders likely to follow this one, each in the wheel of the one before."""
        seen = {index}
        while True:
            wheel = self.wheel(self.riders[index].square)
            after = next(
                (p for p in wheel if p not in seen and self.free(p) and self.sheltered(index, p)), None
            )
            if after is None:
                return
            seen.add(after)
            yield after
            index = after

    def wheels_to_come(self, index: int) -> bool:
        """Whether somebody has still to move in whose wheel this rider is."""
        ahead = (self.on(number) for number, _ in self.road.wheels[self.riders[index].square])
        return any(other is not None and self.free(other) for other in ahead)

    def blur(self, option: str) -> float:
        """A mistake in judging this option; none at full strength."""
        return Random(f"{self._blur}/{option}").gauss(0.0, self.plan.blur) if self.plan.blur else 0.0


def _shares(strengths: Mapping[int, float], spread: float) -> dict[int, float]:
    """The chance of each to be the best of them."""
    best = max(strengths.values(), default=0.0)
    odds = {index: exp(max(-FAR, (strength - best) / spread)) for index, strength in strengths.items()}
    whole = sum(odds.values())
    return {index: chance / whole for index, chance in odds.items()}
