"""A road and a location on it, as scenarios write them: `9 6^ 15` and `14l`, `3 @ 6` and `I2`; `a b D u`."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from echappee.engine import Refused
from echappee.flamme.road.text import read_tiles
from echappee.flamme.rules import Course, course_text
from echappee.flamme.rules.course_text import SPLIT, course_of_squares, course_of_tiles, read_stretch
from echappee.scenarios.fields import Fields

APPROACH = "3"
"""A roundabout begins with three squares of two lanes, then the road splits."""
WAYS = ("A1", "A2", "A3", "I1", "I2", "I3", "O1", "O2", "O3", "O4", "O5")
"""The squares of a roundabout: those it begins with, the inner and the outer way."""
_NAME = re.compile(r"[AION][1-9][0-9]{0,4}")


class Location(NamedTuple):
    """A square and a lane of it; lane 0 is the right one, the grass beside it -1, -2 …"""

    square: int
    lane: int


OUT = Location(0, 0)
"""The location of a rider that has finished and left the road."""


def read_square(fields: Fields, key: str) -> str:
    """The name of a square: a number, or a text such as N2 on a roundabout; empty if it is not given."""
    what = 'a square: a number, or a name such as "N2"'
    return fields.number_or(key, _NAME, what) if fields.has(key) else ""


def read_road(
    text: str, line: str = "", beside: Mapping[str, str] | None = None, *, winds: bool = False
) -> Course:
    """The road of these segments, with the names of the squares where the line is and what lies beside it.

    Head and tail winds matter only where hands are drawn.
    """
    segments = text.split()
    if not winds and (blowing := [segment for segment in segments if set(segment) & {"<", ">"}]):
        raise Refused("bad-road", f"{blowing[0]}: head and tail winds matter only where hands are drawn")
    if segments.count(SPLIT) > 1:
        raise Refused("bad-road", "there is at most one roundabout (@) on a road")
    stretch = read_stretch(
        part for segment in segments for part in ((APPROACH, SPLIT) if segment == SPLIT else (segment,))
    )
    if not stretch:
        raise Refused("bad-road", "the road has no squares")
    bare = course_of_squares(stretch)
    beside = {
        key: name if key == "finish" else bare.name(find_square(bare, name, key))
        for key, name in (beside or {}).items()
    }
    return course_of_squares(stretch, line and bare.name(find_square(bare, line, "line")), beside)


def read_tile_road(fields: Fields) -> Course:
    """The road that printed tiles make."""
    try:
        return course_of_tiles(read_tiles(fields.text("tiles")))
    except Refused as error:
        raise Refused(error.code, f"tiles: {error.detail}") from None


def read_location(word: str, road: Course) -> Location:
    """The location that a word such as `14l`, `I2` or `9g1` means on this road."""
    return Location(*course_text.read_location(road, word, lambda name: find_square(road, name)))


def print_location(road: Course, location: Location) -> str:
    """The location as text, such as `on 14l`; `out` for a rider that has left the road."""
    if location == OUT:
        return "out"
    return f"on {course_text.print_location(road, *location, name=name_of(road, location.square))}"


def find_square(road: Course, name: str, key: str = "") -> int:
    """The square with this name; on printed tiles and before a roundabout that is its number."""
    try:
        fork = _fork(road)
        return road.square(_counted(name, fork) if fork else name)
    except ValueError:
        where = f"{key}: " if key else ""
        code = "bad-road" if key else "bad-place"
        raise Refused(code, f"{where}there is no square {name} on this road") from None


def name_of(road: Course, square: int) -> str:
    """What scenarios call this square."""
    fork = _fork(road)
    if not fork or square <= fork - int(APPROACH):
        return road.name(square)
    named = {find_square(road, name): name for name in WAYS}
    return named.get(square) or f"N{road.along(square) - road.along(max(named))}"


@lru_cache
def _fork(road: Course) -> int:
    """The last square before a roundabout splits; 0 on roads without one, and on printed tiles."""
    forks = (square for square, following in road.layout.next.items() if len(following) > 1)
    return 0 if road.tiles else next(forks, 0)


def _counted(name: str, fork: int) -> str:
    """The name of the square as the road counts its squares; ValueError for a number past the approach."""
    if name[0] == "N":
        return str(fork + 3 + int(name[1:]))
    if name in WAYS:
        part, number = name[0], int(name[1])
        return {"A": f"{fork - 3 + number}", "I": f"{fork + number}", "O": f"{fork}+{number}"}[part]
    if int(name) > fork - int(APPROACH):
        raise ValueError(name)
    return name
