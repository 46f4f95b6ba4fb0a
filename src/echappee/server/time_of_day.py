"""The clock of a server."""

import time
from collections.abc import Callable


def steady_clock(
    time_of_day: Callable[[], float] = time.time, stopwatch: Callable[[], float] = time.monotonic
) -> Callable[[], float]:
    """The time of day when the server starts, and from then on as even as a stopwatch.

    Nobody loses time when somebody sets the machine's clock, and stored times still mean something after a
    restart.
    """
    began = time_of_day() - stopwatch()
    return lambda: began + stopwatch()
