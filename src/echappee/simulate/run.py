"""Riding a plan, in one worker or in several; the figures are the same."""

import gc
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol, Self, TypeVar

from echappee.engine import Refused
from echappee.simulate.engines import REFERENCE, Engine
from echappee.simulate.plan import Progress


class Tally(Protocol):
    """What was counted: whole numbers only, so that the order in which parts are added cannot matter."""

    @property
    def size(self) -> int:
        """How many races, or tours."""

    def merge(self, other: Self) -> None:
        """Count what another tally has counted."""


P = TypeVar("P")
T = TypeVar("T", bound=Tally)
R_co = TypeVar("R_co", covariant=True)


class Given(Protocol[R_co]):
    """A part that was given to others to ride."""

    def result(self) -> R_co:
        """Its result, as soon as that is known."""

    def cancel(self) -> object:
        """It is not needed any more."""


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


def simulate(
    plan: Plan[T, R_co], jobs: int = 1, progress: Progress = lambda _: None, engine: Engine = REFERENCE
) -> R_co:
    """Ride all of the plan and count."""
    plan.check()
    return plan.result(add_up(in_parts(plan.tally, plan.size, jobs, engine), progress))


def add_up(tallies: Iterable[T], progress: Progress) -> T:
    """What all of them counted; there is at least one."""
    total = None
    for tally in tallies:
        progress(tally.size)
        if total is None:
            total = tally
        else:
            total.merge(tally)
    assert total is not None, "a plan has at least one race"
    return total


def in_parts(ride: Callable[[range], P], size: int, jobs: int, engine: Engine) -> Iterator[P]:
    """The result of each part of this many races, in order."""
    if jobs < 1:
        raise Refused("bad-jobs", f"at least one job is needed, not {jobs}")
    parts = parts_of(size, jobs, engine.most)
    if jobs == 1:
        yield from map(ride, parts)
    else:
        with engine.pool(jobs) as pool:
            yield from a_few_ahead(lambda part: pool.submit(ride, part), parts, 2 * jobs)


def parts_of(size: int, jobs: int, most: int) -> Iterator[range]:
    """The numbers of this many races, in parts: four for each job, or more if a part would be too large."""
    part = max(1, min(most, size // (jobs * 4)))
    return (range(first, min(first + part, size)) for first in range(0, size, part))


def a_few_ahead(give: Callable[[range], Given[P]], parts: Iterable[range], ahead: int) -> Iterator[P]:
    """In order; so that nothing is ridden in vain after an interruption, only a few parts are given out."""
    given = deque[Given[P]]()
    try:
        for part in parts:
            given.append(give(part))
            if len(given) > ahead:
                yield given.popleft().result()
        while given:
            yield given.popleft().result()
    finally:
        for future in given:
            future.cancel()


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
