"""Random races of Homas Tour Pro: any course, one to four directors, and answers that follow from a seed."""

from collections.abc import Sequence
from random import Random

from hypothesis import strategies as st

from echappee.engine import Question
from echappee.homas.rules import COLOURS, COURSES, HOMAS, Position, Setup, View, set_up, setup_tags
from tests.counts import CORPUS, SOAK, soaked
from tests.properties.planned import Pick, Planned

IDS = tuple(COURSES)
SHORT = (
    *(
        "tour-de-france-prologue",
        "time-trial-9",
        "road:0x9,-4x7,+3x6,0x9;left=3-5;right=18-20;red=20;hill=16;stage",
    ),
    *(
        "road:0x4,k-2x9,0x8,-3x6;hell;right=15-17;rain",
        "road:0x20,-5x9,+4x8;mountain=21-37;top=29;sprint=12;stage",
    ),
    *("road:0x8,-4x12;mountain=9-20;top=20;stage;red=6", "road:0x12,-3x8;hill=20;left=4-7;rain"),
)
"""Courses on which a race is soon over, with all that there is on the long ones."""


def any_setup(pick: Pick, courses: Sequence[str] = IDS) -> Setup:
    """Any of these courses, any teams; what earlier stages left, now and then."""
    directors = pick((1, 2, 3, 4))
    kinds = ["team"] * directors + ["neutral"] * (len(COLOURS) - directors)
    teams = tuple(kinds.pop(pick(range(len(kinds)))) for _ in COLOURS)
    lineup = pick(("board", "board", "riders"))
    if pick((True, True, False)):
        return Setup(pick(courses), teams, lineup=lineup)
    order = list(COLOURS)
    ranks = tuple(order.pop(pick(range(len(order)))) for _ in COLOURS)
    draws = tuple(pick((1, 1, 2, 3)) for _ in range(20))
    tired = tuple(f"{team}{role}" for team in range(1, 6) for role in range(1, 5) if not pick(range(6)))
    return Setup(pick(courses), teams, ranks, draws, tired, lineup=lineup)


class Plan(Planned[Setup, Position, View]):
    """A race of Homas Tour Pro."""

    family = HOMAS
    answers = 60
    most = 9

    def first(self) -> Position:
        return set_up(self.setup)

    def tags(self) -> dict[str, str]:
        return setup_tags(self.setup)

    def answer(self, question: Question) -> str:
        """As always; now and then it is useless."""
        random = Random(f"{self.seed} {question.id}")
        options = question.options()
        if options is not None and random.randrange(8) == 0:
            return random.choice(list(options))
        return question.sample(random.randrange)


def numbered(number: int, courses: Sequence[str]) -> Plan:
    """The race of this number over one of these courses."""
    return Plan(any_setup(Random(number).choice, courses), number)


def plans(courses: Sequence[str] = SHORT) -> st.SearchStrategy[Plan]:
    """Any race over one of these courses."""
    if SOAK:
        return _drawn(courses)
    return st.sampled_from(range(CORPUS)).map(lambda number: numbered(number, courses))


@st.composite
def _drawn(draw: st.DrawFn, courses: Sequence[str]) -> Plan:
    setup = any_setup(lambda options: draw(st.sampled_from(options)), courses)
    return Plan(setup, draw(st.integers(0, 2**32)))


in_any_race = soaked(600, plans())
