"""Ratings by openskill, a library for races of any number of teams, on a scale that can be explained."""

from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from echappee.simulate.intervals import Z

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN: Final = 1000
"""The rating of a bot that nobody has seen yet."""
STEP: Final = 100
"""So much more wins two of three races of two teams."""


class Rating(NamedTuple):
    middle: float
    doubt: float
    """One standard deviation."""

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the 95 % interval."""
        return self.middle - Z * self.doubt, self.middle + Z * self.doubt


def model() -> "PlackettLuce":
    """How finishes change ratings. Bots do not change from race to race, so no doubt is added between two."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only ladders need it

    return PlackettLuce(tau=0)


def rate(bots: Sequence[str], orders: Sequence[Sequence[str]]) -> Mapping[str, Rating]:
    """By name, after races that ended in these orders; of two seats of one bot the better one counts."""
    rules = model()
    found = {name: rules.rating() for name in bots}
    for order in orders:
        names = list(dict.fromkeys(order))
        if len(names) > 1:
            rated = rules.rate([[found[name]] for name in names])
            found |= {name: rating for name, [rating] in zip(names, rated, strict=True)}
    unit = STEP / (log(2) * sqrt(2) * rules.beta)
    return {
        name: Rating(MEAN + unit * (each.mu - rules.mu), unit * each.sigma) for name, each in found.items()
    }
