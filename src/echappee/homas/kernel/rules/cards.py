"""Energy cards (rules 1.2, 2.5): four bits for each kind of card, and what is played as one number."""

from typing import Final

import numpy as np

from echappee.homas.kernel.state import OWN
from echappee.homas.rules.cards import ACE, ATTACKS, squares, value
from echappee.homas.rules.cards import FITNESS as STACK
from echappee.homas.rules.cards import KINDS as NAMES
from echappee.kernel import Race, Table, compiled

KINDS: Final = len(NAMES)
WIDTH: Final = 4
"""Bits for the number of cards of a kind."""
ALL_OF_IT: Final = (1 << WIDTH) - 1
MOST_CARDS: Final = 7
"""Of one rider, or of a team."""
VALUES: Final = np.array([value(name) for name in NAMES])
FACES: Final = np.array([0 if card == ACE else squares(card) for card in STACK])
"""The squares of each fitness card; 0 for the one that is rolled for."""
STARRED: Final = np.array([int(card in ATTACKS) for card in STACK])

# What is played: 1 more than the kind of the first own card, of the second, and of the team card.
SECOND: Final = 2
TEAM_CARD: Final = 4
WITH_ATTACK: Final = 1 << 6


@compiled
def count(cards: int, kind: int) -> int:
    return cards >> WIDTH * kind & ALL_OF_IT


@compiled
def single(kind: int) -> int:
    """One card of this kind."""
    return 1 << WIDTH * kind


@compiled
def size(cards: int) -> int:
    """How many cards there are."""
    found = 0
    for kind in range(KINDS):
        found += count(cards, kind)
    return found


@compiled
def own_cards(table: Table, race: Race, rider: int) -> int:
    """The individual cards that this rider can play where it stands (1.2.2, 2.5.2)."""
    return race.cards[rider] & playable(table, race, rider)


@compiled
def help_cards(table: Table, race: Race, rider: int) -> int:
    """The team cards that this rider can play: one per turn, up to the red letter (2.5.3)."""
    cards = race.team_cards[rider // OWN]
    if cards == 0 or race.helped[rider] or table.row[race.square[rider]] > table.team_cards_until:
        return 0
    return cards & playable(table, race, rider)


@compiled
def playable(table: Table, race: Race, rider: int) -> int:
    """All cards of the kinds that a rider can play on its square; none if it has played its only one."""
    square = race.square[rider]
    return 0 if race.used[rider] and table.one_card[square] else table.playable[square]


@compiled
def first_card(played: int) -> int:
    """The kind of the first own card, or -1."""
    return (played & 3) - 1


@compiled
def second_card(played: int) -> int:
    """The kind of the second own card, or -1."""
    return (played >> SECOND & 3) - 1


@compiled
def team_card(played: int) -> int:
    """The kind of the team card, or -1."""
    return (played >> TEAM_CARD & 3) - 1


@compiled
def spend(race: Race, rider: int, kind: int) -> None:
    """Take an individual card from a rider."""
    race.cards[rider] -= single(kind)
    spent, at = race.spent[rider], 0
    while spent >> at:
        at += 2
    race.spent[rider] = spent | kind + 1 << at


@compiled
def spend_one(race: Race, rider: int, played: int) -> None:
    """Spend one card in this turn: the rider's own or the team's."""
    kind = team_card(played)
    race.used[rider] += 1
    if kind < 0:
        spend(race, rider, first_card(played))
    else:
        race.helped[rider] = 1
        race.team_cards[rider // OWN] -= single(kind)


@compiled
def is_spent(race: Race, rider: int, kind: int) -> bool:
    """Whether there is such a card to get back."""
    spent = race.spent[rider]
    while spent:
        if spent & 3 == kind + 1:
            return True
        spent >>= 2
    return False


@compiled
def get_back(race: Race, rider: int, kind: int) -> None:
    """The rider gets back the first card of this kind that it spent."""
    spent, at = race.spent[rider], 0
    while spent >> at & 3 != kind + 1:
        at += 2
    race.spent[rider] = spent & (1 << at) - 1 | spent >> at + 2 << at
    race.cards[rider] += single(kind)
