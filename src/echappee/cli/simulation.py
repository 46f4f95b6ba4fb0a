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
from echappee.cli.run_facts import RunFacts
from echappee.engine import Refused
from echappee.simulate import Plan, Progress, Result
from echappee.simulate.engines import AUTO, CPU, DEVICES, ENGINES, Assignment, choose_engine
from echappee.simulate.plan import T
from echappee.simulate.run import add_up

R_co = TypeVar("R_co", covariant=True)
Show = Callable[[Result, Mapping[str, object], RunFacts], None]
"""Prints a result, how fast it was, and how it came about."""


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
    """What was ridden before Ctrl-C, or before a cluster was lost, counts as if that had been all."""
    began, lost = monotonic(), list[str]()
    with progress_bar(plan.size, counted) as progress, stoppable() as stopped:
        total = add_up(until(stopped, _while_there(parts, lost)), progress)
    if total.size < plan.size:
        said = (*lost, f"stopped after {total.size:,} of {plan.size:,} {counted}")
        print("; ".join(said), file=sys.stderr)
    return Simulated(plan.result(total), monotonic() - began, total.size, plan.size)


def _while_there(parts: Iterable[T], lost: list[str]) -> Iterator[T]:
    """The parts until their cluster is lost; a cluster that is lost before the first one is refused."""
    arrived = False
    try:
        for part in parts:
            yield part
            arrived = True
    except Refused as refusal:
        if refusal.code != "cluster-lost" or not arrived:
            raise
        lost.append(refusal.detail)


def printer(args: Namespace, teams: Sequence[str]) -> Show:
    """Asked for before anything is ridden: a package may be missing. Teams are as on the command line."""
    if args.json:
        return lambda result, more, facts: print(json.dumps({**result.as_json(), **more, "run": facts}))
    from echappee.cli.terminal.result_grid import draw_grid
    from echappee.cli.terminal.screen import screen

    def show(result: Result, more: Mapping[str, object], _facts: RunFacts) -> None:
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
