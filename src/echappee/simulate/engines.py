"""The engines that can ride a plan: a game's own rules, or a kernel that it may bring for many races."""

import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Final, NamedTuple

AUTO: Final = "auto"
"""The kernel if it is installed and can ride the plan, else the reference."""
CPU, CUDA = DEVICES = ("cpu", "cuda")


class Engine(NamedTuple):
    """What rides, and how its work is divided."""

    name: str
    most: int
    """The most races that one part has."""
    pool: Callable[[int], Executor]
    """Rides this many parts at the same time."""


def _processes(jobs: int) -> Executor:
    """Ctrl-C is for the program that gives them work."""
    return ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))


REFERENCE: Final = Engine("reference", 50, _processes)
KERNEL: Final = Engine("kernel", 4096, ThreadPoolExecutor)
GRAPHICS_CARD: Final = Engine("kernel", 1 << 20, ThreadPoolExecutor)
"""A card is slow with few races at a time."""
ENGINES: Final = (AUTO, REFERENCE.name, KERNEL.name)
