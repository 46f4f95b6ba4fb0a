"""The rules of Homas Tour Pro: one file per chapter of docs/rules/homas.md, data beside it."""

from typing import Final

from echappee.homas.board.course import Course, Square
from echappee.homas.board.course_text import COURSES, RACES, course
from echappee.homas.rules.cards import COLOURS, ROLES
from echappee.homas.rules.phases import HOMAS, HomasRace
from echappee.homas.rules.position import Position, Rider, RiderView, Team
from echappee.homas.rules.setup import Setup, set_up, setup_tags
from echappee.homas.rules.views import View

RULES: Final = HOMAS

__all__ = [
    "COLOURS",
    "COURSES",
    "HOMAS",
    "RACES",
    "ROLES",
    "RULES",
    "Course",
    "HomasRace",
    "Position",
    "Rider",
    "RiderView",
    "Setup",
    "Square",
    "Team",
    "View",
    "course",
    "set_up",
    "setup_tags",
]
