"""The road as arrays: what each square is, and the squares around it, as the reference has laid them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import numpy as np

from echappee.engine import Refused
from echappee.homas.board.course import NOWHERE, Course, Square
from echappee.homas.bots.layout import ROAD_SIZE
from echappee.homas.bots.road_ahead import road_ahead
from echappee.homas.kernel.rules.cards import ALL_OF_IT, WIDTH
from echappee.homas.kernel.state import SQUARES
from echappee.homas.rules.cards import KINDS, playable_kinds
from echappee.homas.rules.events import modifier
from echappee.homas.rules.options import one_card_only
from echappee.homas.rules.slipstream import shelters
from echappee.kernel import Table
from echappee.kernel.arrays import record_type

KINDS_OF_ROAD: Final = ("flat", "climb", "descent", "cobbles")
CLIMB: Final = KINDS_OF_ROAD.index("climb")
DESCENT: Final = KINDS_OF_ROAD.index("descent")
SURFACES: Final = 2 * len(KINDS_OF_ROAD)
"""Each kind of road, on a mountain or not."""
WORD: Final = 64
WORDS: Final = 8
"""Of 64 bits each: which of the next squares steps lead to, further than anybody goes in a move."""

ROAD: Final = [
    ("leads", np.int64, (SQUARES, WORDS)),  # which of the next squares steps forward lead to
    *(
        (name, np.int16, SQUARES)
        for name in (
            "row",
            "lane",
            "progress",
            "rear",
            "road",
            "grade",
            "surface",  # which of `SURFACES`
            "bent",
            "side",
            "left",
            "straight",
            "furthest",  # the last square that one can step to, or the square itself
            "ahead_count",
            "playable",  # all cards of the kinds that can be played here
            "one_card",
            "less",  # what is taken from a roll on the event table
        )
    ),
    ("ahead", np.int16, (SQUARES, 3)),
    ("behind", np.int16, (SQUARES, 3)),
    ("shelter", np.int16, (SURFACES, SURFACES)),  # whether one can follow from one to the other
    ("less_in_rain", np.int16),
    ("scenery", np.uint8, (SQUARES + 1, ROAD_SIZE)),  # what environments see from a square; first from none
]


@lru_cache(maxsize=128)
def road_table(course: Course) -> Table:
    """The road of this course: a record that all its races share."""
    if len(course.squares) > SQUARES:
        raise Refused("kernel-cannot", f"the kernel rides roads of up to {SQUARES} squares")
    table = np.zeros(1, record_type(ROAD))
    made = table[0]
    for number, square in enumerate(course.squares):
        for name, value in _fields(course, square):
            made[name][number] = value
        made["ahead"][number, : len(square.ahead)] = square.ahead
        made["behind"][number] = square.behind
        made["furthest"][number] = max(square.ahead, default=number)
    made["straight"][: len(course.squares)] = course.straight
    made["leads"] = _leads(course)
    dry, wet = (modifier(course, course.at(0), rain=rain) for rain in (False, True))
    made["less_in_rain"] = dry - wet
    for number in range(NOWHERE, len(course.squares)):
        made["scenery"][number - NOWHERE] = np.frombuffer(road_ahead(course, number), np.uint8)
    _write_shelter(made, course)
    return table


def _fields(course: Course, square: Square) -> Iterator[tuple[str, int]]:
    kinds = playable_kinds(course, square)
    yield "row", square.row
    yield "lane", square.lane
    yield "progress", square.progress
    yield "rear", square.rear
    yield "road", KINDS_OF_ROAD.index(square.road)
    yield "grade", square.grade
    yield "surface", _surface(square)
    yield "bent", square.bent
    yield "side", square.side
    yield "left", square.left
    yield "ahead_count", len(square.ahead)
    yield "playable", sum(ALL_OF_IT << WIDTH * KINDS.index(kind) for kind in kinds)
    yield "one_card", one_card_only(square)
    yield "less", -modifier(course, square, rain=False)


def _surface(square: Square) -> int:
    return 2 * KINDS_OF_ROAD.index(square.road) + square.mountain


def _leads(course: Course) -> Table:
    """As `reach.leads` has it, for squares that anybody can come to."""
    size = len(course.squares)
    ahead = np.zeros((SQUARES, WORDS * WORD), np.uint8)
    for number in range(size - 1, -1, -1):
        ahead[number, 0] = 1
        for step in course.squares[number].ahead:
            ahead[number, step - number :] |= ahead[step, : number - step or None]
    return np.packbits(ahead, axis=1, bitorder="little").view("<i8")


def _write_shelter(made: Table, course: Course) -> None:
    """For squares of each surface that there is, what the reference says of any two of them."""
    examples = {_surface(square): square for square in course.squares}
    for surface, one in examples.items():
        for beside, other in examples.items():
            made["shelter"][surface, beside] = shelters(course, one, other)
