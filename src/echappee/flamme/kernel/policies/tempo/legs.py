"""What the cards of a deck are good for on the road to come."""

from typing import Final

from echappee.flamme.bots.tempo import legs as reference
from echappee.flamme.kernel.card_table import DIVES
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.piles import KINDS, TIRED, count, single, size
from echappee.flamme.kernel.policies.tempo.reserve import reserve, strength
from echappee.flamme.kernel.policies.tempo.road import first_choice
from echappee.flamme.kernel.policies.tempo.weights import LEGS, RESERVE, ROAD
from echappee.flamme.kernel.state import PLAYED, ROW, SQUARE, Race
from echappee.flamme.kernel.tables import Table

WHOLE_RACE: Final = reference.WHOLE_RACE
Rounds = tuple[float, float, float]
"""The rounds to come, as `rounds_left` gives them."""


@compiled
def without(table: Table, race: Race, rider: int, deck: int, card: int) -> int:
    """What is left when this card is played, with what a refresh to come will bring back."""
    left = deck - single(card)
    if table.extended and _is_refresh_ahead(table, race):
        left += _best(table, race.riders[rider, ROW], race.decks[rider, PLAYED] + single(card))
    return left


@compiled
def legs(table: Table, race: Race, row: int, cards: int, square: int, rounds: Rounds) -> float:
    """What these cards are worth to a rider on this square."""
    total, open_, climbing = rounds
    number, values, gained, special = size(cards), 0, 0, False
    for kind in range(KINDS):
        copies = count(cards, kind)
        if copies:
            value = table.values[row, kind]
            values += copies * value
            if table.climbs[row, kind] or table.powers[row, kind] & DIVES:
                special = True
                end = first_choice(table, race, square, 0, row, kind)
                gained += copies * (table.along[end] - table.along[square])
            else:
                gained += copies * table.gains[square, value]
    mean = values / number
    kept = reserve(table, row, cards, total, open_, climbing)
    if special:
        kept += strength(table, row, cards, climbing, total - open_ - climbing)
    return (
        table.weights[RESERVE] * kept
        + table.weights[LEGS] * mean * total / WHOLE_RACE
        + table.weights[ROAD] * (gained / number - mean)
    )


@compiled
def _is_refresh_ahead(table: Table, race: Race) -> bool:
    """Whether riders will still take cards back: that happens when the first has passed the token."""
    front = 0
    for rider in range(table.riders):
        front = max(front, race.riders[rider, SQUARE])
    for pile in range(table.pile_count):
        if table.refreshes[pile] and front < table.piles[pile, 1]:
            return True
    return False


@compiled
def _best(table: Table, row: int, played: int) -> int:
    """The best of these cards that can be taken back together."""
    taken, left = 0, table.refresh_limit
    for index in range(table.kind_counts[row] - 1, -1, -1):
        kind = table.card_order[row, index]
        for _ in range(count(played, kind) if kind != TIRED else 0):
            if table.values[row, kind] <= left:
                taken += single(kind)
                left -= table.values[row, kind]
    return taken
