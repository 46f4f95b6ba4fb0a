"""Kernels are compiled beside a server that has just started, so that nobody has to wait for them."""

import os
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec

from echappee.engine.refusals import Refused, install

LEAST_URGENT = 19


def warm_up_beside() -> str:
    """Begin in a program of its own; where packages are missing it says so in one line."""
    if not find_spec("numba"):
        return f"Studies ride few races: the kernel needs numba, {install('fast')}"
    beside = [sys.executable, "-m", __name__]
    subprocess.Popen(beside, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603 - our own
    return ""


def main() -> None:
    """Compile what is not compiled yet, whenever the processors have nothing better to do."""
    from echappee.games import games_with
    from echappee.study.game_study import GameStudy

    os.nice(LEAST_URGENT)
    for game in games_with(GameStudy):
        with suppress(Refused):
            game.room(GameStudy).warm_up()


if __name__ == "__main__":
    main()
