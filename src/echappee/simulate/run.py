"""Rides a plan with one worker or several; the figures are the same."""

import gc
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Generic, NamedTuple, Protocol, TypeVar

from echappee.bots import Bot, drive
from echappee.bots.guarded import failed_seats
from echappee.bots.lookup import check_bot, seat_bot
from echappee.engine import Race, Refused, Seat
from echappee.notation.game_rules import DIRECTED, SomeRider, SomeTeam
from echappee.simulate.engines import REFERENCE, Engine
from echappee.simulate.plan import Columns, Plan, Progress, R_co, T
from echappee.simulate.result import FAILED
from echappee.simulate.tally import Tally
from echappee.tours.tour import SomeTour

P = TypeVar("P")
Over_co = TypeVar("Over_co", covariant=True)
R = TypeVar("R", bound="Race[object, object]")
Rd = TypeVar("Rd", bound=SomeRider)


class Given(Protocol[R_co]):
    """A part that was handed to somebody to ride."""

    def result(self) -> R_co:
        """Its result, as soon as that is known."""

    def cancel(self) -> object:
        """Its result is no longer needed."""


def simulate(
    plan: Plan[T, R_co], jobs: int = 1, progress: Progress = lambda _: None, engine: Engine = REFERENCE
) -> R_co:
    """Ride all of the plan and count."""
    plan.check()
    return plan.result(add_up(in_parts(plan.tally, plan.size, jobs, engine), progress))


def add_up(subtotals: Iterable[T], progress: Progress) -> T:
    """The sum of all of them; there is at least one."""
    total = None
    for subtotal in subtotals:
        progress(subtotal.size)
        if total is None:
            total = subtotal
        else:
            total.merge(subtotal)
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
    """In order; only a few parts are given out at a time, so that an interruption wastes little."""
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


def check_bots(kinds: Sequence[str], bots: Sequence[str], game: str) -> None:
    """Refuse unknown bots, or the wrong number of bots for teams of these kinds."""
    if len(bots) != len(kinds):
        raise Refused("bad-teams", f"{len(kinds)} teams need as many bots, not {len(bots)}")
    for name, kind in zip(bots, kinds, strict=True):
        if kind == DIRECTED:
            check_bot(name, game)


def seated(teams: Iterable[SomeTeam], bots: Iterable[str], seed: str, game: str) -> dict[Seat, Bot[object]]:
    """The bots of the directed teams, each with a seed of its own."""
    return {
        team.colour: seat_bot(name, f"{seed}/{team.colour}", game)
        for team, name in zip(teams, bots, strict=False)
        if team.kind == DIRECTED
    }


class Ridden(NamedTuple, Generic[Over_co]):
    """A race or a tour that is over. Seats whose bots failed have lost it, wherever their riders came in."""

    whole: Over_co
    failed: frozenset[Seat]


def ridden_by(race: R, bots: Mapping[Seat, Bot[object]]) -> Ridden[R]:
    drive(race, bots)
    return Ridden(race, failed_seats(bots))


def not_failed(ranking: Iterable[Rd], failed: Collection[Seat]) -> list[Rd]:
    """The riders who have not lost the race because of their bots."""
    return [rider for rider in ranking if rider.team not in failed]


def failed_last(ranking: Sequence[Rd], failed: Collection[Seat]) -> list[Rd]:
    return not_failed(ranking, failed) + [rider for rider in ranking if rider.team in failed]


def check_size(size: int, counted: str) -> None:
    """Refuse a number of races or tours below one."""
    if size < 1:
        raise Refused(
            f"bad-{counted}", f"at least one {counted.removesuffix('s')} must be ridden, not {size}"
        )


@contextmanager
def no_collector() -> Iterator[None]:
    """Without garbage collection: a race makes no reference cycles, so looking for them only costs time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def tallied(
    numbers: range,
    ride: Callable[[int], Ridden[P]],
    count: Callable[[Tally, P, frozenset[Seat]], None],
) -> Tally:
    """Ride the races or tours of these numbers, and count each and the failures in it."""
    tally = Tally(len(numbers))
    with no_collector():
        for number in numbers:
            whole, failed = ride(number)
            count(tally, whole, failed)
            for seat in failed:
                tally.add(1, FAILED, seat)
    return tally


def as_columns(names: Sequence[str], rows: Iterable[Sequence[object]]) -> Columns:
    return dict(zip(names, map(list, zip(*rows, strict=True)), strict=True))


def ride_tour(tour: SomeTour, bots: Sequence[str], seed: str) -> Ridden[SomeTour]:
    """Let the bots, named in seat order, ride all stages; all they choose derives from the seed."""
    failed: frozenset[Seat] = frozenset()
    while not tour.over:
        race = tour.begin()
        failed |= ridden_by(
            race, seated(race.position.teams, bots, f"{seed}/{tour.number}", tour.game)
        ).failed
        tour.close()
    return Ridden(tour, failed)
