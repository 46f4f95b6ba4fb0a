"""How often a test marked `soak` repeats itself: in full in `make soak`, a small share in `make test`."""

import os
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, Final, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

A = TypeVar("A")
B = TypeVar("B")

SOAK: Final = os.environ.get("ECHAPPEE_SOAK") == "1"
CORPUS: Final = 100
"""How many races the properties of a game share outside `make soak`: most of the time goes into riding."""


def count(full: int, share: int = 20) -> int:
    """`full` in `make soak`, otherwise a twentieth of it (or a smaller share), but at least one."""
    return full if SOAK else max(1, full // share)


def some(ones: Sequence[A], share: int = 2) -> Sequence[A]:
    """All of them in `make soak`, otherwise the first of every two, or of a larger share."""
    return ones if SOAK else ones[::share]


def pairs(ones: Sequence[A], others: Sequence[B]) -> list[tuple[A, B]]:
    """Every pair in `make soak`, otherwise each of both at least once."""
    if SOAK:
        return list(product(ones, others))
    return [(ones[n % len(ones)], others[n % len(others)]) for n in range(max(len(ones), len(others)))]


def soaked(full: int, *drawn: st.SearchStrategy[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Make a test marked `soak`: it holds of this many draws in `make soak`, of fewer otherwise."""

    def turn(holds: Callable[..., None]) -> Callable[[], None]:
        test: Callable[[], None] = settings(max_examples=count(full))(given(*drawn)(holds))
        return pytest.mark.soak(test)

    return turn
