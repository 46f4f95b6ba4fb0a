"""Races of Homas Tour Pro go on from the middle of a step as they went: what has happened is given."""

import pytest

from echappee.engine import Race, ScriptedDealer
from echappee.homas.kernel import Kernel
from echappee.homas.rules import COURSES, HOMAS, HomasRace, set_up
from echappee.homas.study.in_kernel import KEEP, ride_in_kernel
from echappee.homas.study.riding import winners
from echappee.study.chances import RaceNumbers, Truth, certain
from echappee.study.steps import race_steps
from tests.counts import count
from tests.properties.homas.races import SHORT, numbered

pytestmark = pytest.mark.soak
ROADS = (*COURSES, *SHORT)


def ridden(number: int) -> HomasRace:
    """A race in the kernel, in which routier decides for all teams."""
    start = set_up(numbered(number, (ROADS[number % len(ROADS)],)).setup)
    kernel = Kernel(start, ["-" if team.neutral else "routier" for team in start.teams], seed=number)
    entries = [entry for part in kernel.follow(number) for entry in part.entries]
    return Race(HOMAS, start, ScriptedDealer(), entries)


@pytest.mark.parametrize("number", range(count(200)))
def test_after_every_step_of_a_race_it_goes_on_as_it_went(number: int) -> None:
    race = ridden(number)
    seats = tuple(team.colour for team in race.position.teams)
    result = certain(seats, winners(race.position), 1).winners
    numbers = RaceNumbers(1, first=number, seed=number, policy="routier")
    start = race.moments[0].position
    steps = [step for step in race_steps(race) if step.entries[-1].key.kind != KEEP]
    situations = [Truth(start), *(step.situation for step in steps)][:-1]
    assert all(won == result for won in ride_in_kernel(situations, numbers))
