"""Questions and answers between races and their deciders: one row per race."""

from typing import Any, Final, NamedTuple

import numpy as np

from echappee.flamme.bots.patron.layout import INPUTS, TEAMS
from echappee.flamme.kernel.observation import SIZE

NOBODY: Final = -1
"""Not asked; as an answer: not yet."""

# The readers of the rows.
ENVIRONMENT: Final = 0
"""Only the first seat asked observes and answers, in actions (`questions.py`); payoffs go by place."""
PATRON: Final = 1
"""Every seat that is asked has inputs; answers are those of patron's layout, payoffs shares of a win."""
AGENT: Final = 2
"""Only the first seat asked has inputs and answers as patron does; payoffs go by place."""

Array = Any
"""Of the processor or of a graphics card."""


class RaceRows(NamedTuple):
    """Most have one column per seat."""

    table: Array
    """The table of each race."""
    number: Array
    """The number of each race; a negative number starts one with the next step: -1 race 0, -2 race 1."""
    answers: Array
    """For every seat that is asked; a seat whose answer is -1 is still asked after the step."""
    asked: Array
    """The policy of every seat that is asked, else -1."""
    legal: Array
    """The allowed answers, one bit each."""
    inputs: Array
    """What every seat that is asked may know, as bytes, for patron; one row for `AGENT`, 0 after the race."""
    seen: Array
    """The observation of the first seat that is asked, for environments."""
    over: Array
    """1 where a race is over; the next step begins another one."""
    payoffs: Array
    """Each team's result in a finished race."""


def rows_for(races: int, audience: int = PATRON) -> RaceRows:
    """Rows for this many races, which start with the first step."""
    shown = 1 if audience == ENVIRONMENT else max(races, 1)
    return RaceRows(
        table=np.zeros(races, np.int64),
        number=-1 - np.arange(races, dtype=np.int64),
        answers=np.full((races, TEAMS), NOBODY, np.int16),
        asked=np.full((races, TEAMS), NOBODY, np.int16),
        legal=np.zeros((races, TEAMS), np.int64),
        inputs=np.zeros((shown, 1 if audience == AGENT else TEAMS, INPUTS), np.uint8),
        seen=np.zeros((races if audience == ENVIRONMENT else 1, SIZE), np.int16),
        over=np.zeros(races, np.int8),
        payoffs=np.zeros((races, TEAMS), np.float64),
    )
