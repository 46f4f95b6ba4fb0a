"""The program's name, refusals in one line, examples below the help, and Ctrl-C during long work."""

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TypeVar

NAME = "echappee"


def program() -> str:
    """`echappee` if the shell finds it, otherwise the way it was called."""
    import shutil

    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{Path(sys.executable).name} -m {NAME}"
    return os.path.relpath(called) if called.stem == NAME and not shutil.which(NAME) else NAME


def one_line(detail: str) -> str:
    """Line breaks are removed: what people typed may contain some."""
    return "echappee: " + "".join(c if c.isprintable() else "?" for c in detail) + "\n"


def listed(examples: str) -> str:
    """Lines below a help text."""
    return "examples:\n" + "".join(f"  {line}\n" for line in examples.splitlines())


P = TypeVar("P")
INTERRUPTED = 130


@contextmanager
def stoppable() -> Iterator[Callable[[], bool]]:
    """Tells whether Ctrl-C was pressed. A second one ends the program as usual."""
    pressed: list[int] = []

    def press(number: int, _: FrameType | None) -> None:
        pressed.append(number)
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)


def until(stopped: Callable[[], bool], parts: Iterable[P]) -> Iterator[P]:
    """These parts, but none after the one during which it was stopped."""
    for part in parts:
        yield part
        if stopped():
            return
