"""The state of a race as one record of small arrays; a batch is an array of such records."""

from typing import Any, Final

import numpy as np

from echappee.homas.rules import COLOURS, ROLES
from echappee.homas.rules.finish import RUSH_PLACES, SUMMIT_PLACES
from echappee.kernel.arrays import desk_of, record_type

TEAMS: Final = len(COLOURS)
OWN: Final = len(ROLES)
"""The riders of a team; they come team by team."""
RIDERS: Final = TEAMS * OWN
SQUARES: Final = 2048
"""The most squares of a road, with those beyond the line."""
LINES: Final = 8
"""The most lines of a kind with something to win."""
PLACES: Final = max(RUSH_PLACES, *SUMMIT_PLACES.values())
"""The most that there is to win at a line."""

# The phases, in the order of a race.
WEATHER: Final = 0
ORDER: Final = 1
ENERGY: Final = 2
DEALING: Final = 3
LINEUP: Final = 4
MOVE: Final = 5
RUSH: Final = 6
SPRINT: Final = 7
RETREAT: Final = 8
OVER: Final = 9

RIDER_FIELDS: Final = (
    "square",
    "cards",  # four bits for each kind
    "spent",  # two bits for each card, the first one lowest: 1 more than its kind
    "fitness",  # which of the thirteen, or -1
    "moved",
    "still",
    "used",
    "helped",
    "one_die",
    "wait",
    "home",
    "place",
    "delay",
)

_KEPT: Final = [
    ("events", np.int64),  # how often the event table was consulted
    ("falls", np.int64),
    *((name, np.int16, RIDERS) for name in RIDER_FIELDS),
    ("team_cards", np.int16, TEAMS),
    ("rank", np.int16, TEAMS),
    ("disqualified", np.int16, TEAMS),
    ("rushed", np.int16, (LINES, PLACES)),  # who has crossed each line, in order
    ("rushed_count", np.int16, LINES),
    ("topped", np.int16, (LINES, PLACES)),  # the same for summits
    ("topped_count", np.int16, LINES),
    ("round", np.int16),
    ("phase", np.int16),
    ("step", np.int16),
    ("rain", np.int16),
    ("first", np.int16),  # the square of the first rider who arrived
]
KEPT: Final = record_type(_KEPT)
"""The part of a race that is kept between two calls."""

OPTIONS: Final = 512
ANSWERS: Final = 256
"""More than there are in one step."""
_TALK: Final = [
    ("waiting", np.int64),  # 1 if the next thing that happens is an answer from outside
    ("question", np.int64),
    ("seat", np.int64),
    ("about", np.int64),  # a rider, or the seat
    ("count", np.int64),  # of the options
    ("options", np.int64, OPTIONS),
    ("answers", np.int64, ANSWERS),  # from outside, in this step so far
    ("given", np.int64),
]
TALK: Final = record_type(_TALK)
"""A question to a seat from outside, and the answers it has given since the step began."""

MOST_WORDS: Final = 48
"""More words than an answer has, for environments."""
STEPS: Final = 32
"""More squares than anybody rides in one move."""
ABREAST: Final = 128
"""More squares than a number of steps leads to."""
NEAR: Final = 256
"""More squares than there are in this many rows."""
TRAIL: Final = 96
"""More squares than a rider and all who follow it ride over."""
TRACES: Final = RIDERS + 1


WEIGHTS: Final = 40
"""More numbers than a policy has."""
FORCED: Final = 64
"""More answers than a moment begins with, and more draws."""
_MOMENT: Final = [
    ("forced", np.int64),  # how many answers are given to the first questions of all seats
    ("forced_answers", np.int64, FORCED),
    ("drawn", np.int64),  # how many of the first draws have happened already
    ("drawn_results", np.int64, FORCED),
    ("offered", np.int64),  # the question about a wheel or an attack that is under way, or 0
    ("refused", np.int64),  # one bit for each rider that was offered it before
    ("old", np.int64),
    ("new", np.int64),
    ("trail", np.int16, TRAIL),
    ("length", np.int64),
    ("passed", np.int16, RIDERS),  # who passed the relay
    ("passed_count", np.int64),
    ("sprinted", np.int64, RIDERS),  # the row that each rider came to in the open sprint, or -1
]
MOMENT: Final = record_type(_MOMENT)
"""A moment in the middle of a step, from which races go on."""


