"""Energy and fitness cards (rules 1.2, 1.3).

An energy card is written by its value and where it cannot be played: `6h` not uphill, `5k` not on cobbles,
`6` everywhere.
"""

import json
from collections.abc import Iterable
from importlib.resources import files
from typing import Final

from echappee.homas.board.course import Course, Square

_TEAMS: Final = json.loads((files(__package__) / "data" / "teams.json").read_text("utf-8"))

COLOURS: Final[tuple[str, ...]] = tuple(_TEAMS["colours"])
ROLES: Final[tuple[str, ...]] = tuple(_TEAMS["roles"])
INDIVIDUAL: Final = tuple(tuple(cards) for cards in _TEAMS["individual"])
"""The cards of riders 1 to 4."""
TEAM: Final = tuple(_TEAMS["team"])
FOURTH: Final[str] = _TEAMS["fourth_team_card"]
STACKS: Final[tuple[str, ...]] = tuple(_TEAMS["stacks"])
FITNESS: Final[tuple[str, ...]] = tuple(_TEAMS["fitness"])
"""The thirteen cards of a stack; each rider's number has a stack of its own."""

KINDS: Final = ("6", "6h", "5k")
SPRINTER: Final = 3
ACE: Final = "A"
HIDDEN: Final = "?"
"""A fitness card hidden from this seat."""
ATTACKS: Final = ("J", "Q", "K", ACE)
"""The fitness cards with a star: they must be played as an attack (1.3.4)."""
_RANKS: Final = {kind: rank for rank, kind in enumerate(KINDS)}
_PICTURES: Final = {"J": 11, "Q": 12, "K": 13}


def sorted_cards(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=_RANKS.__getitem__))


def value(card: str) -> int:
    """The number that replaces a die."""
    return int(card[0])


def squares(fitness: str) -> int:
    """The squares of a fitness card; an ace is rolled for."""
    return _PICTURES.get(fitness) or int(fitness)


def playable(course: Course, square: Square, card: str) -> bool:
    """Whether a rider who starts on this square can play this energy card."""
    return card in playable_kinds(course, square)


def playable_kinds(course: Course, square: Square) -> tuple[str, ...]:
    """The kinds of energy cards that a rider who starts on this square can play (1.2.2, 3.4.2)."""
    if square.road == "climb":
        return ("6", "5k")
    if square.road == "cobbles":
        return ("5k",) if course.cobbles_break_wheels else ("6", "6h")
    return KINDS


def without(cards: tuple[str, ...], gone: Iterable[str]) -> tuple[str, ...]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
