"""The road as arrays: the effects of each square under each weather, and the squares that follow it."""

from typing import Final

import numpy as np

from echappee.engine import Refused
from echappee.flamme.kernel.state import RIDERS, SQUARES, STRAIGHTS
from echappee.flamme.road.tiles import TILES
from echappee.flamme.rules.course import NO_LINE, PILES, REFRESH, Course
from echappee.flamme.rules.course_text import course_of_tiles
from echappee.flamme.rules.layout import WEATHER_MARKS
from echappee.flamme.rules.position import Ruleset
from echappee.flamme.rules.start import BLANK
from echappee.flamme.rules.tour_stage import lying
from echappee.kernel.arrays import Small

# The columns of `squares`.
LANES: Final = 0
LEAST: Final = 1
DIVE: Final = 2
MOST: Final = 3
SHELTER: Final = 4
SLIPPERY: Final = 5
DRAWS: Final = 6
SQUARE_FIELDS: Final = 7

WEATHERS: Final = (BLANK, *WEATHER_MARKS.values())
PILE_NAMES: Final = tuple(PILES)
BEYOND: Final = 40
"""More squares than a rider can get beyond the line."""
ENDLESS: Final = 400
"""The squares of a road without a line that are kept beyond its last one."""
BRANCHES: Final = 8
"""As many ways as a rider may have to try where roads split up to three times within one move."""


def straights_of(course: Course) -> list[int]:
    """The indices of the tiles that get a weather token (7.1.1)."""
    found = [index for index, tile in enumerate(course.tiles) if TILES[tile].kind == "straight"]
    return found[:STRAIGHTS]


def under(course: Course, weathers: list[str]) -> Course:
    """The road with this weather on its straight tiles."""
    by_tile = [""] * len(course.tiles)
    for index, name in zip(straights_of(course), weathers, strict=True):
        by_tile[index] = "" if name == BLANK else name
    return course_of_tiles(course.tiles, by_tile)


def road_size(course: Course) -> int:
    """How many squares of this road are stored, including square 0."""
    return len(course.squares) + (ENDLESS if course.line == NO_LINE else BEYOND)


def write_road(table: np.record, course: Course, *, weather: bool) -> None:
    """This road without its piles; with weather to come its straight tiles lie under any."""
    size = road_size(course)
    if size > SQUARES:
        raise Refused("kernel-cannot", f"the kernel rides roads of up to {SQUARES - BEYOND} squares")
    straights = straights_of(course) if weather else []
    numbers = range(1, size)
    for index, name in enumerate(WEATHERS):
        laid = under(course, [name] * len(straights)) if weather else course
        table["squares"][index, 1:size] = [laid.at(number)[:SQUARE_FIELDS] for number in numbers]
    table["size"] = size
    table["straights"] = len(straights)
    table["straight"] = _straight(course, straights, size)
    for number in numbers:
        table["next"][number] = (*course.next(number), 0)[:2]
        table["before"][number] = (*course.before(number), 0)[:2]
        table["ways"][number] = _ways(course, number)
        table["along"][number] = course.along(number)
        table["seconds"][number] = course.seconds(number) if number > course.line else 0
    table["grid_size"], table["place_count"] = len(course.grid), len(course.breakaway)
    table["grid"][: len(course.grid)] = course.grid
    for index, place in enumerate(course.breakaway):
        table["places"][index] = place


def write_piles(table: np.record, course: Course, ruleset: Ruleset) -> None:
    """What these rules put beside the road."""
    piles = lying(ruleset, course)
    table["pile_count"] = len(piles)
    for index, pile in enumerate(piles):
        table["piles"][index] = (PILE_NAMES.index(pile.name), pile.square, *(*pile.values, 0, 0)[:3])
        table["refreshes"][index] = pile.name == REFRESH


def _ways(course: Course, start: int) -> int:
    """One, or many if the road splits within a move from here."""
    forks = [square for square in range(start, start + 2 * RIDERS) if len(course.next(square)) > 1]
    return BRANCHES if forks else 1


def _straight(course: Course, straights: list[int], size: int) -> Small:
    """Found by laying weather on one tile alone, so that the numbers of the squares need not be known."""
    found = np.full(SQUARES, -1, np.int16)
    plain = under(course, [BLANK] * len(straights)) if straights else course
    for index in range(len(straights)):
        names = [WEATHERS[1] if each == index else BLANK for each in range(len(straights))]
        laid = under(course, names)
        for number in range(1, size):
            if laid.at(number) != plain.at(number):
                found[number] = index
    return found
