from collections.abc import Iterator

import pytest

from echappee.flamme.movement import limit


@pytest.fixture(autouse=True)
def no_test_lives_on_anothers_answers() -> Iterator[None]:
    limit.cache_clear()
    yield
    limit.cache_clear()
