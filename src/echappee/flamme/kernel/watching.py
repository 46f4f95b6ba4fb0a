"""Watching many races at once: all of them as they are after each of their phases."""

from collections.abc import Iterator

import numpy as np

from echappee.flamme.kernel.packing import Batch
from echappee.flamme.kernel.riding import Kernel
from echappee.flamme.kernel.state import OVER


def watch(kernel: Kernel, races: int, first: int = 0) -> Iterator[Batch]:
    """The races at their start, then after each phase until the last one is over; the array is the same one.

    The races are those that `ride` rides.
    """
    batch = np.repeat(kernel._first, races)  # noqa: SLF001 - a part of the kernel, like riding itself
    yield batch
    while (batch["phase"] != OVER).any():
        kernel._ride(batch, first, phases=1)  # noqa: SLF001 - as above
        yield batch
