"""Rides a plan with a progress bar, until it is done or stopped, then prints figures or JSON."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from time import monotonic
from typing import Generic, NamedTuple, TypeVar

from echappee.cli.stopping import INTERRUPTED, stoppable, until
from echappee.simulate import Plan, Progress, Result
from echappee.simulate.plan import T
from echappee.simulate.run import add_up

R_co = TypeVar("R_co", covariant=True)
Show = Callable[[Result, Mapping[str, object]], None]
"""Prints a result, and what else is to be said about the run."""


class Ridden(NamedTuple, Generic[R_co]):
    """The result of a plan, or of as much of it as was ridden before Ctrl-C."""

    result: R_co
    seconds: float
    size: int
    planned: int

    @property
    def status(self) -> int:
        """The exit status of the program."""
        return 0 if self.size == self.planned else INTERRUPTED


def ride(plan: Plan[T, R_co], parts: Iterable[T], counted: str) -> Ridden[R_co]:
    began = monotonic()
    with progress_bar(plan.size, counted) as progress, stoppable() as stopped:
        total = add_up(until(stopped, parts), progress)
    if total.size < plan.size:
        print(f"stopped after {total.size:,} of {plan.size:,} {counted}", file=sys.stderr)
    return Ridden(plan.result(total), monotonic() - began, total.size, plan.size)


def printer(args: Namespace, teams: Sequence[str]) -> Show:
    """Asked for before anything is ridden: a package may be missing. Teams are as on the command line."""
    if args.json:
        return lambda result, more: print(json.dumps({**result.as_json(), **more}))
    from echappee.cli.terminal.result_grid import draw_grid
    from echappee.cli.terminal.screen import screen

    def show(result: Result, more: Mapping[str, object]) -> None:
        screen().print(draw_grid(result.grid(teams)))
        for name, value in more.items():
            screen().print(f"{name.replace('_', ' ')}: {value}")

    return show


@contextmanager
def progress_bar(size: int, counted: str) -> Iterator[Progress]:
    """Call it with the number of races just done. There is no bar in a pipe, nor without rich."""
    if not sys.stderr.isatty() or find_spec("rich") is None:
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(counted, total=size)
        yield lambda done: bar.advance(task, done)
