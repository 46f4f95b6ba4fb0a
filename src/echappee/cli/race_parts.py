"""The parts of a simulation, one after the other; with --out their rows go into a file."""

from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Protocol

from echappee.cli.crew import Crew
from echappee.cli.files import check_new_path
from echappee.engine import Refused
from echappee.games import Game
from echappee.simulate import GameSimulation
from echappee.simulate.choosing import Choice
from echappee.simulate.engines import Engine
from echappee.simulate.rows import Columns
from echappee.simulate.run import Tally

Parts = Callable[[Choice, Crew], Iterator[Tally]]
SMALLER = 8
"""A part with rows has fewer races: rows take memory until they are written."""


class Rows(Protocol):
    """Something that takes rows."""

    def add(self, columns: Columns) -> None:
        """Some more rows."""


@contextmanager
def parts_of(args: Namespace, game: Game) -> Iterator[Parts]:
    """Refuses --out before anything is ridden; the file is there when this ends."""
    if args.out is None:
        yield lambda choice, crew: crew.parts(choice.plan.tally, choice.plan.size, choice.engine)
        return
    rows = game.room(GameSimulation).rows
    if rows is None:
        raise Refused("bad-options", f"--out is not for {game.rules.title}")
    path = check_new_path(args.out)
    from echappee.cli.race_file import race_file

    with race_file(path) as file:
        yield lambda choice, crew: _written(
            crew.parts(partial(rows, choice.plan), choice.plan.size, _in_small_parts(choice.engine)), file
        )


def _in_small_parts(engine: Engine) -> Engine:
    return engine._replace(most=max(1, engine.most // SMALLER))


def _written(parts: Iterable[tuple[Tally, Columns]], file: Rows) -> Iterator[Tally]:
    for tally, columns in parts:
        file.add(columns)
        yield tally
