"""The race radio as the terminal prints it: all that belongs to one rider's move in one paragraph."""

from collections.abc import Sequence
from typing import Final

from echappee.engine import Event
from echappee.homas.rules import View
from echappee.homas.words import telling
from echappee.homas.words.voice import voice
from echappee.words.sentences import Line

ITS_OWN: Final = (
    *("played", "attacked", "rolled", "fitness-played", "rode", "bought-back", "waited", "discarded"),
    *("recovered", "loses-turns", "kept", "event", "team-roll", "blocked", "rested"),
)
"""What belongs to the paragraph of the rider to whom it happens."""
OTHERS: Final = ("followed", "countered", "neutral-counters", "fell", "relayed", "relay-refused")
"""What others do because of it."""
SPRINTED: Final = "sprinted"
"""A group's sprint is one paragraph."""


def narrate(events: Sequence[Event], view: View) -> tuple[list[Line], View]:
    """The lines that these events make, and the table after them."""
    told, after = telling.narrate(events, view)
    lines: list[Line] = []
    topic: object = None
    for line in told:
        event, text = events[line.first], voice("en").say(line.sentences)
        if lines and _belongs(event, topic):
            before = lines.pop()
            rules = dict.fromkeys((*before.rules, *line.rules))
            lines.append(Line(f"{before.text} {text}", tuple(rules)))
        else:
            lines.append(Line(text, line.rules))
            topic = _topic(event)
    return lines, after


def _topic(event: Event) -> object:
    """What a paragraph that begins with this is about: a rider's move, a sprint, or itself alone."""
    if event.code == SPRINTED:
        return SPRINTED
    return event.args["rider"] if event.code in (*ITS_OWN, "asked-relay") else None


def _belongs(event: Event, topic: object) -> bool:
    """Whether this continues the paragraph."""
    if SPRINTED in (event.code, topic):
        return event.code == topic
    mine = event.code in ITS_OWN and event.args["rider"] == topic
    return topic is not None and (mine or event.code in OTHERS)
