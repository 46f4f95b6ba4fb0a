"""The worth of a card: where it takes the rider, and what it leaves for later."""

from typing import Final

from echappee.flamme.bots.tempo.deck import WHOLE_RACE
from echappee.flamme.bots.tempo.evaluation import FAR
from echappee.flamme.kernel.card_table import BREAKS_AWAY, CHASES, NIMBLE, RELENTLESS
from echappee.flamme.kernel.policies.tempo.deck import legs, rounds_left, without
from echappee.flamme.kernel.policies.tempo.finish import finale, podium, tokens
from echappee.flamme.kernel.policies.tempo.forecast import (
    alone,
    blocked,
    chase,
    eagerness,
    followers,
    look_around,
    look_away,
    shelter,
)
from echappee.flamme.kernel.policies.tempo.road import list_choices
from echappee.flamme.kernel.policies.tempo.weights import (
    ADVANCE,
    AT_HOME,
    BOLDNESS,
    CRASH,
    DROPPED,
    EXHAUSTION,
    HAND,
    LEAD,
    PACE,
    PATIENCE,
    PODIUM,
    SHAKEN,
    TOKEN,
    WIN,
)
from echappee.flamme.kernel.road_table import DRAWS, SLIPPERY
from echappee.flamme.kernel.rules.lanes import is_racing, weathered
from echappee.flamme.kernel.rules.piles import EXHAUSTION as TIRED_CARD
from echappee.flamme.kernel.rules.piles import count, single
from echappee.flamme.kernel.state import CARD, CRASHED, PILE, RECYCLED, ROW, SQUARE
from echappee.kernel import Race, Table, compiled

LITTLE: Final = 0.01
"""A chance too small to be considered."""


@compiled
def best_card(table: Table, race: Race, rider: int, hand: int) -> int:
    """The card of this hand with the greatest worth, of equals the first in canonical order."""
    row = race.riders[rider, ROW]
    deck = race.decks[rider, PILE] + race.decks[rider, RECYCLED] + hand
    look_around(table, race, rider)
    best, highest = -1, 0.0
    for index in range(table.kind_counts[row]):
        card = table.card_order[row, index]
        if count(hand, card):
            worth = worth_of(table, race, rider, deck, card)
            if best < 0 or worth > highest:
                best, highest = card, worth
    look_away(race)
    return best


@compiled
def worth_of(table: Table, race: Race, rider: int, deck: int, card: int) -> float:
    """The value of playing this card; if a square is full, the next choice is taken."""
    me = race.riders[rider]
    nimble = table.powers[me[ROW], card] & NIMBLE
    cards = without(table, race, rider, deck, card)
    full, choices = list_choices(table, race, me[SQUARE], me[CRASHED], me[ROW], card, nimble)
    worth, left = 0.0, 1.0
    for index in range(choices - 1):
        square = race.choices[index]
        filled = blocked(table, race, square)
        worth += left * (1.0 - filled) * _stopping(table, race, rider, square, index >= full, card, cards)
        left *= filled
    if left > LITTLE:
        square = race.choices[choices - 1]
        worth += left * _stopping(table, race, rider, square, choices > full, card, cards)
    return worth


@compiled
def _stopping(table: Table, race: Race, rider: int, square: int, short: bool, card: int, cards: int) -> float:
    """The value of ending the movement here: a rider may crash, or chase another."""
    worth = _ending_on(table, race, rider, square, card, cards)
    if short and weathered(table, race, square, SLIPPERY):
        return worth + table.weights[CRASH]
    if table.powers[race.riders[rider, ROW], card] & CHASES:
        chance = chase(table, race, square)
        further = _ending_on(table, race, rider, table.next[square, 0], card, cards)
        return (1.0 - chance) * worth + chance * further
    return worth


