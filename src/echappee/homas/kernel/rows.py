"""Questions and actions of environments: one row per race."""

from typing import Any, Final, NamedTuple

import numpy as np

from echappee.homas.bots.layout import SIZE, WORDS
from echappee.homas.kernel.state import MOST_WORDS, TEAMS

Array = Any


class WordRows(NamedTuple):
    """The seat that is asked says one word in each step."""

    number: Array
    """The number of each race; a negative number starts one with the next step: -1 race 0, -2 race 1."""
    actions: Array
    """The word that is said next."""
    said: Array
    """The words of the open answer so far."""
    said_count: Array
    masks: Array
    """A 1 for each word that is allowed."""
    seats: Array
    """The seat that is asked."""
    seen: Array
    """What it observes; 0 after the race."""
    over: Array
    """1 where a race is over; the next step begins another one."""
    worth: Array
    """Each team's reward in a finished race."""


def rows_for(races: int) -> WordRows:
    """Rows for this many races, which start with the first step."""
    return WordRows(
        number=-1 - np.arange(races, dtype=np.int64),
        actions=np.zeros(races, np.int64),
        said=np.zeros((races, MOST_WORDS), np.int16),
        said_count=np.zeros(races, np.int64),
        masks=np.zeros((races, len(WORDS)), np.int8),
        seats=np.zeros(races, np.int64),
        seen=np.zeros((races, SIZE), np.uint8),
        over=np.zeros(races, np.int8),
        worth=np.zeros((races, TEAMS), np.float64),
    )


NO_ROWS: Final = rows_for(0)
