"""Rides a plan with a progress bar, then prints figures or JSON."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec

from echappee.simulate import Plan, Result, simulate
from echappee.simulate.run import T


def ride_and_print(plan: Plan[T, Result], teams: Sequence[str], args: Namespace, counted: str) -> None:
    """Teams are named as on the command line."""
    show = _print_json if args.json else _figures_printer(teams)  # before the races: a package may be missing
    with _bar(plan.size, counted) as progress:
        result = simulate(plan, args.jobs, progress)
    show(result)


def _print_json(result: Result) -> None:
    print(json.dumps(result.as_json()))


def _figures_printer(teams: Sequence[str]) -> Callable[[Result], None]:
    from echappee.cli.terminal.result_grid import draw_grid
    from echappee.cli.terminal.screen import screen

    return lambda result: screen().print(draw_grid(result.grid(teams)))


@contextmanager
def _bar(size: int, counted: str) -> Iterator[Callable[[int], None]]:
    """Call it with the number of races just done. There is no bar in a pipe, nor without rich."""
    if not sys.stderr.isatty() or find_spec("rich") is None:
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(counted, total=size)
        yield lambda done: bar.advance(task, done)
