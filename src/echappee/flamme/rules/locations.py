"""Locations as people write them: `34r` is a square and a lane, `34g1` on the grass right of it."""

import re

from echappee.engine import Refused
from echappee.flamme.rules.course import Course

LETTERS = {1: "r", 2: "rl", 3: "rml"}
"""The lanes of a square from the right, by how many there are."""

_PLACE = re.compile(r"([1-9][0-9]{0,5}(?:\+[1-9])?)([rml]|g[1-9][0-9]?)?")


def print_location(course: Course, square: int, lane: int) -> str:
    return course.name(square) + (f"g{-lane}" if lane < 0 else LETTERS[course.at(square).lanes][lane])


def read_location(course: Course, text: str) -> tuple[int, int]:
    """Square and lane; without a letter it is the right lane."""
    match = _PLACE.fullmatch(text)
    if match is None:
        raise Refused("bad-place", f"{text or 'nothing'} is not a location on the road such as 12r")
    try:
        square = course.square(match[1])
    except ValueError:
        raise Refused("bad-place", f"there is no square {match[1]} on this road") from None
    letter = match[2] or "r"
    if letter[0] == "g":
        return square, -int(letter[1:])
    lanes = LETTERS[course.at(square).lanes]
    if letter not in lanes:
        raise Refused("no-lane", f"square {match[1]} has no lane {letter}, only {' '.join(lanes)}")
    return square, lanes.index(letter)
