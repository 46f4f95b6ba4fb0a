"""Luck and skill in a race of Homas Tour Pro: one spot after the other, from the start to the result."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from echappee.engine import Key, Seat
from echappee.homas.study.riding_on import Level
from echappee.study.analysis import Rolled
from echappee.study.balance import DRAWS, OPEN, OTHERS, SKILL, Balance, Step
from echappee.study.decision import Decision


class Passed(NamedTuple):
    """The beginning of a turn, and whether the turn before it was examined."""

    entry: int
    level: Level
    looked_into: bool


class Fallen(NamedTuple):
    """A roll, before and after it."""

    entry: int
    key: Key
    result: str
    before: Level
    after: Level

    @property
    def told(self) -> Rolled:
        seat = self.key.seat
        return Rolled(
            self.key, self.result, self.before.of(seat), self.after.of(seat), exact=self.before.exact
        )


class Chosen(NamedTuple):
    """A decision that was judged."""

    entry: int
    decision: Decision


Spots = Sequence[Passed | Fallen | Chosen]
"""In the order of the race; a race has at least its start."""


def balance(spots: Spots, seat: Seat, result: float) -> Balance:
    """How this seat came to its result."""
    start = next(spot.level.of(seat) for spot in spots if isinstance(spot, Passed))
    return Balance(start, list(_steps(spots, seat, start, result)), result)


def _steps(spots: Spots, seat: Seat, chance: float, result: float) -> Iterator[Step]:
    looked_into = False
    for spot in spots:
        for step in _leading_to(spot, seat, chance):
            yield step
            chance += step.change
        looked_into = isinstance(spot, Fallen | Chosen)
    yield Step(None, OTHERS if looked_into else OPEN, result - chance)


def _leading_to(spot: Passed | Fallen | Chosen, seat: Seat, chance: float) -> Iterator[Step]:
    """The steps to this spot and over it, from this chance."""
    if isinstance(spot, Passed):
        yield Step(None, OTHERS if spot.looked_into else OPEN, spot.level.of(seat) - chance)
    elif isinstance(spot, Fallen):
        before, after = spot.before.of(seat), spot.after.of(seat)
        yield Step(spot.key, OTHERS, before - chance)
        yield Step(spot.key, DRAWS if spot.key.seat == seat else OTHERS, after - before)
    elif spot.decision.key.seat == seat and not spot.decision.open:
        decision = spot.decision
        best, played = decision.answers[decision.best], decision.answers[decision.played]
        yield Step(decision.key, OTHERS, best - chance)
        yield Step(decision.key, SKILL, played - best)
