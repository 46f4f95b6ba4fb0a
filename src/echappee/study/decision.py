"""A choice with what each answer was worth, and its grade. `docs/study.md` has the same figures."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final, NamedTuple

from echappee.engine import Key
from echappee.simulate.intervals import Estimate
from echappee.words.sentences import Sentence

GRADES: Final = (
    (0.005, "best"),
    (0.02, "good"),
    (0.05, "inaccuracy"),
    (0.10, "mistake"),
    (1.0, "blunder"),
)
"""How much an answer may cost in win chance for each grade."""
UNCLEAR: Final = "open"
"""Instead of a grade, where the cost is unclear."""


def grade(cost: float) -> str:
    return next(name for most, name in GRADES if cost <= most)


class Refined(NamedTuple):
    """The win chance of each answer when it was tried in races."""

    by: str
    """The bot that rode them."""
    answers: Mapping[str, Estimate]

    @property
    def best(self) -> str:
        return max(self.answers, key=lambda answer: self.answers[answer].mean)

    def cost(self, played: str) -> Estimate:
        """What this answer cost; the errors are taken as if the races had nothing in common."""
        best, own = self.answers[self.best], self.answers[played]
        return Estimate(best.mean - own.mean, hypot(best.error, own.error))


@dataclass(frozen=True)
class Decision:
    """A choice, what each answer would have been worth to its seat, and the grade."""

    key: Key
    played: str
    answers: Mapping[str, float]
    reasons: Sequence[Sentence] = ()
    """What the road says about the best answer and the one that was played, if they differ."""
    refined: Refined | None = None
    error: float = 0.0
    """The standard error of the cost, where the chances come from races."""

    @property
    def open(self) -> bool:
        """Whether it is unclear which answer is better: they are less than two standard errors apart."""
        return max(self.answers.values()) - min(self.answers.values()) < 2 * self.error

    @property
    def best(self) -> str:
        """The answer that was played, if none is clearly better."""
        if self.open:
            return self.played
        best = max(self.answers, key=self.answers.__getitem__)
        return self.played if self.answers[self.played] == self.answers[best] else best

    @property
    def cost(self) -> float:
        """What it cost in win chance."""
        return self.answers[self.best] - self.answers[self.played]

    @property
    def grade(self) -> str:
        return UNCLEAR if self.open else grade(self.cost)
