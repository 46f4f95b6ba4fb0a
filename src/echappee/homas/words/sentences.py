"""The sentences of Homas Tour Pro and their arguments."""

from collections.abc import Sequence
from typing import Final

from echappee.engine import Event, Value
from echappee.words.sentences import Sentence

PREFIX: Final = "homas-radio-"
"""The prefix of all messages, because other catalogues are read beside these."""


def message(id: str, rule: str = "", /, **args: Value) -> list[Sentence]:
    """One sentence.

    The name of an argument says what it is: `rider`, `leader` and `asker` are riders (`21`), `riders` a list
    of them, `numbers` one of riders by their numbers alone; `seat` is a team's colour, `seats` a list; `card`
    is an energy card (`6h`, or `t6h` of the team), `cards` a list. Any other goes in as it is: a number, a
    text, or a word that the message chooses by.
    """
    return [Sentence(PREFIX + id, args, rule)]


def riders(events: Sequence[Event]) -> tuple[str, ...]:
    return tuple(str(event.args["rider"]) for event in events)


def fitness_value(card: str) -> str | int:
    """A fitness card in the form that messages choose by: a number, or the letter of a picture."""
    return int(card) if card.isdigit() else card
