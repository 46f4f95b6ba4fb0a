"""How the terminal calls teams, riders and places outside the race radio's sentences."""

from collections.abc import Iterable

from echappee.flamme.rules import Course
from echappee.flamme.words import moves
from echappee.flamme.words.english import TERRAIN
from echappee.flamme.words.voice import voice


def team(colour: str) -> str:
    """The team's name; teams of scenarios keep their own."""
    return voice("en").team(colour)


def rider(name: str) -> str:
    """As in Blue’s Rouleur."""
    return voice("en").rider(name)


def specialist(name: str) -> str:
    """As in Super Rouleur."""
    return voice("en").specialist(name)


def squares(count: int) -> str:
    """So many squares."""
    return "1 square" if count == 1 else f"{count} squares"


def brake(course: Course, numbers: Iterable[int], speed: int) -> str:
    """What on these squares allows no such speed."""
    return TERRAIN[moves.brake(course, numbers, speed)]
