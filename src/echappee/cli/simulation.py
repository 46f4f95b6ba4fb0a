"""Rides a plan with the engine that was asked for and a progress bar, and prints figures or JSON."""

import argparse
import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from time import monotonic
from typing import Generic, NamedTuple, TypeVar

from echappee.cli.program import INTERRUPTED, stoppable, until
from echappee.simulate import Plan, Progress, Result
from echappee.simulate.engines import AUTO, CPU, DEVICES, ENGINES, Assignment, choose_engine
from echappee.simulate.plan import T
from echappee.simulate.run import add_up

R_co = TypeVar("R_co", covariant=True)
Show = Callable[[Result, Mapping[str, object]], None]
"""Prints a result, and other facts about the run."""


class Simulated(NamedTuple, Generic[R_co]):
    """The result of a plan, or of the part that was ridden before Ctrl-C."""

    result: R_co
    seconds: float
    size: int
    planned: int

    @property
    def status(self) -> int:
        """The exit status of the program."""
        return 0 if self.size == self.planned else INTERRUPTED


def ride_plan(plan: Plan[T, R_co], parts: Iterable[T], counted: str) -> Simulated[R_co]:
    began = monotonic()
    with progress_bar(plan.size, counted) as progress, stoppable() as stopped:
        total = add_up(until(stopped, parts), progress)
    if total.size < plan.size:
        print(f"stopped after {total.size:,} of {plan.size:,} {counted}", file=sys.stderr)
    return Simulated(plan.result(total), monotonic() - began, total.size, plan.size)


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


def add_engine(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--engine",
        choices=ENGINES,
        default=AUTO,
        help="auto: the kernel if it is installed and can ride this",
    )
    parser.set_defaults(device=CPU)


def add_device(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--device", choices=DEVICES, default=CPU, help="where the kernel rides; default: cpu")


def engine_of(args: argparse.Namespace, plan: Plan[T, Result]) -> Assignment[T]:
    """The engine for this plan; refuses what it cannot ride."""
    return choose_engine(plan, args.engine, args.device, _say)


def said_of(choice: Assignment[T], ridden: Simulated[Result]) -> dict[str, object]:
    """The facts for JSON, and for the line below the figures."""
    return {"engine": choice.engine.name, "races_per_second": round(ridden.size / ridden.seconds, 1)}


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
