"""The state of a race as one record of small arrays; a batch is an array of such records."""

from typing import Any, Final

import numpy as np

from echappee.flamme.kernel.policies.cadet.network import CADET
from echappee.kernel.arrays import desk_of, record_type

RIDERS: Final = 12
TEAMS: Final = RIDERS
"""Scenarios may have riders that are all of different teams."""
SQUARES: Final = 512
"""The most squares of a road, with those beyond the line."""

# The columns of `riders`.
SQUARE: Final = 0
LANE: Final = 1
CRASHED: Final = 2
CARD: Final = 3
"""The kind of the card played this round, or -1; `BIDDING` while its bids are on the table."""
BIDDING: Final = -2
HOME: Final = 4
TAKEN: Final = 5
ROW: Final = 6
"""The rider's row in the table of kinds."""
SPECIALIST: Final = 7
"""Its number among the specialists, or -1."""
TOKENS: Final = 8
"""Five bits per token, the first one lowest: 8 times the pile's number, plus its value, plus 1."""
MINUTES: Final = 9
TIME: Final = 10
"""In seconds, or -1."""
PODIUM: Final = 11
LED: Final = 12
"""The rounds after which it led the race, until somebody was home."""
RIDER_FIELDS: Final = 13

# The columns of `decks`.
PILE: Final = 0
RECYCLED: Final = 1
PLAYED: Final = 2
HAND: Final = 3
"""What was drawn, until a card of it is played; a bid that is not shown yet; what a refresh takes back."""
DECK_FIELDS: Final = 4

# The phases, in the order of a race.
DRAFT: Final = 0
LAYING: Final = 1
PLACEMENT: Final = 2
BREAKAWAY: Final = 3
ENERGY: Final = 4
MOVEMENT: Final = 5
END: Final = 6
REFRESH: Final = 7
OVER: Final = 8

SCRIPT_FIELDS: Final = 4
"""What it is, whom it is about, which time it is, and the result: as in the log."""
STRAIGHTS: Final = 13
"""The most straight tiles under weather: there are no more tokens."""

_KEPT: Final = [
    ("decks", np.int64, (RIDERS, DECK_FIELDS)),
    ("riders", np.int16, (RIDERS, RIDER_FIELDS)),
    ("order", np.int16, RIDERS),  # the riders as they were sorted last, the first one ahead
    ("weather", np.int16, STRAIGHTS),  # of each straight tile
    ("round", np.int16),
    ("phase", np.int16),
    ("first", np.int16),  # the team that places first, or -1
    ("recovering", np.int16),  # one bit for each rider that gives an exhaustion card back in this phase
    # How far a race has come inside a phase; seats from outside may be deciding.
    ("turn", np.int16),  # how many have acted, where they act one after the other; -1 before a phase begins
    ("seats", np.int16),  # how many act in turn, or which of them is the first
    ("seat_order", np.int64),  # the seats in the order in which they act, four bits each
    ("asked", np.int16, TEAMS),  # the question that a team is asked, or 0
    ("about", np.int16, TEAMS),  # the rider that it is about, or -1
    ("part", np.int16, TEAMS),  # how far a team has come, where all act at the same time
]
KEPT: Final = record_type(_KEPT)
"""The part of a race that is kept between two calls."""

_FORECAST: Final = [
    # Where each rider may end its move, and in the last row a team-mate whose card is known.
    ("ends", np.int16, (RIDERS + 1, 12)),
    ("shares", np.float64, (RIDERS + 1, 12)),  # how likely each of these squares is
    ("spread", np.int16, RIDERS + 1),  # how many there are
    ("means", np.float64, RIDERS + 1),
    # The others that one rider meets.
    ("others", np.int16, RIDERS),
    ("rows", np.int16, RIDERS),
    ("earlier", np.int16, RIDERS),
    ("rival", np.int16, RIDERS),
    ("other_count", np.int16),
    ("foremost", np.int16),
    ("last_round", np.int16),
    ("front", np.float64),
    # Scratch space.
    ("choices", np.int16, 24),
    ("sight", np.int16, (5, 8)),
    ("exactly", np.float64, 17),
]
"""Tempo's scratch space; the files of its policy explain it."""


def _thoughts(sizes: tuple[int, ...]) -> list[tuple[Any, ...]]:
    """A network of these sizes for cadet, and its scratch space."""
    seen, inner, _, cards = sizes
    return [
        ("first_layer", np.int16, (seen + 1, inner)),
        ("second_layer", np.int16, (inner + 1, inner)),
        ("last_layer", np.int16, (inner + 1, cards)),
        ("seen", np.uint8, seen),
        ("shown", np.int16, seen),  # which of the inputs are not zero
        ("inner", np.int64, (2, inner)),
    ]


def desk(squares: int, lines: int, sizes: tuple[int, ...] = CADET.sizes) -> np.dtype[Any]:
    """Everything a race needs while it is ridden: a road of this many squares, a log of this many lines.

    A script has as much room as the log. The sizes are those of cadet's network.
    """
    more = [
        ("script", np.int64, (lines, SCRIPT_FIELDS)),  # what is fixed in the phase in which a race begins
        ("lines", np.int64),  # how many lines it has
        ("scripted", np.int64),  # how many of them count now
        ("lanes", np.int16, squares),  # one bit per lane that is taken; all empty between two phases
        ("marks", np.int16, squares),  # what slipstreaming notes about squares where the road splits
        ("fronts", np.int16, 2 * RIDERS),
        ("stack", np.int16, 4 * RIDERS),
        *_FORECAST,
        ("nobody", np.float64, squares),  # how likely each square is empty
        ("way", np.int16, RIDERS),  # the squares that the rider on the move would enter
        *_thoughts(sizes),
    ]
    return desk_of(_KEPT, more, lines)
