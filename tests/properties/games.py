"""Properties that hold of the races of every game."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.counts import count
from tests.properties import races
from tests.properties.homas import races as homas_races
from tests.properties.planned import AnyPlan

PLANS: Final[Mapping[str, st.SearchStrategy[Any]]] = {"flamme": races.plans(), "homas": homas_races.plans()}
MANY: Final = {"flamme": 1000, "homas": 600}
FEWER: Final = dict.fromkeys(PLANS, 400)


def in_many_races(holds: Callable[[AnyPlan], None]) -> Callable[[str], None]:
    """A test of each game that this holds of any of its races."""
    return _over(holds, MANY)


def in_fewer_races(holds: Callable[[AnyPlan], None]) -> Callable[[str], None]:
    """The same for what takes longer."""
    return _over(holds, FEWER)


def _over(holds: Callable[[AnyPlan], None], examples: Mapping[str, int]) -> Callable[[str], None]:
    def test(game: str) -> None:
        settings(max_examples=count(examples[game]))(given(PLANS[game])(holds))()

    test.__name__, test.__doc__ = holds.__name__, holds.__doc__
    return pytest.mark.soak(pytest.mark.parametrize("game", PLANS)(test))
