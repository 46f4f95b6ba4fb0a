"""What tempo likes and fears, as numbers.

The weights of a plain race, all but `crash` and `hand`, were found by an evolution strategy (CMA-ES, 130
generations of 14) over some three million races of a compiled copy of the base rules. A set of weights was
worth the mean share of races it won against a Peloton and two Muscle teams (counted twice), against three
random teams, and against three teams with earlier weights; base-1, base-2 and base-4 counted in full, base-3,
base-5, base-6, peloton-9-2-4 and gigamic2018-5 for two fifths. Searching on from there found nothing that
other seeds confirmed. `crash` and `hand` are guesses: in 500 races with weather they had no effect that could
be measured.

Of those for the Grand Tour, `home` need only be more than anything else; `shaken` from 0 to 2, `podium` from
3 to 12 and `token` from 0 to 2 made no difference beyond chance in 240 to 300 races each. Those of trials are
the best of some twenty sets in 2,600 trials between tempo teams.
"""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """One number per feature of a card, in squares of road unless it says otherwise."""

    advance: float
    """A square gained, slipstream included."""
    reserve: float
    """A square that the best cards left can still give before the race ends."""
    legs: float
    """A point in the mean value of the cards left, over a whole race: how good the hands to come will be."""
    exhaustion: float
    """An exhaustion card, over a whole race."""
    road: float
    """A square that the road will give or take in the next move."""
    patience: float
    """A square behind the front, over a whole race: there is time to come back, and shelter meanwhile."""
    lead: float
    """A square in front of everybody else."""
    dropped: float
    """Being alone behind the others."""
    crash: float
    """Lying on the road."""
    hand: float
    """One card more or less in the next hand."""
    win: float
    """Winning now."""
    shaken: float
    """A rival that a card with breakaway leaves without a wheel."""
    home: float
    """Crossing the line when times are taken."""
    podium: float
    """A point of the podium."""
    token: float
    """A point of a token beside the road."""
    pace: float
    """Not a feature: how many squares per round the front rides on an open road."""
    ascent: float
    """Not a feature: how many rounds to come each square with a greatest speed spoils."""
    descent: float
    """Not a feature: how many rounds to come each square with a least speed helps."""
    boldness: float
    """Not a feature: how much likelier other seats' better cards are; 0 means all are equally likely."""


WEIGHTS: Final = Weights(
    advance=0.917,
    reserve=0.57,
    legs=4.515,
    exhaustion=-0.924,
    road=0.526,
    patience=0.558,
    lead=0.448,
    dropped=-0.697,
    crash=-2.0,
    hand=0.5,
    win=22.3,
    shaken=0.5,
    home=30.0,
    podium=7.4,
    token=1.0,
    pace=5.784,
    ascent=0.418,
    descent=0.116,
    boldness=0.221,
)

TRIAL: Final = WEIGHTS._replace(reserve=0.35, patience=0.0, lead=0.0, dropped=0.0)
"""Against the clock nobody waits, and a card kept is worth less."""
