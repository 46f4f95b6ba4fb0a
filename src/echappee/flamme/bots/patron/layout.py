"""Patron's inputs, in this order, made from nothing but a view; and its answers.

The kernel makes the same bytes from its arrays (`kernel/policies/patron/inputs.py`). Everything is counted
from the rider in question, or the team's first one, in squares along the road, so that it does not matter
where a road splits. A rider that is not on the road yet looks from the front of the grid.
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
QUESTIONS: Final = ("pick", "place rider", "place", "bidder", "bid", "first", "card", "recover", "refresh")
"""All kinds of questions.

Placing a rider is two questions, a refresh one for each card that is taken back.
"""
PLACES: Final = 16
"""As many open squares as a start grid may have, counted from the front."""
NAMES: Final = tuple(SPECIALISTS)
TEAMS: Final = 6
"""Win chances are in seat order, starting with the team that is asked."""
OTHERS: Final = 11
"""How many other riders there may be, sorted from the front."""

BACK: Final = 8
"""How many squares behind the rider the maps begin."""
MAP: Final = 32
AHEAD: Final = 24
"""How many squares of road are seen one by one, from where the rider stands."""
STRETCHES: Final = 10
"""Beyond that, how many stretches of road."""
STRETCH: Final = 8
"""The squares of each."""
PILES: Final = 3
MOST_SPEED: Final = 12
"""Faster than any card; a square with a lower limit is a climb."""
YES: Final = 255
"""The byte for “yes”."""
STRONG: Final = 6
"""A card of this value or more is a strong one."""
NEIGHBOUR: Final = 64
"""The byte for a rider on a square of the map."""
SURE: Final = 128
"""The byte for a rider that is sure to land there."""
OPEN: Final = 80
"""The byte for a free place on the grid, added again for each rider that stands there."""
MINE: Final = 128
"""The byte for a specialist of the seat's team."""
RULES: Final = ("extended", "tour", "specialists", "weather", "breakaway", "super_combative")
"""Rules that change what cards are worth; others are in the head."""
BID: Final = 12
"""A bid is written as this, times its value."""

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
"""A map of the other riders' squares."""
EARLIER: Final = NOW + MAP
"""A map of the squares where riders that move earlier may land."""
LATER: Final = EARLIER + MAP
"""The same for riders that move later."""
ROAD: Final = LATER + MAP
"""The next squares, one by one."""
SQUARE_SIZE: Final = 7
FAR: Final = ROAD + AHEAD * SQUARE_SIZE
"""The stretches beyond these squares."""
STRETCH_SIZE: Final = 5
TOKENS: Final = FAR + STRETCHES * STRETCH_SIZE
"""The piles of tokens beside the road."""
PILE_SIZE: Final = 4
QUESTION: Final = TOKENS + PILES * PILE_SIZE
"""Which question is asked."""
GRID: Final = QUESTION + len(QUESTIONS)
"""Where a rider may be placed: how many stand there."""
DRAFT: Final = GRID + PLACES
"""For each specialist: whether it may be picked, or is one of the seat's riders."""
TAKEN: Final = DRAFT + len(NAMES)
"""For each card: how many may still be taken back."""
ROOM: Final = TAKEN + KINDS
"""The value that they may have."""
BIDS: Final = ROOM + 1
"""The bids that each team has shown."""
PLAYED: Final = BIDS + TEAMS
"""For each card: how many the rider has played, then how many its team-mate has."""
RULED: Final = PLAYED + 2 * KINDS
"""Which of the rules in `RULES` are in force."""
INPUTS: Final = RULED + len(RULES)

# The answers: first one for each card.
FIRST_TYPE: Final = KINDS
"""A rider, by its type."""
FIRST_PLACE: Final = FIRST_TYPE + len(DECKS)
"""A free square of the grid."""
RECOVER: Final = FIRST_PLACE + PLACES
KEEP: Final = RECOVER + 1
"""Keep the exhaustion card."""
DONE: Final = KEEP + 1
"""Take nothing more back."""
FIRST_NAME: Final = DONE + 1
"""A specialist."""
ANSWERS: Final = FIRST_NAME + len(NAMES)
