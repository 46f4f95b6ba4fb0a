"""The engines that can ride a plan: a game's own rules, or a kernel for many races if it has one."""

import signal
from collections.abc import Callable, Iterator
from concurrent import futures
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final, Generic, NamedTuple, TypeVar

from echappee.engine import Refused, install
from echappee.simulate.plan import Plan, Result, RidesInKernel, Say, Subtotal

AUTO: Final = "auto"
"""The kernel if it is installed and can ride the plan, else the reference."""
CPU, CUDA = DEVICES = ("cpu", "cuda")
PACKAGES: Final = ("numba", "numpy")
"""The packages that a kernel needs."""
CANNOT = ("no-fast", "kernel-cannot")
"""The codes of refusals after which the reference rides instead."""
T = TypeVar("T", bound=Subtotal)


class Engine(NamedTuple):
    """An engine, and how its work is divided."""

    name: str
    most: int
    """The most races in one part."""
    pool: Callable[[int], Executor]
    """Rides this many parts at the same time."""


def _processes(jobs: int) -> Executor:
    """Ctrl-C is for the program that gives them work."""
    return futures.ProcessPoolExecutor(
        jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    )


REFERENCE: Final = Engine("reference", 50, _processes)
KERNEL: Final = Engine("kernel", 4096, ThreadPoolExecutor)
GRAPHICS_CARD: Final = Engine("kernel", 1 << 20, ThreadPoolExecutor)
"""A card is slow with few races at a time."""
ENGINES: Final = (AUTO, REFERENCE.name, KERNEL.name)


class Assignment(NamedTuple, Generic[T]):
    """A plan with the engine that will ride it."""

    plan: Plan[T, Result]
    engine: Engine


@contextmanager
def needing_fast() -> Iterator[None]:
    """Refuses, with what to install, if the kernel lacks a package; for the import of what needs it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in PACKAGES:
            raise
        detail = f"the kernel needs the package {error.name}: {install('fast')}"
        raise Refused("no-fast", detail) from None


def choose_engine(plan: Plan[T, Result], wished: str, device: str, say: Say) -> Assignment[T]:
    """The engine that was asked for, or the best one for this plan; refuses if there is none."""
    plan.check()
    if wished == REFERENCE.name and device != CPU:
        raise Refused("bad-options", f"only the kernel rides on the device {device}")
    if wished == REFERENCE.name:
        return Assignment(plan, REFERENCE)
    try:
        ridden = _in_kernel(plan, device, say)
    except Refused as refusal:
        if refusal.code in CANNOT and wished == AUTO and device == CPU:
            return Assignment(plan, REFERENCE)
        raise
    return Assignment(ridden, GRAPHICS_CARD if device == CUDA else KERNEL)


def _in_kernel(plan: Plan[T, Result], device: str, say: Say) -> Plan[T, Result]:
    if not isinstance(plan, RidesInKernel):
        raise Refused("kernel-cannot", "this game has no kernel")
    return plan.in_kernel(device, say)
