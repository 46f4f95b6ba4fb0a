from collections.abc import Iterator

import pytest

from echappee.flamme.rules.course import ways
from echappee.flamme.rules.movement import reach


@pytest.fixture(autouse=True)
def no_test_lives_on_anothers_answers() -> Iterator[None]:
    for kept in (reach, ways):
        kept.cache_clear()
    yield
    for kept in (reach, ways):
        kept.cache_clear()
