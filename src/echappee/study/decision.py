"""The choices of a race, found by riding it again, and their grades by what each answer was worth.

`docs/study.md` has the same figures.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from echappee.engine import Entry, Key, Question, Race, ScriptedDealer, Seat
from echappee.notation.game_rules import SomePosition, SomeView
from echappee.study.chances import Measured, SeatView
from echappee.study.trying import FREE, Cost, Tried, matters
from echappee.words.sentences import Sentence

BEST: Final = "best"
CLOSE: Final = "close"
"""Too close to call: it costs nothing."""
LOST: Final = "lost"
"""There was nothing left to win."""
MISTAKES: Final = (("inaccuracy", 0.05), ("mistake", 0.10), ("blunder", 1.0))
"""The grades of what costs something, and how much it may cost for each."""
GRADES: Final = (BEST, *(name for name, _ in MISTAKES), CLOSE, LOST)

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)
V_co = TypeVar("V_co", bound=SomeView, covariant=True)
Hides = Callable[[Entry, Seat], bool]
"""Whether this entry of the open phase is hidden from this seat."""


@dataclass(frozen=True)
class Decision:
    """A choice between several answers, and what each of them was worth to its seat as it knew the race."""

    key: Key
    played: str
    tried: Tried
    cost: Cost = FREE
    """What the answer cost; measured if another one seemed better."""
    disputed: bool = False
    """Whether it would have cost nothing if another policy rode on."""
    reasons: Sequence[Sentence] = ()
    """What the road says about the best answer and the one that was played, if they differ."""

    @property
    def answers(self) -> Mapping[str, Measured]:
        """The chances with all answers; those with two that were compared are the ones that make the cost."""
        found = self.tried.figures
        return (
            {**found, self.played: self.cost.played, self.best: self.cost.best} if self.cost.races else found
        )

    @property
    def best(self) -> str:
        return self.tried.best

    @property
    def graded(self) -> bool:
        """Whether it was a mistake of some size."""
        return self.grade in dict(MISTAKES)

    @property
    def grade(self) -> str:
        if self.tried.lost:
            return LOST
        if matters(self.cost.own):
            return next(name for name, most in MISTAKES if self.cost.own.mean <= most)
        return BEST if self.played == self.best and self.tried.clear else CLOSE


@dataclass(frozen=True)
class PastChoice(Generic[V_co]):
    """A question of a race, what its seat knew, and the answer."""

    question: Question
    view: V_co
    seen: SeatView[V_co]
    """The seat's view at the beginning of the phase, and the entries that it knew."""
    answer: str = ""
    """Empty if it has not been answered."""

    def after(self, answers: Sequence[str]) -> Mapping[str, SeatView[V_co]]:
        return after(self.seen, self.question, answers)


def after(seen: SeatView[V], question: Question, answers: Sequence[str]) -> Mapping[str, SeatView[V]]:
    """What a seat knows once it has given each of these answers."""
    key = question.id
    return {each: seen._replace(entries=(*seen.entries, Entry(key, each))) for each in answers}


def choices(ridden: Race[P, V], hides: Hides) -> Iterator[PastChoice[V]]:
    """All choices of a race that is over, in the order in which they could be made."""
    answers = {entry.key: entry.result for entry in ridden.ledger if not entry.chance}
    drawn = (entry for entry in ridden.ledger if entry.chance)
    race = Race(ridden.rules, ridden.moments[0].position, ScriptedDealer(), drawn)
    while not race.over:
        question = race.questions[0]
        yield PastChoice(
            question=question,
            view=race.view(question.seat),
            seen=seen_by(race, question.seat, hides),
            answer=answers[question.id],
        )
        race.answer(question.id, answers[question.id])


def seen_by(race: Race[P, V], seat: Seat, hides: Hides) -> SeatView[V]:
    """What this seat knows now; the race may be going on."""
    entries = [entry for entry in race.entries_for(seat) if not hides(entry, seat)]
    return SeatView(race.rules.cut(race.position, seat), tuple(entries))
