import pytest

from echappee.flamme.kernel import Kernel
from echappee.flamme.rules import set_up
from tests.counts import count
from tests.kernel.lockstep import compare
from tests.kernel.setups import setup_of

pytestmark = pytest.mark.soak
ROUNDS = 200_000
PARTS = 10


@pytest.mark.parametrize("part", range(PARTS))
def test_the_reference_rides_what_the_kernel_rode(part: int) -> None:
    """Roads, teams, rules, specialists and weather of all kinds, as many rounds as there are to be."""
    rounds, number = 0, part
    while rounds < count(ROUNDS, 100) // PARTS:
        start = set_up(setup_of(number))
        rounds += compare(Kernel(start, ["random"] * len(start.teams), seed=part), number)
        number += PARTS


@pytest.mark.parametrize("part", range(PARTS))
def test_a_race_goes_on_from_any_position(part: int) -> None:
    """From the position after some phase of another race, on the road and under the weather of that race."""
    for number in range(part, count(400), PARTS):
        start = set_up(setup_of(number))
        policies = ["random"] * len(start.teams)
        moments = list(Kernel(start, policies, seed=part).follow(number))
        middle = moments[number % (len(moments) - 1)].position
        compare(Kernel(middle, policies, seed=part + 1), number)
