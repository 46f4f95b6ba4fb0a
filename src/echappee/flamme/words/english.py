"""English, as the terminal speaks it: lines about events, and what it calls riders and specialists."""

from collections.abc import Iterable
from typing import Final

from echappee.engine import Event
from echappee.flamme.rules import Course, View
from echappee.flamme.words import moves, narration
from echappee.flamme.words.voice import voice
from echappee.words.english import team

__all__ = ["TERRAIN", "brake", "rider", "specialist", "team", "tell"]

TERRAIN: Final = {
    "flat": "road",
    "ascent": "climb",
    "descent": "descent",
    "cobbles": "cobbles",
    "supply": "supply zone",
}
"""Terrain in words, for hints about cards."""


def tell(event: Event, before: View) -> str | None:
    """The sentence about this event, given the view before it; None if it is not worth a line."""
    return voice("en").say(narration.sentences([event], before)) or None


def rider(name: str) -> str:
    """As in Blue’s Rouleur."""
    return voice("en").rider(name)


def specialist(name: str) -> str:
    """As in Super Rouleur."""
    return voice("en").specialist(name)


def brake(course: Course, numbers: Iterable[int], speed: int) -> str:
    """The reason why these squares forbid a speed."""
    return TERRAIN[moves.brake(course, numbers, speed)]
