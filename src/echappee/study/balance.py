"""Luck and skill: how a seat came from its chance at the start to the result, step by step.

A step goes from one chance to the next, so all of them together lead from the start to the result. What a
choice cost is skill, and never above zero: the chance before a choice is that of its best answer. All else is
luck, each part summed by itself.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from echappee.engine import Key

SKILL: Final = "skill"
DRAWS: Final = "draws"
"""Luck of the own draws."""
OTHERS: Final = "others"
"""What the others drew and chose, and what followed from it on the road."""
JUDGE: Final = "judge"
"""The judge thought otherwise the next time it was asked, and nothing had happened."""
OPEN: Final = "open"
"""A part of the race that was not examined: luck and choices of all teams."""
LUCK: Final = (DRAWS, OTHERS, JUDGE, OPEN)


class Judged(NamedTuple):
    """A choice with the chances that the judge gave: before the draw, with the best answer, with this one."""

    key: Key
    before: float
    best: float
    played: float
    news: bool
    """Whether anybody has seen something happen since the choice before."""


class Step(NamedTuple):
    """From one chance to the next, and why."""

    key: Key | None
    """The choice, or the roll; None where a moment is only passed, as the end of the race."""
    part: str
    change: float


@dataclass(frozen=True)
class Balance:
    """A seat's race: `start + skill + luck = result`."""

    start: float
    steps: Sequence[Step]
    result: float

    def sum(self, *parts: str) -> float:
        """The changes of these parts together."""
        return sum(step.change for step in self.steps if step.part in parts)


def balance(judged: Sequence[Judged], result: float) -> Balance | None:
    """The balance of a seat; None if the judge could judge none of its choices."""
    return Balance(judged[0].before, list(_steps(judged, result)), result) if judged else None


def _steps(judged: Sequence[Judged], result: float) -> Iterator[Step]:
    chance = judged[0].before
    for each in judged:
        yield Step(each.key, OTHERS if each.news else JUDGE, each.before - chance)
        yield Step(each.key, DRAWS, each.best - each.before)
        yield Step(each.key, SKILL, each.played - each.best)
        chance = each.played
    yield Step(None, OTHERS, result - chance)
