"""Riding a plan, in one process or in several; the figures are the same."""

import gc
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import TypeVar

from echappee.engine import Refused
from echappee.flamme import set_up
from echappee.simulate.plan import Plan, ride
from echappee.simulate.statistics import Result, Tally

Progress = Callable[[int], None]
"""Told how many more races are done."""
T = TypeVar("T")


def simulate(plan: Plan, jobs: int = 1, progress: Progress = lambda _: None) -> Result:
    """Ride all races of the plan and count."""
    plan.check()
    total = Tally()
    for tally in in_parts(partial(_tally, plan), plan.races, jobs):
        total.merge(tally)
        progress(tally.races)
    colours = [team.colour for team in set_up(plan.setup).teams]
    return Result.of(total, colours, timed=plan.setup.ruleset.timed)


def in_parts(tally: Callable[[range], T], count: int, jobs: int) -> Iterator[T]:
    """So many numbers in parts, in one process or in several; what each part gives, in order."""
    if jobs < 1:
        raise Refused("bad-jobs", f"at least one job is needed, not {jobs}")
    chunk = max(1, min(50, count // (jobs * 4)))
    parts = [range(first, min(first + chunk, count)) for first in range(0, count, chunk)]
    if jobs == 1:
        yield from map(tally, parts)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(tally, parts)


def _tally(plan: Plan, numbers: range) -> Tally:
    tally = Tally()
    with no_collector():
        for number in numbers:
            tally.add(ride(plan, number).position)
    return tally


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
