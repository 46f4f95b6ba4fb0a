"""From events to sentences: which parts of a sentence apply, and what fills them.

`tell` looks at one event and at the table before it; `narrate` follows a row of events and says in one
line what happens to several riders at once.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from echappee.engine import Event
from echappee.flamme import FLAMME, View
from echappee.words import moves, naming, parts
from echappee.words.english import SENTENCES

MERGED = ("exhausted", "home")
"""What is said once of all riders to whom it happens."""

PARTS: Mapping[str, Callable[[Sequence[Event], View], list[parts.Part]]] = {
    "weather": parts.weather,
    "placed": parts.simple,
    "drew": parts.drew,
    "turned": parts.turned,
    "moved": moves.moved,
    "slipped": moves.slipped,
    "exhausted": parts.merged,
    "home": parts.merged,
    "won": parts.simple,
    "bid-revealed": parts.bid_revealed,
    "broke-away": parts.simple,
    "bid-lost": parts.simple,
}


class Line(NamedTuple):
    """One line of a report, and the numbers of the rules behind it."""

    text: str
    rules: tuple[str, ...]


def tell(event: Event, before: View) -> str | None:
    """What this event says to people, given the table before it; None where it is not worth a line."""
    line = _line([event], before)
    return line and line.text


def narrate(events: Iterable[Event], view: View) -> tuple[list[Line], View]:
    """The lines that these events make, and the table after them."""
    lines = []
    for (code, _), run in groupby(events, key=lambda event: (event.code, event.rule)):
        together = list(run)
        for group in [together] if code in MERGED else [[event] for event in together]:
            lines.append(_line(group, view))
            for event in group:
                view = FLAMME.fold(view, event)
    return [line for line in lines if line is not None], view


def _line(events: Sequence[Event], before: View) -> Line | None:
    first = events[0]
    said = PARTS[first.code](events, before) if first.code in PARTS else []
    if not said:
        return None
    sentences = [naming.first_upper(SENTENCES[part.key].format(**part.values)) for part in said]
    rules = [part.rule or first.rule for part in said]
    # Where something special is told, its rule is the one worth looking up.
    return Line(" ".join(sentences), tuple(dict.fromkeys(rules[1:] or rules)))
