"""What patron looks at before it plays a card: bytes in this order, made from nothing but a view.

The kernel makes the same bytes from its arrays (`kernel/policies/patron/inputs.py`). Everything is counted
from the rider that is asked, squares along the road, so that it does not matter where a road splits.
"""

from typing import Final

from echappee.flamme.rules.cards import DECKS, EXHAUSTION
from echappee.flamme.rules.specialists import SPECIALISTS

CARDS: Final = tuple(
    sorted(
        {EXHAUSTION, *(card for deck in DECKS.values() for card in deck)}.union(
            card for specialist in SPECIALISTS.values() for card in specialist.deck
        )
    )
)
"""Every card that a seat can have in its hand; the network has one answer for each."""
KINDS: Final = len(CARDS)
TEAMS: Final = 6
"""The win chances are those of the own team, then of the teams that follow in seat order."""
OTHERS: Final = 11
"""How many other riders there may be, sorted from the front."""

BACK: Final = 8
"""How many squares behind the rider the maps begin."""
MAP: Final = 32
AHEAD: Final = 24
"""How many squares of road are seen one by one, from the rider's own on."""
STRETCHES: Final = 10
"""Beyond that, how many stretches of road."""
STRETCH: Final = 8
"""The squares of each."""
PILES: Final = 3
MOST_SPEED: Final = 12
"""Faster than any card; a square that allows less is a climb."""
YES: Final = 255
"""The largest byte."""
STRONG: Final = 6
"""A card of this value or more is a strong one."""
NEIGHBOUR: Final = 64
"""A rider on a square of the map."""
SURE: Final = 128
"""A rider that is sure to land there."""

HEAD: Final = 0
"""The race and the rider."""
HEAD_SIZE: Final = 28
OWN: Final = HEAD + HEAD_SIZE
"""For each card: how many are in the hand, in the face-down part, recycled; and how far it leads."""
OWN_PARTS: Final = 4
MATE: Final = OWN + OWN_PARTS * KINDS
"""For each card: how many the team-mate has left."""
RIDERS: Final = MATE + KINDS
"""The other riders."""
RIDER_SIZE: Final = 20
NOW: Final = RIDERS + OTHERS * RIDER_SIZE
"""A map of where the others are."""
EARLIER: Final = NOW + MAP
"""A map of where those may land that move before the rider."""
LATER: Final = EARLIER + MAP
"""And those that move after it."""
ROAD: Final = LATER + MAP
"""The next squares, one by one."""
SQUARE_SIZE: Final = 7
FAR: Final = ROAD + AHEAD * SQUARE_SIZE
"""The stretches beyond."""
STRETCH_SIZE: Final = 5
TOKENS: Final = FAR + STRETCHES * STRETCH_SIZE
"""The piles of tokens beside the road."""
PILE_SIZE: Final = 4
INPUTS: Final = TOKENS + PILES * PILE_SIZE
