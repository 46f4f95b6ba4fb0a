"""What the terminal calls riders and specialists, and what slows them down."""

from collections.abc import Iterable

from echappee.flamme.rules import Course
from echappee.flamme.words import moves
from echappee.flamme.words.english import TERRAIN
from echappee.flamme.words.voice import voice
from echappee.words.naming import team

__all__ = ["brake", "rider", "specialist", "team"]


def rider(name: str) -> str:
    """As in Blue’s Rouleur."""
    return voice("en").rider(name)


def specialist(name: str) -> str:
    """As in Super Rouleur."""
    return voice("en").specialist(name)


def brake(course: Course, numbers: Iterable[int], speed: int) -> str:
    """What on these squares does not allow this speed."""
    return TERRAIN[moves.brake(course, numbers, speed)]
