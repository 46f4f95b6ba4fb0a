"""The choices of a race, found by riding it again, and their grades by what each answer was worth.

`docs/study.md` has the same figures.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final, Generic, NamedTuple, TypeVar

from echappee.engine import Key, Question, Race, ScriptedDealer
from echappee.notation.game_rules import GameRules, SomePosition, SomeView
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
    """The standard error of the cost, if the chances come from races."""

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


P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)


@dataclass(frozen=True)
class PastChoice(Generic[V]):
    """A question of the race, the view of its seat, and the answer."""

    question: Question
    view: V
    began: V
    """The seat's view at the beginning of the phase."""
    public: V
    """The public view."""
    answer: str


def choices(rules: GameRules[P, V], ridden: Race[P, V]) -> Iterator[PastChoice[V]]:
    """All choices of a race that is over, in the order in which they could be made."""
    answers = {entry.key: entry.result for entry in ridden.ledger if not entry.chance}
    drawn = (entry for entry in ridden.ledger if entry.chance)
    race = Race(rules, ridden.moments[0].position, ScriptedDealer(), drawn)
    while not race.over:
        question = race.questions[0]
        yield PastChoice(
            question=question,
            view=race.view(question.seat),
            began=rules.cut(race.position, question.seat),
            public=race.view(None),
            answer=answers[question.id],
        )
        race.answer(question.id, answers[question.id])
