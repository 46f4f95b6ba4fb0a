"""Everything about a race that does not change while it is ridden, as one record of arrays."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from echappee.homas.board.course import LANES
from echappee.homas.kernel.decisions import OUTSIDE
from echappee.homas.kernel.policies.routier.weights import ROUTIER, write_sight
from echappee.homas.kernel.road_table import ROAD, road_table
from echappee.homas.kernel.state import LINES, OWN, RIDERS, TEAMS
from echappee.homas.rules import Position
from echappee.homas.rules.finish import SECONDS, SUMMIT_PLACES
from echappee.homas.rules.lineup import LETTERS, ROWS, TRIAL_LANE, squares_of
from echappee.kernel import Table
from echappee.kernel.arrays import record_type

NUMBERS: Final = (
    "asks",  # whether a seat is decided from outside
    "solo",
    "trial",
    "one_by_one",
    "rain",  # whether it may rain
    "chooses_cards",  # whether directors choose which of their cards they ride with
    "deals",  # whether there are fitness cards
    "to_the_end",  # whether all ride home
    "alone",  # whether everybody arrives alone
    "finish_uphill",
    "seconds",  # of a row at the line
    "line",  # its progress
    "team_cards_until",
    "trial_start",
    "summit_count",
    "sprint_count",
)
TABLE: Final = record_type(
    [
        *ROAD,
        *ROUTIER,
        *((name, np.int16) for name in NUMBERS),
        ("neutral", np.int16, TEAMS),
        ("policies", np.int16, TEAMS),  # what decides for each team
        ("draws", np.int16, RIDERS),  # the fitness cards that each rider draws
        ("hand_sizes", np.int16, OWN + 1),  # the cards of riders 1 to 4 and of the team in a stage
        ("letters", np.int16, (len(LETTERS), OWN)),  # the squares of the starting board
        ("grid", np.int16, len(ROWS) * len(LANES)),  # the front row first, right before left
        ("summit_rows", np.int16, LINES),
        ("summit_places", np.int16, LINES),
        ("sprint_rows", np.int16, LINES),
        ("sprint_uphill", np.int16, LINES),
    ]
)


def read_table(position: Position, policies: Sequence[int]) -> Table:
    """The table of races that begin in this position; an array of one record."""
    table = np.zeros(1, TABLE)
    made, course = table[0], position.course
    road = road_table(course)[0]
    for name, *_ in ROAD:
        made[name] = road[name]
    made["asks"] = OUTSIDE in policies
    made["solo"], made["trial"] = position.solo, course.trial
    made["one_by_one"], made["rain"] = position.one_by_one, course.rain
    made["chooses_cards"] = len(course.cards) > 0
    made["hand_sizes"] = course.cards or (0,) * (OWN + 1)
    made["deals"] = not (course.trial and course.stage)
    made["to_the_end"] = course.stage or course.trial
    made["alone"] = course.finish == "mountain" or course.trial
    made["finish_uphill"] = course.finish == "hill"
    made["seconds"] = SECONDS[course.finish]
    made["line"] = course.line
    made["team_cards_until"] = course.team_cards_until
    made["neutral"] = [team.neutral for team in position.teams]
    made["policies"][: len(policies)] = policies
    made["draws"] = position.draws or (1,) * RIDERS
    write_sight(made, course)
    _write_grid(made, position)
    _write_lines(made, position)
    return table


def _write_grid(made: Table, position: Position) -> None:
    numbers = position.course.numbers
    made["trial_start"] = numbers[f"0.{TRIAL_LANE}"]
    made["letters"] = [[numbers[name] for name in squares_of(letter)] for letter in LETTERS]
    made["grid"] = [numbers[f"{row}.{lane}"] for row in ROWS for lane in LANES]


def _write_lines(made: Table, position: Position) -> None:
    """The lines with something to win: their rows, and what there is to win."""
    course = position.course
    kinds = {mark.row: mark.kind for mark in course.summits}
    made["summit_count"], made["sprint_count"] = len(position.summits), len(position.sprints)
    for index, summit in enumerate(position.summits):
        made["summit_rows"][index] = summit.row
        made["summit_places"][index] = SUMMIT_PLACES[kinds[summit.row]]
    for index, sprint in enumerate(position.sprints):
        made["sprint_rows"][index] = sprint.row
        made["sprint_uphill"][index] = course.climbs(sprint.row)
