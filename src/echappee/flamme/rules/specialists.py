"""The specialists (rules 9.2), from `data/specialists.json`: all that a new one needs, names included."""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, NamedTuple

from echappee.flamme.rules.cards import DECKS, Card, Pile, pile, without

BAROUDEUR: Final = "baroudeur"
"""The one specialist that may bid differently (6.5)."""


class Specialist(NamedTuple):
    """A specialist: which cards it takes out of the deck of its type, and which it adds."""

    id: str
    type: str
    removed: Pile
    added: Pile
    sure: bool
    """Whether the symbols on its cards are beyond doubt."""
    note: str
    called: Mapping[str, str]
    """Its name, by language."""
    line: Mapping[str, str]
    """What it is good for in a few words, by language."""

    @property
    def deck(self) -> Pile:
        """The deck its rider rides with."""
        return pile(without(DECKS[self.type], self.removed) + self.added)


def _read() -> dict[str, Specialist]:
    entries = json.loads(files(__package__).joinpath("data/specialists.json").read_text("utf-8"))
    return {
        name: Specialist(
            id=name,
            type=entry["type"],
            removed=_cards(entry["removed"]),
            added=_cards(entry["added"]),
            sure=entry["sure"],
            note=entry.get("note", ""),
            called=entry["called"],
            line=entry["line"],
        )
        for name, entry in entries.items()
    }


def _cards(text: str) -> Pile:
    return pile(map(Card.parse, text.split(" ")))


SPECIALISTS: Final[Mapping[str, Specialist]] = _read()
