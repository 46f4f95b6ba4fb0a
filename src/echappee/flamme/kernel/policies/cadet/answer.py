"""The card that cadet likes best. Everything is whole numbers, so it is the same card on every machine."""

from typing import Final

from echappee.flamme.bots.patron.network import FRACTION, INPUT_PLACES, PLACES, SHIFTS
from echappee.flamme.kernel.policies.cadet.network import INNER, SEEN
from echappee.flamme.kernel.policies.patron.answers import NUMBERS
from echappee.flamme.kernel.policies.patron.sight import write_seen
from echappee.flamme.kernel.rules.piles import count
from echappee.flamme.kernel.state import ROW
from echappee.kernel import Race, Table, compiled

TO_INNER: Final = SHIFTS[0]


@compiled
def cadet_card(table: Table, race: Race, rider: int, hand: int) -> int:
    """The card of this hand that the network likes best, of equals the first in canonical order."""
    for index in range(SEEN):
        race.seen[index] = 0
    write_seen(table, race, rider, race.seen)
    _think(race)
    row = race.riders[rider, ROW]
    best, highest = -1, 0
    for index in range(table.kind_counts[row]):
        card = table.card_order[row, index]
        if count(hand, card):
            liked = _liking(race, NUMBERS[row, card])
            if best < 0 or liked > highest:
                best, highest = card, liked
    return best


@compiled
def _think(race: Race) -> None:
    """Fill both layers. Most inputs are zero and cost nothing."""
    shown = 0
    for index in range(SEEN):
        race.shown[shown] = index
        shown += race.seen[index] != 0
    for unit in range(INNER):
        race.inner[0, unit] = race.first_layer[SEEN, unit] << INPUT_PLACES
        race.inner[1, unit] = race.second_layer[INNER, unit] << PLACES
    for turn in range(shown):
        index = race.shown[turn]
        value = race.seen[index]
        for unit in range(INNER):
            race.inner[0, unit] += value * race.first_layer[index, unit]
    for index in range(INNER):
        value = race.inner[0, index] >> TO_INNER
        if value > 0:
            for unit in range(INNER):
                race.inner[1, unit] += value * race.second_layer[index, unit]


@compiled
def _liking(race: Race, card: int) -> int:
    """How much it likes this card."""
    liking = race.last_layer[INNER, card] << PLACES
    for index in range(INNER):
        value = race.inner[1, index] >> FRACTION
        if value > 0:
            liking += value * race.last_layer[index, card]
    return liking
