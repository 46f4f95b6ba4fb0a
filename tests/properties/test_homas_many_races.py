"""Random races over all courses of Homas Tour Pro: each ends, and its record leads to the same end."""

from random import Random

import pytest

from echappee.catalogue import load, save
from echappee.homas import HOMAS
from echappee.homas.records import setup_tags
from echappee.notation import digest
from tests.counts import count
from tests.properties.homas_races import IDS, Plan, any_setup

PARTS = 10
"""The two thousand races are ridden in so many parts, which machines with several cores share."""


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_two_thousand_races_end_and_are_replayed_to_the_same_digest(part: int) -> None:
    for number in range(count(2_000 // PARTS)):
        seed = number * PARTS + part
        plan = Plan(any_setup(Random(seed).choice, (IDS[seed % len(IDS)],)), seed)
        race = plan.ride()
        assert race.over, f"race {seed}"
        again = load(save(race, setup_tags(plan.setup))).race
        assert digest(HOMAS.line(again.position)) == digest(HOMAS.line(race.position)), f"race {seed}"
        assert again.events == race.events, f"race {seed}"


def test_all_courses_are_ridden_even_by_few_races() -> None:
    assert {seed % len(IDS) for seed in range(PARTS * (2_000 // PARTS // 20))} == set(range(len(IDS)))
