"""Riding a plan, in one process or in several; the figures are the same."""

import gc
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Protocol, Self, TypeVar

from echappee.engine import Refused

Progress = Callable[[int], None]
"""Called with how many more races, or tours, are done."""


class Tally(Protocol):
    """What was counted: whole numbers only, so that the order in which parts are added cannot matter."""

    @property
    def size(self) -> int:
        """How many races, or tours."""

    def merge(self, other: Self) -> None:
        """Count what another tally has counted."""


T = TypeVar("T", bound=Tally)
R_co = TypeVar("R_co", covariant=True)


class Plan(Protocol[T, R_co]):
    """Many races or tours of one kind. What happens in each derives from the plan's seed and its number."""

    @property
    def size(self) -> int:
        """How many to ride."""

    def check(self) -> None:
        """Refuse a plan that cannot be carried out, before anything is ridden."""

    def tally(self, numbers: range) -> T:
        """Ride those of these numbers and count."""

    def result(self, total: T) -> R_co:
        """The statistics of what was counted."""


def simulate(plan: Plan[T, R_co], jobs: int = 1, progress: Progress = lambda _: None) -> R_co:
    """Ride all of the plan and count."""
    plan.check()
    total = None
    for tally in _in_parts(plan, jobs):
        progress(tally.size)
        if total is None:
            total = tally
        else:
            total.merge(tally)
    assert total is not None, "a plan has at least one race"
    return plan.result(total)


def _in_parts(plan: Plan[T, R_co], jobs: int) -> Iterator[T]:
    """The tallies of a plan's parts, in order."""
    if jobs < 1:
        raise Refused("bad-jobs", f"at least one job is needed, not {jobs}")
    chunk = max(1, min(50, plan.size // (jobs * 4)))
    parts = [range(first, min(first + chunk, plan.size)) for first in range(0, plan.size, chunk)]
    if jobs == 1:
        yield from map(plan.tally, parts)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(plan.tally, parts)


@contextmanager
def no_collector() -> Iterator[None]:
    """A race makes no reference cycles, so looking for them only costs time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
