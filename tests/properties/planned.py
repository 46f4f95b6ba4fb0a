"""Races of any game that always go the same way: every answer follows from a seed and the question alone."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from echappee.engine import Event, Question, Race, ScriptedDealer, SeededDealer
from echappee.notation.game_rules import GameRules, SomePosition
from tests.counts import CORPUS

X = TypeVar("X")


class Seated(SomePosition, Protocol):
    """A position with seats that decide."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats, in seat order."""


class Pick(Protocol):
    """Makes the choices."""

    def __call__(self, options: Sequence[X], /) -> X:
        """One of these."""


S = TypeVar("S")
P = TypeVar("P", bound=Seated)
V = TypeVar("V")
T = TypeVar("T", bound=tuple[object, ...])


@dataclass(frozen=True)
class Planned(ABC, Generic[S, P, V]):
    """A set-up and a seed: enough to ride one race always in the same way."""

    setup: S
    seed: int
    family: ClassVar[GameRules[Any, Any]]
    answers: ClassVar[int]
    """A race that is not ridden to its end is stopped within this many answers per seat."""
    most: ClassVar[int]
    """At most this many options are each tried."""

    @abstractmethod
    def first(self) -> P:
        """The first position."""

    @abstractmethod
    def tags(self) -> dict[str, str]:
        """How the record of this race begins."""

    def start(self) -> Race[P, V]:
        return Race(self.family, self.first(), SeededDealer(self.seed))

    def answer(self, question: Question) -> str:
        """What this plan's seats answer; it depends on the question alone."""
        random = Random(f"{self.seed} {question.id}")
        return question.sample(random.randrange)

    def steps(self, order: int | None = None) -> Iterator[Race[P, V]]:
        """The race before its first answer and after each; seats answer in their own order."""
        random = Random(self.seed if order is None else order)
        race = self.start()
        yield race
        while race.questions:
            question = random.choice(race.questions)
            race.answer(question.id, self.answer(question))
            yield race

    def ride(self, order: int | None = None) -> Race[P, V]:
        """The race when it is over; nothing changes it any more, so tests may share it."""
        return _ridden(self, order)

    def stop(self) -> Race[P, V]:
        """The race somewhere on the way: after any number of answers, mostly in the middle of a phase."""
        answers = Random(f"stop {self.seed}").randrange(self.answers * len(self.first().seats))
        for count, race in enumerate(self.steps()):
            last = race
            if count == answers:
                break
        return last

    def options(self, question: Question) -> list[str]:
        """Answers to try: those that are offered, or one if there are too many to list."""
        offered = list(question.options() or (self.answer(question),))
        return Random(self.seed).sample(offered, min(self.most, len(offered)))

    def replayed(self, race: Race[P, V]) -> Race[P, V]:
        """The race read back from its ledger and its open answers, with no seed."""
        return Race(self.family, self.first(), ScriptedDealer(), race.ledger + race.open_entries)


AnyPlan = Planned[Any, Any, Any]


@lru_cache(maxsize=4 * CORPUS)
def _ridden(plan: AnyPlan, order: int | None) -> Race[Any, Any]:
    for race in plan.steps(order):
        last = race
    return last


def positions(race: Race[P, V]) -> list[P]:
    """Every position of the race, phase by phase."""
    return [*(moment.position for moment in race.moments), race.position]


class Heard(NamedTuple, Generic[V]):
    """An event of a race: the table just before it and just after, as a spectator sees it."""

    event: Event
    before: V
    after: V


def heard(race: Race[P, V]) -> Iterator[Heard[V]]:
    """Every event of the race that anybody hears."""
    view = race.rules.cut(race.moments[0].position, None)
    for event in race.heard(None):
        after = race.rules.fold(view, event)
        yield Heard(event, view, after)
        view = after


class Phase(NamedTuple, Generic[P]):
    """A phase that has ended: the positions before and after it, and what was told in it."""

    before: P
    after: P
    events: list[Event]


def phases(race: Race[P, V]) -> Iterator[Phase[P]]:
    """Every phase of the race that has ended."""
    bounds = [moment.events for moment in race.moments] + [len(race.events)]
    for (before, after), (first, last) in zip(pairwise(positions(race)), pairwise(bounds), strict=True):
        yield Phase(before, after, list(race.events[first:last]))


def state(race: Race[P, V]) -> tuple[object, ...]:
    """Everything that is true of a race."""
    seats = (*race.position.seats, None)
    return (
        race.position,
        list(race.ledger),
        race.open_entries,
        race.questions,
        race.requests,
        list(race.events),
        [race.view(seat) for seat in seats],
        [race.heard(seat) for seat in seats],
    )


def changed_fields(old: T, others: Iterable[T]) -> set[str]:
    """The fields of a named tuple in which any of the others is different."""
    names: tuple[str, ...] = old._fields  # type: ignore[attr-defined]
    return {name for other in others for name in names if getattr(other, name) != getattr(old, name)}
