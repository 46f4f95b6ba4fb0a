"""Rides a plan with a bar on the terminal while it lasts, then prints a table or JSON."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from echappee.simulate import Plan, Result, simulate
from echappee.simulate.run import T


def ride_and_print(plan: Plan[T, Result], teams: Sequence[str], args: Namespace, counted: str) -> None:
    """Teams are named in the table as on the command line."""
    with _bar(plan.size, counted) as progress:
        result = simulate(plan, args.jobs, progress)
    if args.json:
        print(json.dumps(result.as_json()))
        return
    from echappee.cli.terminal.result_table import draw_table
    from echappee.cli.terminal.screen import screen

    screen().print(draw_table(result.table(teams)))


@contextmanager
def _bar(size: int, counted: str) -> Iterator[Callable[[int], None]]:
    """Told how many more are done; nobody looks at a bar in a pipe."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(counted, total=size)
        yield lambda done: bar.advance(task, done)
