from functools import partial
from random import Random

import numpy as np
import pytest

from echappee.engine import Race, ScriptedDealer
from echappee.homas.kernel import Kernel
from echappee.homas.kernel.outside import ASKS, follow
from echappee.homas.kernel.packing import pack, unpack
from echappee.homas.rules import COURSES, HOMAS, Setup, set_up
from tests.counts import count
from tests.kernel.homas.lockstep import compare, compare_steps
from tests.oracle.homas.crowded import BENDS, crowded
from tests.properties.homas.races import SHORT, numbered
from tests.records.homas.golden import FOLDER, GOLDEN
from tests.records.kept import ridden

pytestmark = pytest.mark.soak
TURNS = 100_000
PARTS = 10
ROADS = (*COURSES, *SHORT, *BENDS)
EVERYBODY = ("random",) * 5


@pytest.mark.parametrize("part", range(PARTS))
def test_the_reference_rides_what_the_kernel_rode(part: int) -> None:
    """All courses, one to four directors, and what earlier stages left, as many turns as there are to be."""
    turns, number = 0, part
    while turns < count(TURNS) // PARTS:
        start = set_up(numbered(number, (ROADS[number % len(ROADS)],)).setup)
        turns += compare(Kernel(start, EVERYBODY, seed=part), number).position.round
        number += PARTS


@pytest.mark.parametrize("part", range(PARTS))
def test_a_race_goes_on_from_any_position(part: int) -> None:
    """From a crowd in the middle of a turn, to the end."""
    for number in range(part, count(4000), PARTS):
        compare(Kernel(crowded(number), EVERYBODY, seed=part), number)


@pytest.mark.parametrize("part", range(PARTS))
def test_any_answer_from_outside_leads_to_the_same_position(part: int) -> None:
    """Useless answers, too: a seat from outside is asked again until its step is ridden."""
    for number in range(part, count(2000), PARTS):
        random = Random(f"outside {number}")
        crowd = number % 4 > 0
        start = crowded(number) if crowd else set_up(numbered(number, ROADS).setup)
        policies = [random.choice((ASKS, ASKS, "random")) for _ in start.teams]
        steps = list(follow(start, policies, number, part, partial(any_option, random)))
        compare_steps(start, steps)


CURVES = (
    "road:0x40;right=3-5;left=7-10;right=12-13;left=15-18;right=20-23;left=25-28;right=36-39;sprint=4;stage"
)


@pytest.mark.parametrize("phase", ["rush", "sprint"])
def test_groups_in_curves_are_the_same(phase: str) -> None:
    """Where a lane has more squares than another, who belongs to a group depends on all riders before."""
    road = set_up(Setup(f"{CURVES};sprint=4;stage", ("team",) * 2))
    for number in range(count(2000)):
        random = Random(f"curves {number}")
        front = road.course.length + 1 if phase == "sprint" else random.randint(8, 30)
        near = [n for n, square in enumerate(road.course.squares) if front - 9 <= square.row <= front]
        squares = random.sample(near, len(road.riders))
        riders = tuple(r._replace(square=at) for r, at in zip(road.riders, squares, strict=True))
        start = road._replace(riders=riders, phase=phase, round=3)
        part = next(Kernel(start, EVERYBODY, seed=number).follow(0))
        race = Race(HOMAS, start, ScriptedDealer(), part.entries)
        reached = race.moments[1].position if race.moments[1:] else race.position
        assert reached == part.position


def any_option(random: Random, talk: np.record) -> int:
    """Mostly the last ones: they are the rare ones."""
    many = int(talk["count"])
    last = random.randrange(5) == 0
    return int(talk["options"][many - 1 if last else random.randrange(many)])


@pytest.mark.parametrize("name", sorted(GOLDEN))
def test_golden_races_are_ridden_on_by_both_engines(name: str) -> None:
    """Each position of a golden race comes back as it was; from one of them both ride to the end."""
    race = ridden(FOLDER, name)
    for moment in race.moments:
        assert unpack(moment.position, pack(moment.position)[0]) == moment.position
    middle = race.moments[Random(name).randrange(len(race.moments))].position
    compare(Kernel(middle, EVERYBODY, seed=1), 0)
