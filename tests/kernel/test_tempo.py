import pytest

from echappee.flamme.kernel import Kernel
from echappee.flamme.rules import set_up
from tests.counts import count
from tests.kernel.setups import setup_of
from tests.kernel.tempo import differences

pytestmark = pytest.mark.soak
QUESTIONS = 100_000
PARTS = 10


@pytest.mark.parametrize("part", range(PARTS))
def test_tempo_answers_as_in_the_reference(part: int) -> None:
    """Every kind of question, on roads and under rules of all kinds."""
    asked, number = 0, part
    while asked < count(QUESTIONS, 40) // PARTS:
        start = set_up(setup_of(number))
        kernel = Kernel(start, ["-" if team.automatic else "tempo" for team in start.teams], seed=part)
        here, found = differences(kernel, number)
        assert found == []
        asked += here
        number += PARTS