@compiled
def _ending_on(table: Table, race: Race, rider: int, square: int, card: int, cards: int) -> float:
    """The worth of this card if it takes the rider here."""
    row = race.riders[rider, ROW]
    powers = table.powers[row, card]
    worth, goes_on, tired, rounds = _ending(table, race, rider, square, powers & NIMBLE)
    if goes_on == 0.0:
        return worth
    if table.itt:
        tired = hardest(table, race, rider, table.values[row, card])
    later = legs(table, row, cards, square, rounds)
    if not powers & RELENTLESS:
        later += table.weights[EXHAUSTION] * tired * rounds[0] / WHOLE_RACE
    if powers & BREAKS_AWAY:
        later += table.weights[SHAKEN] * followers(table, race, square)
    return worth + goes_on * later


@compiled
def _ending(
    table: Table, race: Race, rider: int, square: int, nimble: int
) -> tuple[float, float, float, tuple[float, float, float]]:
    """The effect of ending the move on a square, whichever card leads there.

    Returns its worth, how likely the race continues for this rider, how likely it has the wind in its face,
    and the rounds that remain.
    """
    slip, tired = shelter(table, race, square)
    final = table.along[square] + slip
    worth, over = 0.0, 0.0
    if race.last_round and not table.timed:
        win, over = finale(table, race, square, nimble)
        if table.ride_out:
            over = 0.0  # there are ranks to ride for
        worth = table.weights[WIN] * win
    elif square >= table.line:
        over = 1.0 if square > table.line else slip
        worth = over * _arrival(table, race, max(square, table.line + 1), final, nimble)
    # Against the clock one more square must not look like one round less to use the cards left.
    reached = table.along[race.riders[rider, SQUARE]] + table.weights[PACE] if table.trial else final
    rounds = rounds_left(table, race, max(race.front, reached), square)
    worth += (1.0 - over) * _standing(table, race, rider, square, final, rounds[0])
    if table.tour or table.extended:
        worth += table.weights[TOKEN] * tokens(table, race, rider, square, nimble)
    return worth, 1.0 - over, tired, rounds


@compiled
def _arrival(table: Table, race: Race, square: int, final: float, nimble: int) -> float:
    """Over the line when times are taken: further is better, and the first reach the podium."""
    worth = table.weights[AT_HOME] + table.weights[ADVANCE] * (final - table.finish)
    if table.tour or table.extended:
        worth += table.weights[PODIUM] * podium(table, race, square, nimble)
    return worth


@compiled
def _standing(table: Table, race: Race, rider: int, square: int, final: float, rounds: float) -> float:
    """The worth of a square in a race that continues, apart from the cards left."""
    weights = table.weights
    behind = max(0.0, race.front - final)
    worth = (
        weights[ADVANCE] * (final - table.along[race.riders[rider, SQUARE]])
        + weights[PATIENCE] * behind * rounds / WHOLE_RACE
        + weights[HAND] * (weathered(table, race, square, DRAWS) - table.bid_hand)
    )
    if final > race.front and race.other_count:
        worth += weights[LEAD] * (final - race.front)
    if behind >= FAR:
        worth += weights[DROPPED] * alone(table, race, square)
    return worth


@compiled
def hardest(table: Table, race: Race, rider: int, value: int) -> float:
    """How likely nobody of the same type plays higher than this value; equal cards tire both riders."""
    chance = 1.0
    for other in range(table.riders):
        if other != rider and table.type[other] == table.type[rider] and is_racing(race, other):
            chance *= _plays_no_more(table, race, other, value)
    return chance


@compiled
def _plays_no_more(table: Table, race: Race, rider: int, value: int) -> float:
    """How likely this rider plays no higher card than this value; what it has played already is a secret."""
    row, card = race.riders[rider, ROW], race.riders[rider, CARD]
    deck = race.decks[rider, PILE] + race.decks[rider, RECYCLED] + (single(card) if card >= 0 else 0)
    low, all_ = 0.0, 0.0
    for index in range(table.kind_counts[row]):
        kind = table.card_order[row, index]
        for _ in range(count(deck or TIRED_CARD, kind)):
            weight = eagerness(table.values[row, kind], table.weights[BOLDNESS])
            all_ += weight
            if table.values[row, kind] <= value:
                low += weight
    return low / all_
