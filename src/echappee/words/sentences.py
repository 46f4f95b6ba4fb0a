"""Sentences about events: messages of a catalogue by their ids; no text yet."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final, Generic, NamedTuple, TypeVar, cast

from echappee.engine import Event, Value
from echappee.notation.game_rules import SomeView

LISTED: Final = 4
"""How many riders are named one by one when the same happens to all of them."""


class Sentence(NamedTuple):
    """A message by its id, its arguments as raw values, and its rule (empty: the event's).

    The name of an argument says what it is: the voice of a game puts some into words (`Voice.words`); any
    other is a number, or a word that the message chooses by.
    """

    id: str
    args: Mapping[str, Value]
    rule: str = ""


def names(events: Sequence[Event]) -> tuple[str, ...]:
    return tuple(cast(str, event.args["rider"]) for event in events)


class Told(NamedTuple):
    """One line of a report: a sentence about an event, or about several together."""

    first: int
    """The first of its events, counted from 0."""
    sentences: tuple[Sentence, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules behind it; a special rule of the sentence comes before the event's own."""
        rules = [sentence.rule for sentence in self.sentences]
        return tuple(dict.fromkeys(rules[1:] or rules))


class Line(NamedTuple):
    """One line of a report as text, and the numbers of the rules behind it."""

    text: str
    rules: tuple[str, ...]


V = TypeVar("V", bound=SomeView)

Saying = Callable[[Sequence[Event], V], list[Sentence]]
"""Makes the sentences for events of one code, given the view before them."""


class Telling(NamedTuple, Generic[V]):
    """A game's narration: how its views follow events, and the sentences for each code."""

    fold: Callable[[V, Event], V]
    told: Mapping[str, Saying[V]]
    """The sentences by code. A message's id is the code, or starts with the code and a dash."""
    merged: Collection[str]
    """Codes that get one sentence for all the riders they happen to."""

    def narrate(self, events: Iterable[Event], view: V) -> tuple[list[Told], V]:
        """The lines that these events make, and the view after them: all as this view's seat knows it.

        What only another seat hears is told at its point in the report, but does not change what this seat
        knows.
        """
        lines: list[Told] = []
        number = 0
        for (code, _rule, audience), run in groupby(events, key=_together):
            happened = list(run)
            for group in [happened] if code in self.merged else [[event] for event in happened]:
                if said := self.sentences(group, view):
                    lines.append(Told(number, said))
                number += len(group)
                if audience is None or audience == view.seat:
                    for event in group:
                        view = self.fold(view, event)
        return lines, view

    def sentences(self, events: Sequence[Event], before: V) -> tuple[Sentence, ...]:
        """The sentences for these events, given the view before them; none if they are not worth a line."""
        first = events[0]
        if first.code not in self.told:
            return ()
        said = self.told[first.code](events, before)
        return tuple([sentence if sentence.rule else sentence._replace(rule=first.rule) for sentence in said])


_together = attrgetter("code", "rule", "audience")
"""Consecutive events that agree in these may share a sentence."""


def clock(seconds: int | None) -> str:
    """A time such as 4:07; a dash for a rider without one."""
    return "–" if seconds is None else f"{seconds // 60}:{seconds % 60:02}"
