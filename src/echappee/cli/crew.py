"""What rides the parts of a simulation: this machine, or a cluster."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple, Protocol, TypeVar

from echappee.engine import Refused
from echappee.simulate.engines import CPU, Engine
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
    """Refuses options that do not go together; a cluster is connected to when this is entered."""
    if args.cluster is None:
        return nullcontext(ThisMachine(args.jobs))
    if args.jobs > 1 and args.cluster != LOCAL:
        raise Refused("bad-options", "--jobs is not for a cluster that is running already")
    if getattr(args, "device", CPU) != CPU:
        raise Refused("bad-options", f"--cluster is not for the device {args.device}")
    from echappee.cluster import connect

    return connect(None if args.cluster == LOCAL else args.cluster, args.jobs)
