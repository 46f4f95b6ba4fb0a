"""A race as a row of steps: draws, then choices, and what follows from them without chance."""

from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

from echappee.engine import Entry, Moment, Race, ScriptedDealer, Seat
from echappee.notation.game_rules import SomePosition, SomeView
from echappee.study.chances import Truth

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)
P_co = TypeVar("P_co", bound=SomePosition, covariant=True)


class RaceStep(NamedTuple, Generic[P_co]):
    """What one seat drew, or what all seats chose at the same time; and the situation after it."""

    entries: tuple[Entry, ...]
    situation: Truth[P_co]
    moment: Moment[P_co]
    """The beginning of the phase of the situation."""

    @property
    def chance(self) -> bool:
        return self.entries[0].chance

    @property
    def round(self) -> int:
        """The round in which it happened."""
        return self.entries[0].key.round

    @property
    def opens(self) -> bool:
        """Whether another phase begins after it."""
        at = self.moment.position
        return not self.situation.entries and self.when != (at.round, at.phase)

    @property
    def when(self) -> tuple[object, ...]:
        """The round and the phase."""
        return self.entries[0].key[:2]

    @property
    def seat(self) -> Seat:
        """Whose draw it was; empty if it was nobody's."""
        return self.entries[0].key.seat


def race_steps(ridden: Race[P, V]) -> Iterator[RaceStep[P]]:
    """All steps of a race that is over. Seats that draw at the same time draw in seat order here."""
    results = {entry.key: entry.result for entry in ridden.ledger}
    race: Race[P, V] = Race(ridden.rules, ridden.moments[0].position, ScriptedDealer())
    while not race.over:
        if race.requests:
            for asked in race.requests:
                race.deal(asked.key, results[asked.key])
                yield _step(race, [Entry(asked.key, results[asked.key], chance=True)])
        else:
            answers = [Entry(asked.id, results[asked.id]) for asked in race.questions]
            for entry in answers:
                race.answer(entry.key, entry.result)
            yield _step(race, answers)


def _step(race: Race[P, V], entries: Sequence[Entry]) -> RaceStep[P]:
    situation = Truth(race.position, tuple(race.open_entries))
    return RaceStep(tuple(entries), situation, race.moments[-1])


def joined_draws(steps: Sequence[RaceStep[P]]) -> Sequence[RaceStep[P]]:
    """The same race in fewer steps: all seats that draw at the same time are one."""
    found: list[RaceStep[P]] = []
    for step in steps:
        again = found and found[-1].chance and step.chance and found[-1].when == step.when
        earlier = found.pop().entries if again else ()
        found.append(step._replace(entries=(*earlier, *step.entries)))
    return found
