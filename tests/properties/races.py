"""Random races: their set-ups, and seats whose every answer follows from a seed and the question alone."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from echappee.engine import Event, Question, Race, ScriptedDealer, SeededDealer
from echappee.flamme import FLAMME, FlammeRace, Position, Setup, View, set_up
from tests.properties.setups import any_setup


class Plan(NamedTuple):
    """A set-up and a seed: enough to ride one race always in the same way."""

    setup: Setup
    seed: int

    def start(self) -> FlammeRace:
        return Race(FLAMME, set_up(self.setup), SeededDealer(self.seed))

    def answer(self, question: Question) -> str:
        """What this plan's seats answer; it depends on nothing but the question."""
        random = Random(f"{self.seed} {question.id}")
        return question.sample(random.randrange)

    def steps(self, order: int | None = None) -> Iterator[FlammeRace]:
        """The race before its first answer and after each; seats answer in an order of their own."""
        random = Random(self.seed if order is None else order)
        race = self.start()
        yield race
        while race.questions:
            question = random.choice(race.questions)
            race.answer(question.id, self.answer(question))
            yield race

    def ride(self, order: int | None = None) -> FlammeRace:
        """The race when it is over."""
        for race in self.steps(order):
            last = race
        return last

    def stop(self) -> FlammeRace:
        """The race somewhere on the way: after any number of answers, mostly in the middle of a phase."""
        seats = sum(team.kind == "team" for team in self.setup.teams)
        answers = Random(f"stop {self.seed}").randrange(45 * seats)
        for count, race in enumerate(self.steps()):
            last = race
            if count == answers:
                break
        return last


def positions(race: FlammeRace) -> list[Position]:
    """Every position of the race, phase by phase."""
    return [*(moment.position for moment in race.moments), race.position]


class Heard(NamedTuple):
    """An event of a race: the table just before it and just after, as a spectator sees it."""

    event: Event
    before: View
    after: View


def heard(race: FlammeRace) -> Iterator[Heard]:
    """Every event of the race that anybody hears."""
    view = FLAMME.cut(race.moments[0].position, None)
    for event in race.heard(None):
        after = FLAMME.fold(view, event)
        yield Heard(event, view, after)
        view = after


class Round(NamedTuple):
    """An end phase: the positions before and after it, and what was told in it."""

    before: Position
    after: Position
    events: list[Event]


def rounds(race: FlammeRace) -> Iterator[Round]:
    """Every end phase of the race."""
    bounds = [moment.events for moment in race.moments] + [len(race.events)]
    for place, (before, after) in enumerate(pairwise(positions(race))):
        if before.phase == "end":
            yield Round(before, after, list(race.events[bounds[place] : bounds[place + 1]]))


def replayed(plan: Plan, race: FlammeRace) -> FlammeRace:
    """The race read back from its ledger and its open answers, with no seed."""
    return Race(FLAMME, set_up(plan.setup), ScriptedDealer(), race.ledger + race.open_entries)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any set-up."""
    return any_setup(lambda options: draw(st.sampled_from(options)))


def plans() -> st.SearchStrategy[Plan]:
    """Any race."""
    return st.builds(Plan, setups(), st.integers(0, 2**32))
