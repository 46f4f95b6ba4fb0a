"""Rides the parts of a simulation on this machine or a cluster; with --out their rows go into a file."""

import argparse
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

from echappee.cli.files import check_new_path
from echappee.cli.run_facts import RunFacts
from echappee.engine import Refused
from echappee.games import Game
from echappee.simulate import Plan, Result
from echappee.simulate.engines import CPU, Assignment, Engine
from echappee.simulate.plan import Columns, GivesRows, Subtotal
from echappee.simulate.run import in_parts

P = TypeVar("P")
LOCAL = "local"


class Crew(Protocol):
    """Rides many races, in parts."""

    def parts(self, ride: Callable[[range], P], size: int, engine: Engine, /) -> Iterator[P]:
        """The result of each part of this many races, in order."""


class ThisMachine(NamedTuple):
    """As many processes or threads as there are jobs."""

    jobs: int

    def parts(self, ride: Callable[[range], P], size: int, engine: Engine) -> Iterator[P]:
        return in_parts(ride, size, self.jobs, engine)


def add_cluster(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="ride on the Dask cluster at this address; local: start one here, with as many workers as jobs",
    )


def crew_of(args: argparse.Namespace) -> AbstractContextManager[Crew]:
    """Refuses options that do not go together; entering the context connects to a cluster."""
    if args.cluster is None:
        return nullcontext(ThisMachine(args.jobs))
    if args.jobs > 1 and args.cluster != LOCAL:
        raise Refused("bad-options", "--jobs is not for a cluster that is running already")
    if getattr(args, "device", CPU) != CPU:
        raise Refused("bad-options", f"--cluster is not for the device {args.device}")
    from echappee.cluster import connect

    return connect(None if args.cluster == LOCAL else args.cluster, args.jobs)


T = TypeVar("T", bound=Subtotal)
RideParts = Callable[[Assignment[T], Crew], Iterator[T]]
SMALLER = 8
"""Parts with rows have fewer races: rows take memory until they are written."""


class TakesRows(Protocol):
    """Something that takes rows."""

    def add(self, columns: Columns) -> None:
        """Take some more rows."""


@contextmanager
def open_parts(args: Namespace, game: Game, plan: Plan[T, Result], facts: RunFacts) -> Iterator[RideParts[T]]:
    """Refuses --out before anything is ridden; the file exists when this ends, and says how it came about."""
    if args.out is None:
        yield lambda choice, crew: crew.parts(
            starting_at(args.first, choice.plan.tally), choice.plan.size, choice.engine
        )
        return
    if not isinstance(plan, GivesRows):
        raise Refused("bad-options", f"--out is not for {game.rules.title}")
    path = check_new_path(args.out)
    from echappee.cli.parquet import race_file

    with race_file(path, facts) as file:

        def ride(choice: Assignment[T], crew: Crew) -> Iterator[T]:
            file.facts["engine"] = choice.engine.name
            rows = starting_at(args.first, _rows_of(choice.plan))
            return _written(crew.parts(rows, choice.plan.size, _in_small_parts(choice.engine)), file)

        yield ride


def starting_at(first: int, ride: Callable[[range], P]) -> Callable[[range], P]:
    """Counts races from this number on instead of from 0."""
    return partial(_ride_later, first, ride)


def _ride_later(first: int, ride: Callable[[range], P], numbers: range) -> P:
    return ride(range(numbers.start + first, numbers.stop + first))


def _rows_of(plan: Plan[T, Result]) -> Callable[[range], tuple[T, Columns]]:
    assert isinstance(plan, GivesRows), "the kernel's plan gives them too"
    return plan.rows


def _in_small_parts(engine: Engine) -> Engine:
    return engine._replace(most=max(1, engine.most // SMALLER))


def _written(parts: Iterable[tuple[T, Columns]], file: TakesRows) -> Iterator[T]:
    for tally, columns in parts:
        file.add(columns)
        yield tally
