"""Sentences: messages of a catalogue by their ids, and what fills them."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, cast

from echappee.engine import Event
from echappee.engine.events import Value

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
    """The riders that these events are about."""
    return tuple(cast(str, event.args["rider"]) for event in events)
