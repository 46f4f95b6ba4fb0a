"""English, as the terminal speaks it: what happened in lines of text, and a few words of its own."""

from typing import Final

from echappee.engine import Event
from echappee.flamme.rules import View
from echappee.flamme.words import telling
from echappee.flamme.words.voice import voice

TERRAIN: Final = {
    "flat": "road",
    "ascent": "climb",
    "descent": "descent",
    "cobbles": "cobbles",
    "supply": "supply zone",
}
"""Terrain, where a card is judged."""


def tell(event: Event, before: View) -> str | None:
    """What this event says to people, given the view before it; None if it is not worth a line."""
    return voice("en").say(telling.sentences([event], before)) or None
