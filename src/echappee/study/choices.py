"""A race ridden once more, stopping at every choice."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from echappee.engine import Question, Race, ScriptedDealer
from echappee.notation.game_rules import GameRules, SomePosition, SomeView

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)


@dataclass(frozen=True)
class PastChoice(Generic[V]):
    """A question of the race, the view of its seat, and the answer."""

    question: Question
    view: V
    began: V
    """What the seat knew when the phase began."""
    public: V
    """What everybody knew."""
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
