"""What tempo likes and fears, in one table."""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """One number for each feature; squares of road are the unit."""

    advance: float
    """A square gained, slipstream included."""
    reserve: float
    """A square that the best cards left can still give before the race ends."""
    legs: float
    """A point in the mean value of the cards left: how good the hands to come will be."""
    exhaustion: float
    """Certainty of an exhaustion card."""
    road: float
    """A square that the road will give or take in the next move."""
    behind: float
    """A square behind the front of the race."""
    ahead: float
    """A square in front of everybody else."""
    win: float
    """Certainty that the team wins this round."""
    lose: float
    """Certainty that another team does."""
    pace: float
    """Squares that the front is expected to ride a round: how long the race will last."""


WEIGHTS: Final = Weights(
    advance=1.0,
    reserve=0.8,
    legs=1.0,
    exhaustion=-1.0,
    road=0.5,
    behind=-0.1,
    ahead=-0.1,
    win=20.0,
    lose=-5.0,
    pace=5.8,
)
