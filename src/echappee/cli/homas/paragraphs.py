"""The race radio as the terminal prints it: all that belongs to one rider's move in one paragraph."""

from collections.abc import Sequence
from typing import Final

from echappee.engine import Event
from echappee.homas import View
from echappee.words import Line
from echappee.words.homas import telling
from echappee.words.homas.voice import voice

ITS_OWN: Final = (
    *("played", "attacked", "rolled", "fitness-played", "rode", "bought-back", "waited", "discarded"),
    *("recovered", "loses-turns", "event", "team-roll", "blocked", "rested"),
)
"""What belongs to the paragraph of the rider to whom it happens."""
OTHERS: Final = ("followed", "countered", "neutral-counters", "fell", "relayed", "relay-refused")
"""What others do because of it."""


def narrate(events: Sequence[Event], view: View) -> tuple[list[Line], View]:
    """The lines that these events make, and the table after them."""
    told, after = telling.narrate(events, view)
    lines: list[Line] = []
    rider: object = None
    for line in told:
        event, text = events[line.first], voice("en").say(line.sentences)
        mine = event.code in ITS_OWN and event.args["rider"] == rider
        if lines and rider is not None and (mine or event.code in OTHERS):
            before = lines.pop()
            rules = dict.fromkeys((*before.rules, *line.rules))
            lines.append(Line(f"{before.text} {text}", tuple(rules)))
        else:
            lines.append(Line(text, line.rules))
            rider = event.args["rider"] if event.code in (*ITS_OWN, "asked-relay") else None
    return lines, after
