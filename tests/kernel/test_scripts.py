"""Races that begin in the middle of a phase go on as they went: what had happened in it is a script."""

from collections.abc import Iterator

import pytest

from echappee.engine import Entry, Race, ScriptedDealer
from echappee.flamme.kernel import Kernel
from echappee.flamme.rules import FLAMME, FlammeRace, Position, set_up
from echappee.flamme.study.in_kernel import ride_in_kernel
from echappee.flamme.study.riding import BY_RULES, ride_on, winners
from echappee.study.chances import RaceNumbers, Truth, certain
from echappee.study.steps import race_steps
from tests.counts import count, some
from tests.kernel.setups import setup_of
from tests.study.flamme.quick import KINDS, tempos


def ridden(seed: int) -> tuple[Position, list[Entry]]:
    """A race in the kernel, in which tempo decides for all teams."""
    start = set_up(setup_of(seed))
    policies = ["-" if team.automatic else "tempo" for team in start.teams]
    return start, [
        entry for each in Kernel(start, policies, seed=seed).follow(seed) for entry in each.entries
    ]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(count(200)))
def test_after_every_step_of_a_race_it_goes_on_as_it_went(seed: int) -> None:
    start, entries = ridden(seed)
    race: FlammeRace = Race(FLAMME, start, ScriptedDealer(), entries)
    result = certain(tuple(team.colour for team in start.teams), winners(race.position), 1).winners
    rides = RaceNumbers(1, first=seed, seed=seed, policy="tempo")
    situations = [Truth(start), *(step.situation for step in race_steps(race))][:-1]
    assert all(won == result for won in ride_in_kernel(situations, rides))


def test_races_begun_by_the_rules_stay_with_them_when_the_kernel_is_ready() -> None:
    """It may get ready in the middle of a study."""
    start = [Truth(tempos(KINDS[0]).moments[0].position)]
    rides = RaceNumbers(4, policy="tempo", by_rules=True)
    assert ride_on(start, rides) == BY_RULES.ride_on(start, rides)
    assert ride_on(start, rides._replace(by_rules=False)) == ride_in_kernel(start, rides)


def situations(kind: str) -> Iterator[Truth[Position]]:
    """A few moments of a race: the start, and in the middle of its phases."""
    steps = list(race_steps(tempos(kind)))
    yield Truth(tempos(kind).moments[0].position)
    yield from (step.situation for step in steps[2 : -1 : len(steps) // 5])


@pytest.mark.soak
@pytest.mark.parametrize("kind", some(KINDS, len(KINDS)))
def test_the_kernel_and_the_rules_find_the_same_chances(kind: str) -> None:
    """Within four errors of the difference: their races have nothing in common."""
    seats = tuple(team.colour for team in tempos(kind).position.teams)
    for situation in situations(kind):
        many = RaceNumbers(400, policy="tempo")
        fast = ride_in_kernel([situation], many)[0]
        slow = BY_RULES.ride_on([situation], many._replace(races=count(400)))[0]
        for bit in range(len(seats)):
            one, two = (sum(won >> bit & 1 for won in each) / len(each) for each in (fast, slow))
            assert abs(one - two) < 4 * (0.25 / len(fast) + 0.25 / len(slow)) ** 0.5
