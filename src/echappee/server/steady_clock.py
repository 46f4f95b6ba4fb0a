"""The clock of a server: the time of day when it starts, and from then on as even as a stopwatch.

People lose no time when somebody sets the machine's clock, and times that are stored still mean something
after a restart.
"""

import time
from collections.abc import Callable


def steady_clock(
    time_of_day: Callable[[], float] = time.time, stopwatch: Callable[[], float] = time.monotonic
) -> Callable[[], float]:
    began = time_of_day() - stopwatch()
    return lambda: began + stopwatch()
