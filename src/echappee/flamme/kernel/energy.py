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
from echappee.flamme.kernel.state import CARD, HAND, MOVEMENT, PILE, RECYCLED, ROW, SQUARE, Race
from echappee.flamme.kernel.tables import DIRECTED, Table


@compiled
def energy(table: Table, race: Race) -> None:
    """Draw, play one, recycle the rest; for the second rider only after the first (2.1).

    A rider with a card before it has played already: a race may begin in the middle of this phase.
    """
    give_to_the_empty(table, race)
    look_ahead(table, race)
    race.recovering = 0
    number = numbers(race, FOR_SEATS, 0)[0]
    for team in range(table.teams):
        if table.kinds[team] == DIRECTED:
            one = first_rider(table, race, team, number)
            if one >= 0:
                play_both(table, race, one)
    end_energy(table, race)


@compiled
def give_to_the_empty(table: Table, race: Race) -> None:
    """A rider without any card takes an exhaustion card (2.2.4)."""
    for rider in range(table.riders):
        deck = race.decks[rider]
        empty = deck[PILE] == 0 and deck[RECYCLED] == 0 and race.riders[rider, CARD] < 0
        if empty and is_racing(race, rider) and table.kinds[table.team[rider]] == DIRECTED:
            take(race, rider)


@compiled
def end_energy(table: Table, race: Race) -> None:
    """Everybody has played: now the cards that recover do so, and the automatic teams turn up theirs."""
    for rider in range(table.riders):
        if race.recovering >> rider & 1:
            recover(race, rider)
    turn_up(table, race)
    race.phase = MOVEMENT


@compiled
def play_both(table: Table, race: Race, one: int) -> None:
    """For the second rider only after the first (2.1)."""
    _draw_and_play(table, race, one)
    other = second_rider(table, race, one)
    if other >= 0:
        _draw_and_play(table, race, other)


@compiled
def first_rider(table: Table, race: Race, team: int, number: int) -> int:
    """The rider that the seat plays for first, or -1 if it has nobody on the road."""
    one, other = table.own[team, 0], table.own[team, 1]
    if other < 0 or not is_racing(race, other):
        return one if is_racing(race, one) else -1
    if not is_racing(race, one):
        return other
    if table.declared:
        return one
    if choose_first(table, team, number):
        one = other
    write(race, FIRST_RIDER, team, 0, table.type[one])
    return one


@compiled
def second_rider(table: Table, race: Race, one: int) -> int:
    """Its team-mate, if that one is on the road; else -1."""
    own = table.own[table.team[one]]
    other = own[1] if own[0] == one else own[0]
    return other if other >= 0 and is_racing(race, other) else -1


@compiled
def _draw_and_play(table: Table, race: Race, rider: int) -> None:
    chance = numbers(race, FOR_HANDS, rider)
    if race.riders[rider, CARD] < 0:
        deal(table, race, rider, chance)
        lay(table, race, rider, choose_card(table, race, rider, race.decks[rider, HAND], chance[3]))
    if may_recover(table, race, rider):
        note_recovery(race, rider, choose_recovery(table, rider, chance[2]))


@compiled
def deal(table: Table, race: Race, rider: int, chance: tuple[int, int, int, int]) -> None:
    """A hand (2.2); with declared cards the whole deck is one (2.4.1)."""
    deck = race.decks[rider]
    if table.declared:
        deck[HAND] = deck[PILE] + deck[RECYCLED]
        deck[PILE] = 0
        deck[RECYCLED] = 0
    else:
        draws = weathered(table, race, race.riders[rider, SQUARE], DRAWS)
        deck[HAND] = draw_hand(race, rider, draws, chance, 0)


@compiled
def lay(table: Table, race: Race, rider: int, card: int) -> None:
    """Play this card of the hand and recycle the others (2.3)."""
    deck = race.decks[rider]
    write(race, CARD_PLAYED, rider, 0, card)
    race.riders[rider, CARD] = card
    deck[PILE if table.declared else RECYCLED] += deck[HAND] - single(card)
    deck[HAND] = 0


@compiled
def may_recover(table: Table, race: Race, rider: int) -> bool:
    """Whether the rider can give an exhaustion card back with the card it plays (9.3.3)."""
    deck = race.decks[rider]
    held = deck[PILE] + deck[RECYCLED] if table.declared else deck[RECYCLED]
    recovers = table.powers[race.riders[rider, ROW], race.riders[rider, CARD]] & RECOVERS
    return recovers != 0 and count(held, TIRED) > 0


@compiled
def note_recovery(race: Race, rider: int, answer: int) -> None:
    """1 if the rider gives a card back, when all have played."""
    write(race, RECOVERY, rider, 0, answer)
    race.recovering |= answer << rider


@compiled
def recover(race: Race, rider: int) -> None:
    """One exhaustion card less."""
    deck = race.decks[rider]
    if count(deck[RECYCLED], TIRED):
        deck[RECYCLED] -= EXHAUSTION
    else:
        deck[PILE] -= EXHAUSTION
