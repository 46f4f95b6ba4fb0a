"""Answers tried against each other: the same races after each of them, and fewer races after those that are
clearly worse."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import hypot
from typing import Final, Generic, NamedTuple, TypeVar

from echappee.engine import Seat
from echappee.study.chances import NOTHING, Measured, RaceNumbers, RideViews, SeatView, WinChances

V = TypeVar("V")
CLEARLY: Final = 2.5
"""An answer is tried no further when it is worse than the best one by this many standard errors."""
SURE: Final = 2.0
"""A difference counts from this many standard errors on."""
POINT: Final = 0.01
"""And from this much win chance on."""
LOST: Final = 0.02
"""With less to win there is nothing left to decide."""
MORE: Final = 4
APART: Final = 1 << 40
"""The number of the first race in which a difference is measured: no race helps to find the best answer and
to measure it."""


PLAYED, OTHER = "played", "other"
"""The two answers whose difference is measured."""


class Trials(NamedTuple):
    """How many races are ridden with each answer."""

    first: int
    """At first; then as many again, until enough is known."""
    most: int
    """To find the best answer; and again to measure its difference from another."""
    error: float
    """The standard error to which a difference is known, if that takes no more races than `most`."""
    sharp: float
    """The same for a difference that counts, in up to `MORE` times as many races."""
    policy: str = ""
    second: str = ""
    """Another policy, which judges once more what costs something; empty for none."""
    by_rules: bool = False

    @property
    def once_more(self) -> "Trials":
        """By the other policy."""
        return self._replace(policy=self.second, sharp=self.error)


@dataclass(frozen=True)
class Tried:
    """The chances with each answer: what was ridden to find the best one."""

    seat: Seat
    answers: Mapping[str, WinChances]

    @cached_property
    def best(self) -> str:
        """Among those that were tried to the end."""
        return max(self.answers, key=lambda answer: (self._races(answer), self.figures[answer].mean))

    @cached_property
    def figures(self) -> Mapping[str, Measured]:
        """The win chance of the seat."""
        return {answer: each.of(self.seat) for answer, each in self.answers.items()}

    @property
    def second(self) -> str | None:
        """The next best answer, if there is one."""
        rest = [answer for answer in self.answers if answer != self.best]
        return max(rest, key=lambda answer: self.figures[answer].mean, default=None)

    @property
    def clear(self) -> bool:
        """Whether the best answer is clearly better than the next one."""
        second = self.second
        return second is None or matters(self.lead(second))

    def doubts(self, answer: str) -> bool:
        """Whether the best answer may be better than this one by more than noise."""
        lead = self.lead(answer)
        return answer != self.best and lead.mean >= lead.error

    @property
    def lost(self) -> bool:
        """Whether there is nothing left to win."""
        best = self.figures[self.best]
        return best.mean + best.error < LOST

    def joined(self, later: Mapping[str, WinChances]) -> "Tried":
        """With the races that were ridden later with these answers."""
        known = self.answers
        more = {name: known[name].joined(each) if name in known else each for name, each in later.items()}
        return replace(self, answers={**known, **more})

    def lead(self, other: str) -> Measured:
        """By how much the best answer is better than this one, in the races that both have."""
        races = self._races(other)
        return self.answers[self.best].first(races).more(self.answers[other], self.seat)

    def _races(self, answer: str) -> int:
        return len(self.answers[answer].winners)


def matters(difference: Measured) -> bool:
    """Whether it is large enough to be told."""
    return difference.mean >= max(POINT, SURE * difference.error)


def contradicts(other: Measured, difference: Measured) -> bool:
    """Whether by this other figure the difference does not count, and more than noise lies between them."""
    gap = Measured(difference.mean - other.mean, hypot(difference.error, other.error))
    return not matters(other) and matters(gap)


class Cost(NamedTuple):
    """What an answer costs its seat compared with the best one, and what it gives to every team."""

    own: Measured
    gifts: Mapping[Seat, Measured]
    races: int
    played: Measured
    best: Measured
    """The win chances of the seat with this answer and with the best one, in the same races."""


FREE: Final = Cost(NOTHING, {}, 0, NOTHING, NOTHING)


@dataclass(frozen=True)
class Comparison(Generic[V]):
    """Tries the answers to one question of this seat, in races of this seed."""

    ride_on: RideViews[V]
    seats: tuple[Seat, ...]
    seat: Seat
    trials: Trials
    seed: int = 0

    def tried(self, situations: Mapping[str, SeatView[V]]) -> Tried:
        """The worth of each answer, given what the seat knows after it."""
        left, ridden, tried = list(situations), 0, Tried(self.seat, {})
        while len(left) > 1 and ridden < self.trials.most:
            more = self._more(ridden, self.trials.most)
            found = self._ridden([situations[answer] for answer in left], more, ridden)
            tried = tried.joined(dict(zip(left, found, strict=True)))
            ridden += more
            leads = {answer: tried.lead(answer) for answer in left if answer != tried.best}
            near = [answer for answer, lead in leads.items() if lead.mean < CLEARLY * lead.error]
            if tried.lost or all(leads[answer].error <= self.trials.error for answer in near):
                break
            left = [tried.best, *near]
        return tried

    def cost(self, played: SeatView[V], best: SeatView[V]) -> Cost:
        """The difference, in races that had no part in finding the best answer."""
        found = Tried(self.seat, {})
        ridden, difference, most, error = 0, NOTHING, self.trials.most, self.trials.error
        while not ridden or (ridden < most and difference.error > error):
            more = self._more(ridden, most)
            one, two = self._ridden([played, best], more, APART + ridden)
            found = found.joined({PLAYED: one, OTHER: two})
            ridden += more
            difference = found.answers[OTHER].more(found.answers[PLAYED], self.seat)
            if matters(difference):
                most, error = MORE * self.trials.most, self.trials.sharp
        mine, other = found.answers[PLAYED], found.answers[OTHER]
        gifts = {each: mine.more(other, each) for each in self.seats}
        return Cost(difference, gifts, ridden, mine.of(self.seat), other.of(self.seat))

    def _more(self, ridden: int, most: int) -> int:
        """As many races as before, up to the most."""
        return min(max(ridden, self.trials.first), most - ridden)

    def _ridden(self, situations: Sequence[SeatView[V]], races: int, first: int) -> Sequence[WinChances]:
        rides = RaceNumbers(races, first, self.seed, self.trials.policy, self.trials.by_rules)
        return [WinChances(self.seats, won) for won in self.ride_on(situations, rides)]
