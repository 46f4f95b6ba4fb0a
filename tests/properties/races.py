"""Random races of Flamme Rouge: any set-up, and what was told on the way."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from echappee.flamme.rules import FLAMME, FlammeRace, Position, Setup, View, set_up, setup_tags
from tests.counts import CORPUS, SOAK, soaked
from tests.properties.planned import Phase, Planned, phases
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


def rounds(race: FlammeRace) -> Iterator[Phase[Position]]:
    """Every end phase of the race."""
    return (phase for phase in phases(race) if phase.before.phase == "end")


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


in_any_race = soaked(1000, plans())