def desk(lines: int) -> np.dtype[Any]:
    """Everything a race needs while it is ridden, with a log of this many lines."""
    more = [
        *_TALK,
        *_MOMENT,  # empty, but for the first part of races that begin in the middle of one
        ("taken", np.int64),  # how many of the answers are used
        ("on", np.int16, SQUARES),  # the rider on each square, or -1; empty between two calls
        ("order", np.int16, RIDERS),  # the riders as they were sorted last
        # The effort of the rider on the move.
        ("parts", np.int16, 2),
        ("part_count", np.int16),
        ("plus", np.int16),
        ("attack", np.int16),
        ("rolled", np.int16),
        # Where it can ride.
        ("steps", np.int64, SQUARES),  # one bit for each number of steps that leads to the square
        ("last", np.int16),  # the last square for which they are known
        ("levels", np.int16, (STEPS, ABREAST)),  # the squares by the number of steps, the straightest first
        ("level_counts", np.int16, STEPS),
        ("built", np.int16),  # the last level that is written
        ("marks", np.int64, SQUARES),  # the level that was written last when the square was added
        ("mark", np.int64),
        ("fewest", np.int16, (STEPS, NEAR)),  # through how many riders one has to ride
        ("ends", np.int16, NEAR),
        ("end_count", np.int16),
        ("least", np.int16),
        ("useful", np.int16, NEAR),
        # The trails that others follow.
        ("olds", np.int16, TRACES),
        ("news", np.int16, TRACES),
        ("trails", np.int16, (TRACES, TRAIL)),  # the squares ridden over, the foremost first
        ("lengths", np.int16, TRACES),
        ("files", np.int16, (TRACES, RIDERS)),  # who passed the relay
        ("file_counts", np.int16, TRACES),
        ("gone", np.int16, RIDERS),  # where those landed that countered the same rider
        # Riders that are offered something.
        ("wheel", np.int16, RIDERS),
        ("offers", np.int16, RIDERS),
        ("lands", np.int16, RIDERS),
        ("parents", np.int16, RIDERS),
        ("group", np.int16, RIDERS),
        ("rows", np.int16, RIDERS),
        ("hands", np.int64, OPTIONS),
        # An option as words.
        ("spelled", np.int16, MOST_WORDS),
        ("backs", np.int64, RIDERS),  # how many squares were spelled of each lane
        ("only", np.int64),
        ("whole", np.int64),
        # What the routier sees.
        ("me", np.int64),  # its team
        ("weights", np.float64, WEIGHTS),  # its numbers, so far from the line
        ("shares", np.float64, RIDERS),  # the chance of each rider to be the best of its side
        ("best_share", np.float64),
        ("front", np.float64),  # how far the first rider has to go
        ("turns_left", np.float64),
        ("last_turn", np.int64),
        ("far", np.int64),  # whether there is time to come back without cards
        ("team_used", np.int64),  # the cards spent in this turn
        ("others_front", np.float64),  # where the first of the others will be
        ("in_vain", np.float64),  # how much less a square ahead of everybody counts
        ("edge", np.int64),  # the progress from which on a square touches the group in front
        ("best", np.float64, STEPS),  # the best square by how many can be ridden
        ("grade", np.int64),
        ("most", np.int64),
        ("pull", np.float64),  # the worth of a square that the riders behind gain
        ("file", np.int16, RIDERS),
        ("gains", np.float64, RIDERS),
    ]
    return desk_of(_KEPT, more, lines)
