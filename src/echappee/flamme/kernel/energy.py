"""Energy phase (rules 2): every seat draws and plays for both riders."""

from echappee.flamme.kernel.automatic import turn_up
from echappee.flamme.kernel.card_table import RECOVERS
from echappee.flamme.kernel.chance import (
    CARD_PLAYED,
    FIRST_RIDER,
    FOR_HANDS,
    FOR_SEATS,
    RECOVERY,
    numbers,
    write,
)
from echappee.flamme.kernel.choosing import choose_card, choose_first, choose_recovery, look_ahead
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.exhaustion import take
from echappee.flamme.kernel.hands import draw_hand
from echappee.flamme.kernel.lanes import is_racing, weathered
from echappee.flamme.kernel.piles import EXHAUSTION, TIRED, count, single
from echappee.flamme.kernel.road_table import DRAWS
from echappee.flamme.kernel.state import CARD, MOVEMENT, PILE, RECYCLED, ROW, SQUARE, Race
from echappee.flamme.kernel.tables import DIRECTED, Table


@compiled
def energy(table: Table, race: Race) -> None:
    """Draw, play one, recycle the rest; cards that recover do so when all have played."""
    _give_to_the_empty(table, race)
    look_ahead(table, race)
    recovering = 0
    number = numbers(race, FOR_SEATS, 0)[0]
    for team in range(table.teams):
        if table.kinds[team] == DIRECTED:
            recovering |= _play_both(table, race, team, number)
    for rider in range(table.riders):
        if recovering >> rider & 1:
            _recover(race, rider)
    turn_up(table, race)
    race.phase = MOVEMENT


@compiled
def _give_to_the_empty(table: Table, race: Race) -> None:
    """A rider without any card takes an exhaustion card (2.2.4)."""
    for rider in range(table.riders):
        empty = race.decks[rider, PILE] == 0 and race.decks[rider, RECYCLED] == 0
        if empty and is_racing(race, rider) and table.kinds[table.team[rider]] == DIRECTED:
            take(race, rider)


@compiled
def _play_both(table: Table, race: Race, team: int, number: int) -> int:
    """For the second rider only after the first (2.1); one bit for each rider that recovers."""
    one, other = table.own[team, 0], table.own[team, 1]
    if other >= 0 and is_racing(race, one) and is_racing(race, other) and not table.declared:
        if choose_first(table, team, number):
            one, other = other, one
        write(race, FIRST_RIDER, team, 0, table.type[one])
    recovering = 0
    if is_racing(race, one):
        recovering |= _play(table, race, one) << one
    if other >= 0 and is_racing(race, other):
        recovering |= _play(table, race, other) << other
    return recovering


@compiled
def _play(table: Table, race: Race, rider: int) -> int:
    """Play one card of the hand, or with declared cards of the deck (2.4.1); 1 if the rider recovers."""
    chance = numbers(race, FOR_HANDS, rider)
    deck = race.decks[rider]
    if table.declared:
        hand = deck[PILE] + deck[RECYCLED]
        deck[PILE] = 0
        deck[RECYCLED] = 0
    else:
        draws = weathered(table, race, race.riders[rider, SQUARE], DRAWS)
        hand = draw_hand(race, rider, draws, chance, 0)
    card = choose_card(table, race, rider, hand, chance[3])
    write(race, CARD_PLAYED, rider, 0, card)
    race.riders[rider, CARD] = card
    deck[PILE if table.declared else RECYCLED] += hand - single(card)
    if table.powers[race.riders[rider, ROW], card] & RECOVERS:
        return _may_recover(table, race, rider, chance[2])
    return 0


@compiled
def _may_recover(table: Table, race: Race, rider: int, number: int) -> int:
    """Whether the rider gives an exhaustion card back with the card it plays, if it can (9.3.3)."""
    deck = race.decks[rider]
    held = deck[PILE] + deck[RECYCLED] if table.declared else deck[RECYCLED]
    if count(held, TIRED) == 0:
        return 0
    answer = choose_recovery(table, rider, number)
    write(race, RECOVERY, rider, 0, answer)
    return answer


@compiled
def _recover(race: Race, rider: int) -> None:
    """One exhaustion card less."""
    deck = race.decks[rider]
    if count(deck[RECYCLED], TIRED):
        deck[RECYCLED] -= EXHAUSTION
    else:
        deck[PILE] -= EXHAUSTION
