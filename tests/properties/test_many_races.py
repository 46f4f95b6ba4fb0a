"""Random races over random roads, in all formats: each ends, and its record leads to the same end."""

from random import Random

import pytest

from echappee.catalogue import load, save
from echappee.flamme import FLAMME
from echappee.flamme.records import setup_tags
from echappee.notation import digest
from tests.counts import count
from tests.properties.races import Plan
from tests.properties.setups import any_setup

PARTS = 20
"""The ten thousand races are ridden in so many parts, which machines with several cores share."""


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_races_end_and_are_replayed_to_the_same_digest(part: int) -> None:
    for number in range(count(10_000 // PARTS)):
        seed = number * PARTS + part
        plan = Plan(any_setup(Random(seed).choice), seed)
        race = plan.ride()
        assert race.over, f"race {seed}"
        again = load(save(race, setup_tags(plan.setup))).race
        assert digest(FLAMME.line(again.position)) == digest(FLAMME.line(race.position)), f"race {seed}"
        assert again.events == race.events, f"race {seed}"
