"""Luck and skill: how a seat came from its chance at the start to the result, step by step.

A step goes from one chance to the next, so all of them together lead from the start to the result. What a
choice cost is skill, and never above zero: the chance before a choice is that of its best answer. All else is
luck, and each part of it is added up by itself.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from echappee.engine import Key

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
    """A choice with the chances that the judge gave: before the draw, with the best answer, with this one."""

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
    """A seat's race: `start + skill + luck = result`."""

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
