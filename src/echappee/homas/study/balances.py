"""Luck and skill in a race of Homas Tour Pro: one passage after the other, from the start to the result."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from echappee.engine import Seat
from echappee.homas.study.situations import Roll
from echappee.homas.study.worlds import Winners
from echappee.study.analysis import DRAWS, OPEN, OTHERS, SKILL, Balance, BalanceStep, Rolled
from echappee.study.decision import Decision


class TurnStart(NamedTuple):
    """The beginning of a turn, and whether the turn before it was examined."""

    entry: int
    winners: Winners
    examined: bool

    def steps(self, seat: Seat, chance: float) -> Iterator[BalanceStep]:
        yield BalanceStep(None, OTHERS if self.examined else OPEN, self.winners.of(seat) - chance)


class JudgedRoll(NamedTuple):
    """A roll, and the winners before and after it."""

    roll: Roll
    before: Winners
    after: Winners

    @property
    def entry(self) -> int:
        return self.roll.entry

    @property
    def told(self) -> Rolled:
        roll, seat = self.roll, self.roll.key.seat
        return Rolled(
            roll.key, roll.result, self.before.of(seat), self.after.of(seat), exact=self.before.exact
        )

    def steps(self, seat: Seat, chance: float) -> Iterator[BalanceStep]:
        key, before, after = self.roll.key, self.before.of(seat), self.after.of(seat)
        yield BalanceStep(key, OTHERS, before - chance)
        yield BalanceStep(key, DRAWS if key.seat == seat else OTHERS, after - before)


class JudgedDoubt(NamedTuple):
    """A decision that was judged."""

    entry: int
    decision: Decision

    def steps(self, seat: Seat, chance: float) -> Iterator[BalanceStep]:
        decision = self.decision
        if decision.key.seat == seat and not decision.open:
            best, played = decision.answers[decision.best], decision.answers[decision.played]
            yield BalanceStep(decision.key, OTHERS, best - chance)
            yield BalanceStep(decision.key, SKILL, played - best)


Weighed = TurnStart | JudgedRoll | JudgedDoubt


def balance_through(passages: Sequence[Weighed], seat: Seat, start: float, result: float) -> Balance:
    """A seat's balance from its chance at the start to its result, through all passages in order."""
    return Balance(start, list(_steps(passages, seat, start, result)), result)


def _steps(passages: Sequence[Weighed], seat: Seat, chance: float, result: float) -> Iterator[BalanceStep]:
    for passage in passages:
        for step in passage.steps(seat, chance):
            yield step
            chance += step.change
    last_turn_examined = not isinstance(passages[-1], TurnStart)
    yield BalanceStep(None, OTHERS if last_turn_examined else OPEN, result - chance)
