"""English, as the terminal speaks it: what happened in lines of text, and a few words of its own."""

from collections.abc import Iterable
from typing import Final

from echappee.engine import Event
from echappee.flamme.rules import View
from echappee.flamme.words import telling
from echappee.flamme.words.voice import voice
from echappee.words.told import Line

TERRAIN: Final = {
    "flat": "road",
    "ascent": "climb",
    "descent": "descent",
    "cobbles": "cobbles",
    "supply": "supply zone",
}
"""Terrain, where a card is weighed."""


def tell(event: Event, before: View) -> str | None:
    """What this event says to people, given the table before it; None where it is not worth a line."""
    return voice("en").say(telling.sentences([event], before)) or None


def narrate(events: Iterable[Event], view: View) -> tuple[list[Line], View]:
    """The lines that these events make, and the table after them."""
    lines, after = telling.narrate(events, view)
    return [Line(voice("en").say(line.sentences), line.rules) for line in lines], after
