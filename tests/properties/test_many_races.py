"""Random races over all roads, in all formats: each ends, and its record leads to the same end."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from echappee.games import load, save
from echappee.notation import digest
from tests.counts import CORPUS, SOAK
from tests.properties import races
from tests.properties.homas.races import IDS
from tests.properties.homas.races import numbered as homas_race
from tests.properties.planned import AnyPlan


class Series(NamedTuple):
    """Many races of a game, in parts that machines with several cores share."""

    plan: Callable[[int], AnyPlan]
    """The race of this number."""
    races: int
    parts: int


def flamme(number: int) -> AnyPlan:
    return races.numbered(number)


def homas(number: int) -> AnyPlan:
    """One course after the other."""
    return homas_race(number, (IDS[number % len(IDS)],))


FEW: Final = (Series(flamme, CORPUS, 20), Series(homas, len(IDS), 10))
MANY: Final = (Series(flamme, 10_000, 20), Series(homas, 2_000, 10))


@pytest.mark.soak
@pytest.mark.parametrize(
    ("series", "part"),
    [
        pytest.param(series, part, id=f"{series.plan.__name__}-{part}")
        for series in (MANY if SOAK else FEW)
        for part in range(series.parts)
    ],
)
def test_thousands_of_races_end_and_are_replayed_to_the_same_digest(series: Series, part: int) -> None:
    for number in range(part, series.races, series.parts):
        plan = series.plan(number)
        race, line = plan.ride(), plan.family.line
        assert race.over, f"race {number}"
        again = load(save(race, plan.tags())).race
        assert digest(line(again.position)) == digest(line(race.position)), f"race {number}"
        assert again.events == race.events, f"race {number}"


def test_all_courses_are_ridden_even_by_few_races() -> None:
    assert {homas(number).setup.course for number in range(FEW[1].races)} == set(IDS)
