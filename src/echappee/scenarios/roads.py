"""A road and a place on it, as scenarios write them: `9 6^ 15`, `14l`."""

import re
from typing import NamedTuple

from echappee.engine import Refused
from echappee.flamme import places
from echappee.flamme.course import NO_LINE, Course, course_of_squares, read_segments

_GRASS = re.compile(r"[0-9]+g[0-9]+")
_ROUNDABOUT = re.compile(r"(?:A[1-3]|I[1-3]|O[1-5]|N[1-9][0-9]?)[rml]?")


class Place(NamedTuple):
    """A square and a lane of it; lane 0 is the right one."""

    square: int
    lane: int


def read_road(text: str, line: int = NO_LINE, *, winds: bool = False) -> Course:
    """The road of these segments; head and tail winds matter only where hands are drawn."""
    if "@" in text:
        raise Refused("not-built", "a roundabout (@) is not built yet")
    if not winds and (blowing := [segment for segment in text.split() if set(segment) & {"<", ">"}]):
        raise Refused("bad-road", f"{blowing[0]}: head and tail winds matter only where hands are drawn")
    squares = read_segments(text.split())
    if not squares:
        raise Refused("bad-road", "the road has no squares")
    if line < 1:
        raise Refused("bad-road", f"the line lies behind a square, not behind {line}")
    return course_of_squares(squares, line)


def read_place(word: str, road: Course) -> Place:
    """The place that a word such as `14l` means on this road."""
    if _GRASS.fullmatch(word):
        raise Refused("not-built", f"{word}: the grass beside the road is not built yet")
    if _ROUNDABOUT.fullmatch(word):
        raise Refused("not-built", f"{word}: squares of a roundabout are not built yet")
    return Place(*places.read_place(road, word))
