"""Random races of Flamme Rouge: any set-up, and what was told on the way."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from echappee.engine import Event
from echappee.flamme.rules import FLAMME, FlammeRace, Position, Setup, View, set_up
from echappee.flamme.rules.setup import setup_tags
from tests.counts import CORPUS, SOAK
from tests.properties.planned import Planned, positions
from tests.properties.setups import any_setup


class Plan(Planned[Setup, Position, View]):
    """A race of Flamme Rouge."""

    family = FLAMME
    answers = 45
    most = 1_000

    def first(self) -> Position:
        return set_up(self.setup)

    def tags(self) -> dict[str, str]:
        return setup_tags(self.setup)


class Heard(NamedTuple):
    """An event of a race: a spectator's view just before it and just after."""

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


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any set-up."""
    return any_setup(lambda options: draw(st.sampled_from(options)))


def numbered(number: int) -> Plan:
    """The race of this number."""
    return Plan(any_setup(Random(number).choice), number)


def plans() -> st.SearchStrategy[Plan]:
    """Any race."""
    if SOAK:
        return st.builds(Plan, setups(), st.integers(0, 2**32))
    return st.sampled_from(range(CORPUS)).map(numbered)
