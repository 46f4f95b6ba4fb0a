"""Setups for both engines."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from echappee.flamme.road.stages import find_stage
from echappee.flamme.rules import Ruleset, Setup, TeamSetup
from tests.properties.setups import any_setup

T = TypeVar("T")


def setup_of(seed: int) -> Setup:
    """Any race there can be."""
    random = Random(seed)

    def pick(options: Sequence[T]) -> T:
        return options[int(random.random() * len(options))]

    return any_setup(pick)


def four(stage: str, ruleset: Ruleset | None = None) -> Setup:
    """Four teams on this stage."""
    return Setup(find_stage(stage).tiles, (TeamSetup(),) * 4, ruleset or Ruleset())
