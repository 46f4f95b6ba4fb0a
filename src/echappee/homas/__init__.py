"""Homas Tour Pro: one file a chapter of docs/rules/homas.md, data beside it."""

from echappee.homas.course import Course, Square
from echappee.homas.laying import COURSES, RACES, course
from echappee.homas.position import Position, Rider, Team
from echappee.homas.rules import HOMAS, HomasRace
from echappee.homas.setup import Setup, set_up
from echappee.homas.views import View

__all__ = [
    "COURSES",
    "HOMAS",
    "RACES",
    "Course",
    "HomasRace",
    "Position",
    "Rider",
    "Setup",
    "Square",
    "Team",
    "View",
    "course",
    "set_up",
]
