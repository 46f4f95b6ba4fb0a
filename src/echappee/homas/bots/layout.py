"""What a program that learns observes in Homas Tour Pro, as bytes, and the words in which it answers.

It is version 1: another layout is another file. The bytes are made from a view (`envs/observation_v1.py`) and
by the kernel (`kernel/observation.py`); both give the same ones.
"""

from typing import Final

from echappee.homas.board.course import LANES
from echappee.homas.rules.cards import COLOURS, FITNESS, KINDS, ROLES
from echappee.homas.rules.events import TABLE
from echappee.homas.rules.lineup import LETTERS
from echappee.homas.rules.offers import NONE
from echappee.homas.rules.options import HELP

BACK: Final = 64
"""More squares of a lane than anybody may choose from."""
WORDS: Final = (
    *("idle", "done"),
    *(NONE, "roll", "fitness", "relay", "rest", "attack", "wait", "ride", "recover", TABLE, "next"),
    *(f"keep-{part}" for part in range(1, 7)),
    *KINDS,
    *(HELP + kind for kind in KINDS),
    *(f"{team}.{role}" for team in range(len(COLOURS)) for role in range(1, 1 + len(ROLES))),
    *LETTERS,
    *(f"fitness-{card}" for card in FITNESS),
    *(f"lane-{lane}" for lane in LANES),
    *(f"back-{number}" for number in range(BACK)),
)
"""Riders are named as the seat sees them: `0.3` is its own sprinter, `1.3` that of the next team."""

ASKED: Final = (
    *("energy", "keep", "lineup", "place", "lead", "take", "relay", "seven", "chance", "recover", "discard"),
    *("to", "then", "follow", "counter", "wait", "retreat", "rush", "sprint"),
)
"""The kinds of questions."""
RACE_PARTS: Final = ("turn", "opening", "rain", "solo", "trial", "to_the_end", "uphill", "alone")
TEAM_PARTS: Final = ("neutral", "rank", "disqualified", *(f"card {kind}" for kind in KINDS))
RIDER_PARTS: Final = (
    *("racing", "to_go", "near", "ahead", "behind", "lane", "moved", "still", "used", "helped", "one_die"),
    *("wait", "home", "place", "delay", "fitness", "face", *(f"card {kind}" for kind in KINDS)),
)
ROW_PARTS: Final = ("climb", "descent", "cobbles", "grade")
AHEAD: Final = 16
"""How many rows of the road a rider sees, from where it stands."""

YES: Final = 255
"""The byte for “yes”."""
EVEN: Final = 128
"""The byte for a road without a number."""
SAID_UNIT: Final = 32
ROWS_UNIT: Final = 8
RANK_UNIT: Final = 50
CARD_UNIT: Final = 36
TURN_UNIT: Final = 4
LANE_UNIT: Final = 60
USED_UNIT: Final = 60
PLACE_UNIT: Final = 12
FACE_UNIT: Final = 18
GRADE_UNIT: Final = 32
DELAY_UNIT: Final = 4
"""In seconds; all others are what one more of it adds to a byte."""
NEAR_UNIT: Final = 15
"""In sixtieths of a row."""

# Where the fields begin.
RACE: Final = 0
KIND: Final = RACE + len(RACE_PARTS)
ABOUT: Final = KIND + len(ASKED)
SAID: Final = ABOUT + len(ROLES)
FURTHEST: Final = SAID + len(WORDS)
TEAMS: Final = FURTHEST + len(LANES)
RIDERS: Final = TEAMS + len(COLOURS) * len(TEAM_PARTS)
ROADS: Final = RIDERS + len(COLOURS) * len(ROLES) * len(RIDER_PARTS)
ROAD_SIZE: Final = AHEAD * len(ROW_PARTS)
SIZE: Final = ROADS + len(ROLES) * ROAD_SIZE
