"""Cards and piles (rules 0.1, 9.3). A pile is a multiset, kept as a tuple in canonical order."""

import json
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple


class Powers(NamedTuple):
    """The powers of a specialist's card, as data (9.3)."""

    climb: int = 0
    """The greatest speed it may have where the road allows less."""
    dives: bool = False
    """Whether a descent gives it more than others."""
    recovers: bool = False
    relentless: bool = False
    breaks_away: bool = False
    chases: bool = False
    nimble: bool = False


POWERS: Mapping[str, Powers] = {
    "asc6": Powers(climb=6),
    "asc7": Powers(climb=7),
    "desc7": Powers(dives=True),
    "recovery": Powers(recovers=True),
    "relentless": Powers(relentless=True),
    "breakaway": Powers(breaks_away=True),
    "chase": Powers(chases=True),
    "nimble": Powers(nimble=True),
}
"""The powers by name, in the order in which a card lists them."""


class Card(NamedTuple):
    """A card as printed: its value, and its kind if it is not a plain energy card.

    The kind is `e` for exhaustion, `a` for an attack, or the card's powers, as in `+chase`.
    """

    value: int
    kind: str = ""

    @lru_cache(maxsize=1_000)  # noqa: B019 - cards are few
    def __str__(self) -> str:
        value, kind = self
        return f"{value}{kind}"

    @property
    def powers(self) -> Powers:
        return _powers(self.kind) if self.kind else PLAIN

    @staticmethod
    @lru_cache(maxsize=1_000)
    def parse(text: str) -> "Card":
        """Read what `str` printed; ValueError for anything else."""
        match = _CARD.fullmatch(text)
        if match is None or (match[2] not in KINDS and match[2] != kind_of(match[2].split("+")[1:])):
            raise ValueError(f"{text or 'nothing'} is not a card")
        return Card(int(match[1]), match[2])


KINDS = ("", "e", "a")
"""Plain, Exhaustion and Attack."""

PLAIN = Powers()
_CARD = re.compile(r"(0|[1-9][0-9]{0,8})(|e|a|(?:\+[a-z0-9]+)+)", re.ASCII)

Pile = tuple[Card, ...]

EXHAUSTION = Card(2, "e")
ATTACK = Card(9, "a")
ATTACK_IN_FRONT = Card(2, "a")

ROULEUR, SPRINTEUR = "R", "S"


def kind_of(powers: Iterable[str]) -> str:
    """The kind of a card with these powers, in canonical order; those that do not exist are left out."""
    wanted = set(powers)
    return "".join(f"+{power}" for power in POWERS if power in wanted)


@lru_cache
def _powers(kind: str) -> Powers:
    """All powers of this kind of card at once."""
    found = [POWERS[name] for name in kind.split("+")[1:]]
    return Powers(*(max(values) for values in zip(PLAIN, *found, strict=True)))


def pile(cards: Iterable[Card]) -> Pile:
    """These cards in canonical order."""
    return tuple(sorted(cards))


def without(cards: Pile, taken: Iterable[Card]) -> Pile:
    """The pile less these cards; ValueError if one is not there."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def _decks() -> dict[str, Pile]:
    """The deck of each type, with three cards of each value."""
    values = json.loads(files(__package__).joinpath("data/decks.json").read_text("utf-8"))
    return {rider: pile(Card(value) for value in each for _ in range(3)) for rider, each in values.items()}


DECKS = _decks()
