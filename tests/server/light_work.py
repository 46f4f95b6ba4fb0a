"""Work for a worker process, which imports this file and so starts quickly."""

import os
import time


def name(text: str) -> tuple[str, int]:
    """What was said, and the process that says it."""
    return text, os.getpid()


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def sleep_elsewhere(server: int) -> str:
    """Done at once by a process of this server; it takes for ever in those of others."""
    if os.getppid() != server:
        time.sleep(3600)
    return "at home"


class Traveller:
    """A job that counts how often it has arrived in its process."""

    arrivals = 0

    def __reduce__(self) -> tuple[type["Arrived"], tuple[()]]:
        return Arrived, ()

    def __call__(self) -> tuple[int, int]:
        """How often, and how much the process gives way to others."""
        return Traveller.arrivals, os.nice(0)


class Arrived(Traveller):
    def __init__(self) -> None:
        Traveller.arrivals += 1
