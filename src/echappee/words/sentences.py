"""What the telling is made of: messages of a catalogue by their ids, and what fills them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from echappee.engine import Event
from echappee.engine.events import Value


class Sentence(NamedTuple):
    """A message by its id, its arguments as raw values, and its rule (empty: the event's).

    The name of an argument says what it is: `rider` and `leader` are riders (`blue.R`); `riders`, `ahead`
    and `blockers` lists of them; `card` is a card (`2e`), `cards` a list; `weather` a list of kind, first and
    last square. Any other is a number, or a word that the message chooses by.
    """

    id: str
    args: Mapping[str, Value]
    rule: str = ""


def names(events: Sequence[Event]) -> tuple[str, ...]:
    """The riders that these events speak of."""
    return tuple(cast(str, event.args["rider"]) for event in events)
