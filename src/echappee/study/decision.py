"""A choice with what each answer was worth, and its grade."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from echappee.engine import Key
from echappee.study.grades import grade
from echappee.words.sentences import Sentence


@dataclass(frozen=True)
class Decision:
    """A choice, what each answer would have been worth to its seat, and the grade."""

    key: Key
    played: str
    answers: Mapping[str, float]
    reasons: Sequence[Sentence] = ()
    """What the road says about the best answer and the one that was played, if they differ."""

    @property
    def best(self) -> str:
        """What was played, if nothing is better."""
        best = max(self.answers, key=self.answers.__getitem__)
        return self.played if self.answers[self.played] == self.answers[best] else best

    @property
    def cost(self) -> float:
        """What it cost in win chance."""
        return self.answers[self.best] - self.answers[self.played]

    @property
    def grade(self) -> str:
        return grade(self.cost)
