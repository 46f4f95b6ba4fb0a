"""A road and a place on it, as scenarios write them: `9 6^ 15`, `14l`."""

import re
from typing import NamedTuple

from echappee.engine import Refused
from echappee.flamme.course import NO_LINE, Course, course_of_squares
from echappee.flamme.terrain import TERRAIN, TERRAIN_MARKS, WEATHER, WEATHER_MARKS, Square

_SEGMENT = re.compile(r"([1-9][0-9]{0,2})([\^vos~%<>]*)(?:/([123]))?")
_PLACE = re.compile(r"([1-9][0-9]{0,3})([rml]?)")
_GRASS = re.compile(r"[0-9]+g[0-9]+")
_ROUNDABOUT = re.compile(r"(?:A[1-3]|I[1-3]|O[1-5]|N[1-9][0-9]?)[rml]?")
_LANES = {1: "r", 2: "rl", 3: "rml"}
_WINDS = "<>"


class Place(NamedTuple):
    """A square and a lane of it; lane 0 is the right one."""

    square: int
    lane: int


def read_road(text: str, line: int = NO_LINE, *, winds: bool = False) -> Course:
    """The road of these segments; head and tail winds matter only where hands are drawn."""
    squares = [square for segment in text.split() for square in _read_segment(segment, winds=winds)]
    if not squares:
        raise Refused("bad-road", "the road has no squares")
    if line < 1:
        raise Refused("bad-road", f"the line lies behind a square, not behind {line}")
    return course_of_squares(squares, line)


def _read_segment(segment: str, *, winds: bool) -> list[Square]:
    if "@" in segment:
        raise Refused("not-built", "a roundabout (@) is not built yet")
    match = _SEGMENT.fullmatch(segment)
    marks = "" if match is None else match[2]
    if match is None or len(set(marks)) < len(marks) or (not winds and set(marks) & set(_WINDS)):
        raise Refused("bad-road", f"{segment} is no stretch of road such as 9, 6^, 3o/1 or 4^%")
    return [_square(marks, int(match[3] or 2))] * int(match[1])


def _square(marks: str, lanes: int) -> Square:
    """A square with all that its marks do, in whatever order they stand."""
    made = Square(lanes)
    for mark in marks:
        if mark in TERRAIN_MARKS:
            made = TERRAIN[TERRAIN_MARKS[mark]](made)._replace(terrain=TERRAIN_MARKS[mark])
        else:
            weather = WEATHER_MARKS[mark]
            made = WEATHER[weather](made)._replace(weather="" if mark == "~" else weather)
    return made


def read_place(word: str, road: Course) -> Place:
    """The place that a word such as `14l` means on this road."""
    if _GRASS.fullmatch(word):
        raise Refused("not-built", f"{word}: the grass beside the road is not built yet")
    if _ROUNDABOUT.fullmatch(word):
        raise Refused("not-built", f"{word}: squares of a roundabout are not built yet")
    match = _PLACE.fullmatch(word)
    if match is None:
        raise Refused("bad-place", f"{word} is no place such as 14, 14r or 14l")
    square, lane = int(match[1]), match[2] or "r"
    lanes = _LANES[road.at(square).lanes]
    if lane not in lanes:
        raise Refused("no-lane", f"square {square} has no lane {lane}, only {' '.join(lanes)}")
    return Place(square, lanes.index(lane))


def print_place(square: int, lane: int, road: Course) -> str:
    """The word for this place."""
    return f"{square}{_LANES[road.at(square).lanes][lane]}"
