"""The numbers of the policy, and what it knows of a road, as fields of the table."""

from functools import lru_cache
from typing import Final

import numpy as np

from echappee.homas.board.course import Course
from echappee.homas.bots.director.fitness import last_place, later_by_square
from echappee.homas.bots.director.road import MOST, best_to_come, road_of
from echappee.homas.bots.director.skill import Skill, Skills, skills
from echappee.homas.bots.director.start import good_cards
from echappee.homas.kernel.state import SQUARES, TEAMS
from echappee.homas.rules.cards import FITNESS, KINDS
from echappee.kernel import Batch
from echappee.kernel.arrays import Fields, record_type

NAMES: Final = Skill._fields
(
    STRAIGHT,
    DIAGONAL,
    CONTACT,
    LEAD,
    PACK,
    SPREAD,
    WIDENING,
    HELD,
    LEADER,
    ALLROUNDER,
    SPRINTER,
    CLIMBER,
    CARD,
    SPARE,
    FOR_SPRINT,
    TOUCH,
    SAVING,
    LATER,
    CHASE,
    TEAM_CARD,
    IN_TIME,
    ATTACK_IN_TIME,
    OWN_TURNS,
    FOLLOW,
    PATIENCE,
    PULLED,
    TOWED,
    CHARITY,
    RELAY,
    JUMP,
    ONE_DIE,
    COUNTER,
    RETREAT,
    PICK_UP,
    ATTACK,
    BLUFF,
    BLUR,
) = range(len(NAMES))

SPECIAL: Final = 2
"""Riders that are no sprinters, and sprinters."""
ROUTIER: Final[Fields] = [
    ("to_go", np.float32, SQUARES),  # squares of flat road to the line
    ("squares_left", np.int16, SQUARES),  # the fewest squares to the end of the road
    ("within", np.int16, (SQUARES, MOST + 1)),  # the best one after at most this many squares
    ("to_come", np.float32, (SQUARES, len(KINDS))),  # how much more than a die a card gains at the best place
    ("played_later", np.float32, (SQUARES, SPECIAL, len(FITNESS))),  # what a fitness card may gain later
    ("last_place", np.float64, SPECIAL),  # to go on the last square where it can be played
    ("good", np.float64, len(KINDS)),  # the worth of a card on this road
    (
        "weights",
        np.float64,
        (TEAMS, len(Skills._fields), len(NAMES)),
    ),  # of each team
]
SIGHT: Final = record_type(ROUTIER)


def write_sight(made: np.record, course: Course) -> None:
    """What the policy knows of this road, and its weights: those of the director."""
    known = _known(course)[0]
    for name in SIGHT.names or ():
        made[name] = known[name]
    made["weights"] = skills()


@lru_cache(maxsize=128)
def _known(course: Course) -> Batch:
    table = np.zeros(1, SIGHT)
    made, size = table[0], len(course.squares)
    made["to_go"][:size] = road_of(course).to_go
    made["within"][:size], made["squares_left"][:size] = _within(course)
    for kind, card in enumerate(KINDS):
        made["to_come"][:size, kind] = best_to_come(course, card)[:size]
    for special in range(SPECIAL):
        made["last_place"][special] = last_place(course, special == 1)
        for number, card in enumerate(FITNESS):
            gains = later_by_square(course, card, special == 1, skills().near)
            made["played_later"][:size, special, number] = gains
    made["good"] = list(good_cards(course).values())
    return table


def _within(course: Course) -> tuple[list[list[int]], list[int]]:
    """For each square the best one after at most this many steps, at least one; and the steps to the end."""
    to_go, size = road_of(course).to_go, len(course.squares)
    within, left = [[number] * (MOST + 1) for number in range(size)], [0] * size
    for number in range(size - 1, -1, -1):
        ahead = course.squares[number].ahead
        if ahead:
            left[number] = 1 + min(left[end] for end in ahead)
            for steps in range(1, MOST + 1):
                found = [*ahead, *(within[end][steps - 1] for end in ahead if steps > 1)]
                within[number][steps] = min(found, key=to_go.__getitem__)
    return within, left
