"""Places on the road as people write them: `34r`, the square and the lane."""

import re

from echappee.engine import Refused
from echappee.flamme.course import Course

LETTERS = {1: "r", 2: "rl", 3: "rml"}
"""The lanes of a square from the right, by how many there are."""

_PLACE = re.compile(r"([1-9][0-9]{0,5})([rml]?)")


def print_place(course: Course, square: int, lane: int) -> str:
    """The place as text."""
    return f"{square}{LETTERS[course.at(square).lanes][lane]}"


def read_place(course: Course, text: str) -> tuple[int, int]:
    """Square and lane; a place without a letter is the right lane."""
    match = _PLACE.fullmatch(text)
    if match is None:
        raise Refused("bad-place", f"{text or 'nothing'} is no place on the road such as 12r")
    square = int(match[1])
    lanes = LETTERS[course.at(square).lanes]
    lane = lanes.find(match[2] or "r")
    if lane < 0:
        raise Refused("no-lane", f"square {square} has no lane {match[2]}, only {' '.join(lanes)}")
    return square, lane
