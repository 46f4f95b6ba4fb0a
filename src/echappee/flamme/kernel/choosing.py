"""Decisions: each question goes to the policy of its team, with a random number that only this question has."""

from typing import Final

from echappee.flamme.kernel.chance import FOR_BIDS, FOR_PICKS, FOR_PLACES, numbers
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.philox import split
from echappee.flamme.kernel.piles import kind_at, size
from echappee.flamme.kernel.policies.random_policy import sample_refresh
from echappee.flamme.kernel.specialists import is_free
from echappee.flamme.kernel.state import Race
from echappee.flamme.kernel.tables import Table

RANDOM: Final = 0
POLICIES: Final = ("random",)
"""The names of the policies, by number."""


@compiled
def choose_first(table: Table, team: int, number: int) -> bool:
    """Whether the second of its riders plays first."""
    return number >> team & 1 == 1


@compiled
def choose_card(table: Table, race: Race, rider: int, hand: int, number: int) -> int:
    """The card of this hand to play."""
    return kind_at(hand, split(number, size(hand))[0])


@compiled
def choose_recovery(table: Table, rider: int, number: int) -> int:
    """1 to give an exhaustion card back."""
    return number & 1


@compiled
def choose_place(table: Table, race: Race, team: int, time: int, one: int, other: int, places: int) -> int:
    """The index of an open square of the grid, counted from the front; from `places` on for the other rider."""
    options = places if other < 0 else 2 * places
    return split(numbers(race, FOR_PLACES, 2 * team + time)[0], options)[0]


@compiled
def choose_specialist(table: Table, race: Race, team: int, time: int, options: int) -> int:
    """One of the specialists that are free for this team."""
    index = split(numbers(race, FOR_PICKS, 2 * team + time)[0], options)[0]
    specialist = 0
    while index > 0 or not is_free(table, race, team, specialist):
        index -= is_free(table, race, team, specialist)
        specialist += 1
    return specialist


@compiled
def choose_bidder(table: Table, race: Race, team: int) -> int:
    """The rider that bids."""
    one, other = table.own[team, 0], table.own[team, 1]
    return other if other >= 0 and numbers(race, FOR_BIDS, 64 + team)[0] & 1 else one


@compiled
def choose_bid(table: Table, race: Race, rider: int, hand: int, time: int, number: int) -> int:
    """The card of this hand to bid."""
    return kind_at(hand, split(number, size(hand))[0])


@compiled
def choose_refresh(table: Table, race: Race, rider: int, cards: int, limit: int) -> int:
    """The cards to take back."""
    return sample_refresh(table, race, rider, cards, limit)
