"""The twelve specialists (rules 9.2), from `data/specialists.json`: a correction is a change of one line."""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, NamedTuple

from echappee.flamme.rules.cards import DECKS, Card, Pile, pile, without

BAROUDEUR: Final = "baroudeur"
"""The one that may bid otherwise than all others (6.5)."""


class Specialist(NamedTuple):
    """A specialist: what it takes out of the deck of its type, and what it brings."""

    id: str
    type: str
    removed: Pile
    added: Pile
    sure: bool
    """Whether the symbols on its cards are beyond doubt."""
    note: str

    @property
    def deck(self) -> Pile:
        """The deck its rider rides with."""
        return pile(without(DECKS[self.type], self.removed) + self.added)


def _read() -> dict[str, Specialist]:
    entries = json.loads(files(__package__).joinpath("data/specialists.json").read_text("utf-8"))
    return {
        name: Specialist(
            name,
            entry["type"],
            _cards(entry["removed"]),
            _cards(entry["added"]),
            entry["sure"],
            entry.get("note", ""),
        )
        for name, entry in entries.items()
    }


def _cards(text: str) -> Pile:
    return pile(map(Card.parse, text.split(" ")))


SPECIALISTS: Final[Mapping[str, Specialist]] = _read()
