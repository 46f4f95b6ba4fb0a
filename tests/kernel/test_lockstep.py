from collections.abc import Sequence
from random import Random
from typing import TypeVar

import pytest

from echappee.flamme.kernel import Kernel
from echappee.flamme.rules import Setup, set_up
from tests.counts import count
from tests.kernel.lockstep import compare
from tests.properties.setups import any_setup

T = TypeVar("T")
pytestmark = pytest.mark.soak
ROUNDS = 200_000
PARTS = 10


def setup_of(seed: int) -> Setup:
    """Any race there can be."""
    random = Random(seed)

    def pick(options: Sequence[T]) -> T:
        return options[int(random.random() * len(options))]

    return any_setup(pick)


@pytest.mark.parametrize("part", range(PARTS))
def test_the_reference_rides_what_the_kernel_rode(part: int) -> None:
    """Roads, teams, rules, specialists and weather of all kinds, as many rounds as there are to be."""
    rounds, number = 0, part
    while rounds < count(ROUNDS, 50) // PARTS:
        start = set_up(setup_of(number))
        rounds += compare(Kernel(start, ["random"] * len(start.teams), seed=part), number)
        number += PARTS
