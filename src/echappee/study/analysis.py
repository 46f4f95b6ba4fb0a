"""The analysis of a race: chances moment by moment, every choice graded, luck and skill of every seat."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from echappee.engine import Key, Seat
from echappee.study.decision import Decision

SKILL: Final = "skill"
DRAWS: Final = "draws"
"""Luck with the seat's own draws."""
OTHERS: Final = "others"
"""What the others drew and chose, and what followed from it on the road."""
JUDGE: Final = "judge"
"""The judge changed its mind although nothing had happened."""
OPEN: Final = "open"
"""A part of the race that was not examined: luck and choices of all teams."""
LUCK: Final = (DRAWS, OTHERS, JUDGE, OPEN)


class JudgedChoice(NamedTuple):
    """A choice with three chances from the judge: before the draw, with the best answer, with this one."""

    key: Key
    before: float
    best: float
    played: float
    news: bool
    """Whether something has become public since the seat's last choice."""


class BalanceStep(NamedTuple):
    """From one chance to the next, and why."""

    key: Key | None
    """The choice or the roll; None between them, and at the end of the race."""
    part: str
    change: float


@dataclass(frozen=True)
class Balance:
    """A seat's race: `start + skill + luck = result`.

    A step goes from one chance to the next, so all of them together lead from the start to the result. What a
    choice cost is skill, and never above zero: the chance before a choice is that of its best answer. All
    else is luck, and each part of it is added up by itself.
    """

    start: float
    steps: Sequence[BalanceStep]
    result: float

    def sum(self, *parts: str) -> float:
        """The changes of these parts together."""
        return sum(step.change for step in self.steps if step.part in parts)


def balance_of(judged: Sequence[JudgedChoice], result: float) -> Balance | None:
    """The balance of a seat; None if the judge could judge none of its choices."""
    return Balance(judged[0].before, list(_steps(judged, result)), result) if judged else None


def _steps(judged: Sequence[JudgedChoice], result: float) -> Iterator[BalanceStep]:
    chance = judged[0].before
    for each in judged:
        yield BalanceStep(each.key, OTHERS if each.news else JUDGE, each.before - chance)
        yield BalanceStep(each.key, DRAWS, each.best - each.before)
        yield BalanceStep(each.key, SKILL, each.played - each.best)
        chance = each.played
    yield BalanceStep(None, OTHERS, result - chance)


MOMENTS: Final = 3
"""How many moments count as having decided a race."""
EXPLAINED: Final = 12
"""How many decisions are explained in words, the costliest first."""


class StudyEffort(NamedTuple):
    """How many races a study rides."""

    races: int = 36
    """From each situation, where no judge can look at one."""
    turns: int = 1
    """How many turns are examined roll by roll: those in which the chances changed most."""
    jobs: int = 1
    """In how many processes."""
    refined: int = 0
    """How many decisions are tried again in races after a judge has looked at them; the costliest first."""


QUICK: Final = StudyEffort()
"""An effort for somebody who waits at a server."""


class MomentChances(NamedTuple):
    """The win chance of every team at the end of a phase."""

    round: int
    phase: str
    events: int
    """How many events of the race came before, and how many entries of the record."""
    entries: int
    teams: Mapping[Seat, float]


class Rolled(NamedTuple):
    """A roll, and the chance of its team before and after it."""

    key: Key
    result: str
    before: float
    after: float
    exact: bool
    """Whether the chance before it is exact: everything depended on the roll, and on no other chance."""


@dataclass(frozen=True)
class Analysis:
    """The study of a finished race."""

    game: str
    judge: str
    seats: Mapping[Seat, Balance]
    decisions: Sequence[Decision]
    chances: Sequence[MomentChances]
    races: int = 0
    """How many races were ridden from each situation; 0 where the judge only looks."""
    rolls: Sequence[Rolled] = ()
    """The rolls that were examined."""
    round_word: str = "round"
    """The game's word for a round."""

    def performance(self, seat: Seat) -> float:
        """What a decision of this seat cost on average; 0 if none was judged."""
        costs = [each.cost for each in self.decisions if each.key.seat == seat]
        return sum(costs) / len(costs) if costs else 0.0

    @property
    def costly(self) -> Sequence[Decision]:
        """The decisions that cost something, the costliest first."""
        return costliest(self.decisions)

    @property
    def deciding(self) -> Sequence[int]:
        """Where in `chances` the race turned most, in the order of the race."""
        turns = {
            index: sum(abs(now.teams[team] - before.teams[team]) for team in now.teams)
            for index, (before, now) in enumerate(pairwise(self.chances), 1)
        }
        return sorted(sorted(turns, key=turns.__getitem__, reverse=True)[:MOMENTS])


def costliest(decisions: Sequence[Decision]) -> Sequence[Decision]:
    return sorted((each for each in decisions if each.cost), key=lambda each: -each.cost)
