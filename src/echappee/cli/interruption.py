"""Ctrl-C in the middle of long work: what is done by then is kept."""

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

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
    """These parts, and none after the one during which it was stopped."""
    for part in parts:
        yield part
        if stopped():
            return
