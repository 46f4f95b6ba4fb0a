"""Which engine rides, on what, and what is said about it."""

import argparse
import sys

from echappee.cli.simulating import Ridden
from echappee.simulate import Plan, Result
from echappee.simulate.engines import AUTO, CPU, DEVICES, ENGINES, Assignment, choose_engine
from echappee.simulate.plan import T


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


def said_of(choice: Assignment[T], ridden: Ridden[Result]) -> dict[str, object]:
    """For JSON, and for the line below the figures."""
    return {"engine": choice.engine.name, "races_per_second": round(ridden.size / ridden.seconds, 1)}


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
