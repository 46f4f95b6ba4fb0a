"""Work for a worker process, which imports this file and so starts quickly."""

import os
import time
from pathlib import Path
from typing import Literal

from echappee.server.work import steps_of

GO_ON = "ECHAPPEE_TEST_GO_ON"


def name(text: str) -> tuple[str, int]:
    """What was said, and the process that says it."""
    return text, os.getpid()


def sleep(seconds: float) -> bytes:
    time.sleep(seconds)
    return b"{}"


def asleep(_record: str, _effort: str) -> bytes:
    """A study that never ends."""
    return sleep(3600)


def held_up(record: str, effort: Literal["first", "full"]) -> bytes:
    """Half of a study, and the whole once there is the file that the environment names; of others nothing."""
    if not record.startswith("echappee-record"):
        return sleep(3600)
    halve(os.environ[GO_ON])
    from echappee.server.studies.study import study_json  # noqa: PLC0415 - most work here starts quickly

    return study_json(record, effort)


def dawdle(seconds: str, _rounds: int | None) -> bytes:
    """A replay of this length."""
    return sleep(float(seconds))


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


def note(path: str, result: bytes) -> bytes:
    """Leaves a mark that it was done."""
    with Path(path).open("a") as file:
        file.write("done\n")
    return result


def halve(path: str) -> bytes:
    """Half of it is done at once, the other half when there is such a file."""
    step = steps_of(2)
    step(1)
    while not Path(path).exists():
        time.sleep(0.01)
    step(1)
    return b"{}"


def crash() -> bytes:
    os._exit(1)


def told_effort(_record: str, effort: str) -> bytes:
    """A study that says nothing but its effort."""
    return b'{"effort":"%b"}' % effort.encode()


def half_a_study(path: str, _effort: str) -> bytes:
    return halve(path)


def stroll(seconds: str, _effort: str) -> bytes:
    """A study of this length, in ten steps; one of no length fails."""
    step = steps_of(10)
    for _ in range(10):
        time.sleep(float(seconds) / 10)
        step(1)
    return b"{}" if float(seconds) else sleep(-1)
