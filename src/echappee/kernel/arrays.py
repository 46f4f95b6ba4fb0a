"""What races are made of in a kernel: records of small numbers; a batch is an array of them."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Small = NDArray[np.int16]
Words = NDArray[np.int64]
Reals = NDArray[np.float64]
Batch = NDArray[np.void]
"""Races as records of what their game keeps of them between two calls."""
Race = Any
"""A race while it is ridden: a record of the type that `desk_of` makes."""
Table = Any
"""A record of everything about a race that does not change while it is ridden."""
Fields = Sequence[tuple[Any, ...]]

TO_THE_END: Final = 1 << 40
"""More parts than a race has."""
LOG_FIELDS: Final = 6
"""Round, phase, what it is, whom it is about, which time it is, and the result."""


def record_type(fields: Fields) -> np.dtype[Any]:
    """Records with these fields."""
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


def desk_of(kept: Fields, more: Fields, lines: int) -> np.dtype[Any]:
    """What a race needs while it is ridden: what is kept of it, a log of this many lines, and more.

    What is kept comes first, so that it can be copied as plain words.
    """
    log: Fields = [
        ("number", np.int64),  # which race of its seed
        ("seed", np.int64),
        ("log", np.int64, (lines, LOG_FIELDS)),  # what was drawn and decided
        ("logged", np.int64),  # how many lines are written
    ]
    return record_type([*kept, *log, *more])
