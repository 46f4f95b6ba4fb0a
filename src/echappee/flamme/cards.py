"""Cards and piles (rules 0.1). A pile is a multiset, kept as a tuple in canonical order."""

from collections.abc import Iterable
from typing import NamedTuple


class Card(NamedTuple):
    """A card as printed: its value, and its kind where it is no ordinary energy card."""

    value: int
    kind: str = ""

    def __str__(self) -> str:
        return f"{self.value}{self.kind}"

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read what `str` printed; ValueError for anything else."""
        kind = text[-1:] if text[-1:] in KINDS else ""
        value = text.removesuffix(kind)
        if not (value.isascii() and value.isdigit()) or str(int(value)) != value:
            raise ValueError(f"{text or 'nothing'} is no card")
        return cls(int(value), kind)


KINDS = ("e", "a")
"""Exhaustion and Attack."""

Pile = tuple[Card, ...]

EXHAUSTION = Card(2, "e")
ATTACK = Card(9, "a")
ATTACK_IN_FRONT = Card(2, "a")

ROULEUR, SPRINTEUR = "R", "S"


def deck(values: str) -> Pile:
    """A deck with three cards of each value."""
    return pile(Card(int(value)) for value in values for _ in range(3))


def pile(cards: Iterable[Card]) -> Pile:
    """These cards in canonical order."""
    return tuple(sorted(cards))


def without(cards: Pile, taken: Iterable[Card]) -> Pile:
    """The pile less these cards; ValueError if one is not there."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


DECKS = {ROULEUR: deck("34567"), SPRINTEUR: deck("23459")}
