"""Tokens beside the road (rules 10.4, 11.3): riders who pass take what lies on top, the rider ahead first."""

from typing import Final

from echappee.flamme.kernel.rules.lanes import is_racing
from echappee.flamme.kernel.rules.ranking import is_behind, place
from echappee.flamme.kernel.state import SQUARE, TOKENS
from echappee.kernel import Race, Table, compiled

TOKEN_BITS: Final = 5
VALUE_BITS: Final = 3


@compiled
def collect(table: Table, race: Race) -> None:
    """Riders who passed a pile in this round take a token, in the order of the race (10.4.1, 11.3.2)."""
    for pile in range(table.pile_count):
        name = table.piles[pile, 0]
        top = taken_of(table, race, name)
        while True:
            rider = _next_to_pass(table, race, pile)
            if rider < 0:
                break
            value = table.piles[pile, 2 + top] if top < 3 else 0
            _give(race, rider, name, value)
            top = min(top + 1, 3)


@compiled
def held(race: Race, rider: int, name: int) -> int:
    """The value of the token that this rider has of this pile; -1 if it has not passed it."""
    tokens = race.riders[rider, TOKENS]
    while tokens:
        token = (tokens & 31) - 1
        if token >> VALUE_BITS == name:
            return token & 7
        tokens >>= TOKEN_BITS
    return -1


@compiled
def taken_of(table: Table, race: Race, name: int) -> int:
    """How many tokens of this pile are gone: the best are taken first."""
    count = 0
    for rider in range(table.riders):
        count += held(race, rider, name) > 0
    return count


@compiled
def _next_to_pass(table: Table, race: Race, pile: int) -> int:
    """The foremost rider who is past the pile and has not taken from it, or -1."""
    name, square = table.piles[pile, 0], table.piles[pile, 1]
    found = -1
    for rider in range(table.riders):
        passed = is_racing(race, rider) and race.riders[rider, SQUARE] >= square
        first = found < 0 or is_behind(race, found, rider, place(race, rider))
        if passed and first and held(race, rider, name) < 0:
            found = rider
    return found


@compiled
def _give(race: Race, rider: int, name: int, value: int) -> None:
    """One token more, behind those that it has."""
    tokens, shift = race.riders[rider, TOKENS], 0
    while tokens >> shift:
        shift += TOKEN_BITS
    race.riders[rider, TOKENS] = tokens + (((name << VALUE_BITS) + value + 1) << shift)
