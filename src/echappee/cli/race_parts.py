"""The parts of a simulation, one after the other; with --out their rows go into a file."""

from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from echappee.cli.crew import Crew
from echappee.cli.files import check_new_path
from echappee.engine import Refused
from echappee.games import Game
from echappee.simulate import Plan, Result
from echappee.simulate.engines import Assignment, Engine
from echappee.simulate.plan import Columns, GivesRows, Subtotal

T = TypeVar("T", bound=Subtotal)
Parts = Callable[[Assignment[T], Crew], Iterator[T]]
SMALLER = 8
"""A part with rows has fewer races: rows take memory until they are written."""


class Rows(Protocol):
    """Something that takes rows."""

    def add(self, columns: Columns) -> None:
        """Some more rows."""


@contextmanager
def parts_of(args: Namespace, game: Game, plan: Plan[T, Result]) -> Iterator[Parts[T]]:
    """Refuses --out before anything is ridden; the file exists when this ends."""
    if args.out is None:
        yield lambda choice, crew: crew.parts(choice.plan.tally, choice.plan.size, choice.engine)
        return
    if not isinstance(plan, GivesRows):
        raise Refused("bad-options", f"--out is not for {game.rules.title}")
    path = check_new_path(args.out)
    from echappee.cli.race_file import race_file

    with race_file(path) as file:
        yield lambda choice, crew: _written(
            crew.parts(_rows_of(choice.plan), choice.plan.size, _in_small_parts(choice.engine)), file
        )


def _rows_of(plan: Plan[T, Result]) -> Callable[[range], tuple[T, Columns]]:
    assert isinstance(plan, GivesRows), "the kernel's plan gives them too"
    return plan.rows


def _in_small_parts(engine: Engine) -> Engine:
    return engine._replace(most=max(1, engine.most // SMALLER))


def _written(parts: Iterable[tuple[T, Columns]], file: Rows) -> Iterator[T]:
    for tally, columns in parts:
        file.add(columns)
        yield tally
