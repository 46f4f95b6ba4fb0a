"""Random races over all roads, in all formats: each ends, and its record leads to the same end."""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

import pytest

from echappee.games import load, save
from echappee.notation import digest
from tests.counts import count
from tests.properties import races
from tests.properties.homas import races as homas_races
from tests.properties.planned import AnyPlan
from tests.properties.setups import any_setup


class Series(NamedTuple):
    """Many races of a game, in parts that machines with several cores share."""

    plan: Callable[[int], AnyPlan]
    """The race of this number."""
    races: int
    parts: int


def flamme(number: int) -> AnyPlan:
    return races.Plan(any_setup(Random(number).choice), number)


def homas(number: int) -> AnyPlan:
    """One course after the other."""
    courses = homas_races.IDS
    setup = homas_races.any_setup(Random(number).choice, (courses[number % len(courses)],))
    return homas_races.Plan(setup, number)


ALL: Final = (Series(flamme, 10_000, 20), Series(homas, 2_000, 10))


@pytest.mark.soak
@pytest.mark.parametrize(
    ("series", "part"),
    [
        pytest.param(series, part, id=f"{series.plan.__name__}-{part}")
        for series in ALL
        for part in range(series.parts)
    ],
)
def test_thousands_of_races_end_and_are_replayed_to_the_same_digest(series: Series, part: int) -> None:
    for turn in range(count(series.races // series.parts)):
        number = turn * series.parts + part
        plan = series.plan(number)
        race, line = plan.ride(), plan.family.line
        assert race.over, f"race {number}"
        again = load(save(race, plan.tags())).race
        assert digest(line(again.position)) == digest(line(race.position)), f"race {number}"
        assert again.events == race.events, f"race {number}"


def test_all_courses_are_ridden_even_by_few_races() -> None:
    few = range(ALL[1].races // 20)
    assert {homas(number).setup.course for number in few} == set(homas_races.IDS)
