"""From events to sentences: what is worth saying, and which message says it. No text is made here."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from echappee.engine import Event
from echappee.flamme import FLAMME, View
from echappee.words import finish, moves, parts, slips
from echappee.words.sentences import Sentence

MERGED: Final = ("recovered", "pushed", "timed", "minute", "exhausted", "home")
"""What is said once of all riders to whom it happens."""

TOLD: Final[Mapping[str, Callable[[Sequence[Event], View], list[Sentence]]]] = {
    "draft-order": parts.draft_order,
    "drafted": parts.drafted,
    "weather": parts.weather,
    "placed": parts.placed,
    "bid-revealed": parts.bid_revealed,
    "broke-away": parts.broke_away,
    "bid-lost": parts.alone,
    "drew": parts.drew,
    "recovered": parts.recovered,
    "turned": parts.turned,
    "pushed": moves.pushed,
    "moved": moves.moved,
    "chased": moves.chased,
    "slipped": slips.slipped,
    "token": finish.token,
    "refresh-token": parts.alone,
    "timed": finish.timed,
    "minute": finish.minute,
    "exhausted": finish.exhausted,
    "home": finish.home,
    "podium": finish.podium,
    "won": finish.won,
    "refreshed": parts.refreshed,
}
"""How an event's code is told. Its messages are called like the code, or like it and a dash."""

NOT_TOLD: Final[Mapping[str, str]] = {
    "phase": "headings say it",
    "played": "sealed; the seat sees its card",
    "declared": "sealed; the seat sees its card",
    "revealed": "the move names the card",
    "deck": "the move names the card",
    "removed": "it happens every round",
    "bid": "sealed; the seat sees its card",
}
"""Codes without a sentence, and why."""


class Told(NamedTuple):
    """One line of a report: what is said about an event, or about several that are told together."""

    first: int
    """The first of its events, counted from 0."""
    sentences: tuple[Sentence, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules behind it. Where something special is told, its rule is the one worth looking up."""
        rules = [sentence.rule for sentence in self.sentences]
        return tuple(dict.fromkeys(rules[1:] or rules))


def narrate(events: Iterable[Event], view: View) -> tuple[list[Told], View]:
    """The lines that these events make, and the view after them: all of it as this view's seat knows it.

    What is meant for another seat's ears is told in its place, but changes nothing of what this seat knows.
    """
    lines: list[Told] = []
    number = 0
    for (code, *_), run in groupby(events, key=lambda event: (event.code, event.rule, event.audience)):
        happened = list(run)
        for group in [happened] if code in MERGED else [[event] for event in happened]:
            if said := sentences(group, view):
                lines.append(Told(number, said))
            number += len(group)
            for event in group:
                view = FLAMME.fold(view, event) if event.heard_by(view.seat) else view
    return lines, view


def sentences(events: Sequence[Event], before: View) -> tuple[Sentence, ...]:
    """What these events say together, given the table before them; nothing where it is not worth a line."""
    first = events[0]
    said = TOLD[first.code](events, before) if first.code in TOLD else []
    return tuple(sentence if sentence.rule else sentence._replace(rule=first.rule) for sentence in said)
