"""Energy phase (rules 2): every seat draws and plays for both riders; automatic teams turn up cards (6.2)."""

from typing import Final

from echappee.flamme.kernel.card_table import RECOVERS
from echappee.flamme.kernel.chance import (
    CARD_PLAYED,
    FIRST_RIDER,
    FOR_DECKS,
    FOR_HANDS,
    FOR_SEATS,
    RECOVERY,
    TURNED,
    draw,
    draw_hand,
    given,
)
from echappee.flamme.kernel.choices import choose_card, choose_first, choose_recovery, look_ahead
from echappee.flamme.kernel.road_table import DRAWS
from echappee.flamme.kernel.rules.end import take
from echappee.flamme.kernel.rules.lanes import is_racing, second_rider, weathered
from echappee.flamme.kernel.rules.piles import EXHAUSTION, TIRED, all_alike, count, kind_at, single, size
from echappee.flamme.kernel.rules.questions import (
    FIRST,
    NOTHING,
    PLAYING,
    RECOVERING,
    SPRINTEUR,
    YES,
    ask,
    begin_parts,
    go_to,
    hears,
    is_asking,
    is_outside,
)
from echappee.flamme.kernel.rules.ranking import is_behind, place
from echappee.flamme.kernel.state import CARD, HAND, MOVEMENT, PILE, RECYCLED, ROW, SQUARE
from echappee.flamme.kernel.tables import DIRECTED, MUSCLE, PELOTON
from echappee.kernel import Race, Table, compiled, numbers, write


@compiled
def turn_up(table: Table, race: Race) -> None:
    """Turn up the automatic teams' cards, once every seat has played (6.2.3)."""
    for team in range(table.teams):
        if table.kinds[team] == PELOTON:
            _turn_for_both(table, race, table.own[team, 0], table.own[team, 1])
        elif table.kinds[team] == MUSCLE:
            for index in range(2):
                rider = table.own[team, index]
                if rider >= 0 and is_racing(race, rider):
                    race.riders[rider, CARD] = _turn(race, rider)


@compiled
def _turn_for_both(table: Table, race: Race, holder: int, other: int) -> None:
    """The Peloton's one deck is its Rouleur's and moves both riders (6.2.1)."""
    first, second = is_racing(race, holder), other >= 0 and is_racing(race, other)
    if not first and not second:
        return
    card = _turn(race, holder)
    if first:
        race.riders[holder, CARD] = card
    if second:
        race.riders[other, CARD] = card
    if first and second and card == table.attack:
        ahead = holder if is_behind(race, other, holder, place(race, holder)) else other
        race.riders[ahead, CARD] = table.attack_in_front


@compiled
def _turn(race: Race, rider: int) -> int:
    """One card off this rider's deck; an empty deck counts as an exhaustion card (6.2.5)."""
    pile = race.decks[rider, PILE]
    if pile == 0:
        return TIRED
    card = given(race, TURNED, rider, 0)
    if card < 0:
        card = kind_at(draw(pile, 1, numbers(race, FOR_DECKS, rider)), 0)
    if size(pile) > 1:
        write(race, TURNED, rider, 0, card)
    race.decks[rider, PILE] = pile - single(card)
    return card


# How far a team has come: its first rider's card, whether that rider recovers, and the same for the second.
CARD_OF_FIRST: Final = 1
RECOVERY_OF_FIRST: Final = 2
ON_TO_SECOND: Final = 3
CARD_OF_SECOND: Final = 4
RECOVERY_OF_SECOND: Final = 5


@compiled
def energy(table: Table, race: Race) -> None:
    """Draw, play one, recycle the rest; stop at the next answers from outside.

    Policies decide before anybody outside holds a hand, which they must not notice.
    """
    if race.turn < 0:
        begin_parts(table, race)
        _give_to_the_empty(table, race)
        look_ahead(table, race)
        race.recovering = 0
        number = numbers(race, FOR_SEATS, 0)[0]
        for team in range(table.teams):
            if table.kinds[team] == DIRECTED and not is_outside(table, team):
                _play_on(table, race, team, number)
    for team in range(table.teams):
        if is_outside(table, team) and race.asked[team] == NOTHING:
            _play_on(table, race, team, 0)
    if not is_asking(table, race):
        _end_energy(table, race)


@compiled
def answer_energy(table: Table, race: Race, team: int, action: int) -> None:
    asked, rider = race.asked[team], race.about[team]
    race.asked[team] = NOTHING
    if asked == FIRST:
        second = 1 if action == SPRINTEUR else 0
        write(race, FIRST_RIDER, team, 0, second)
        race.about[team] = table.own[team, second]
    elif asked == PLAYING:
        _lay(table, race, rider, action)
    else:
        _note_recovery(race, rider, 1 if action == YES else 0)


@compiled
def _play_on(table: Table, race: Race, team: int, number: int) -> None:
    """To the next question of this seat, or until it has played: the second rider after the first (2.1).

    A rider with a card before it has played already: a race may begin in the middle of this phase.
    """
    if race.part[team] == 0:
        race.part[team] = CARD_OF_FIRST
        if _may_choose_first(table, race, team) and hears(table, team, FIRST):
            ask(race, team, FIRST, -1)
            return
        race.about[team] = _first_rider(table, race, team, number)
    part, rider = race.part[team], race.about[team]
    while race.asked[team] == NOTHING and rider >= 0 and part <= RECOVERY_OF_SECOND:
        if part == ON_TO_SECOND:
            rider = second_rider(table, race, rider)
        elif part in (RECOVERY_OF_FIRST, RECOVERY_OF_SECOND):
            if _may_recover(table, race, rider):
                _decide_recovery(table, race, team, rider)
        elif race.riders[rider, CARD] < 0:
            _draw_and_play(table, race, team, rider)
        part += 1
    race.part[team], race.about[team] = part, rider


@compiled
def _give_to_the_empty(table: Table, race: Race) -> None:
    """A rider without any card takes an exhaustion card (2.2.4)."""
    for rider in range(table.riders):
        deck = race.decks[rider]
        empty = deck[PILE] == 0 and deck[RECYCLED] == 0 and race.riders[rider, CARD] < 0
        if empty and is_racing(race, rider) and table.kinds[table.team[rider]] == DIRECTED:
            take(race, rider)


@compiled
def _end_energy(table: Table, race: Race) -> None:
    """Everybody has played: now the cards that recover do so, and the automatic teams turn up theirs."""
    for rider in range(table.riders):
        if race.recovering >> rider & 1:
            _recover(race, rider)
    turn_up(table, race)
    go_to(race, MOVEMENT)


@compiled
def _may_choose_first(table: Table, race: Race, team: int) -> bool:
    """Whether the seat has two riders on the road, one of which it may play for first (2.1)."""
    one, other = table.own[team, 0], table.own[team, 1]
    return other >= 0 and is_racing(race, one) and is_racing(race, other) and not table.declared


@compiled
def _first_rider(table: Table, race: Race, team: int, number: int) -> int:
    """The rider that the seat plays for first, or -1 if it has nobody on the road."""
    one, other = table.own[team, 0], table.own[team, 1]
    if _may_choose_first(table, race, team):
        first = other if choose_first(table, race, team, number) else one
        write(race, FIRST_RIDER, team, 0, table.type[first])
        return first
    if is_racing(race, one):
        return one
    return other if other >= 0 and is_racing(race, other) else -1


@compiled
def _draw_and_play(table: Table, race: Race, team: int, rider: int) -> None:
    """A seat from outside is asked for a card unless its hand leaves no choice."""
    chance = numbers(race, FOR_HANDS, rider)
    _deal(table, race, rider, chance)
    hand = race.decks[rider, HAND]
    if not is_outside(table, team):
        _lay(table, race, rider, choose_card(table, race, rider, hand, chance[3]))
    elif all_alike(hand):
        _lay(table, race, rider, kind_at(hand, 0))
    else:
        ask(race, team, PLAYING, rider)


@compiled
def _decide_recovery(table: Table, race: Race, team: int, rider: int) -> None:
    if hears(table, team, RECOVERING):
        ask(race, team, RECOVERING, rider)
    else:
        _note_recovery(race, rider, choose_recovery(table, race, rider, numbers(race, FOR_HANDS, rider)[2]))


@compiled
def _deal(table: Table, race: Race, rider: int, chance: tuple[int, int, int, int]) -> None:
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
def _lay(table: Table, race: Race, rider: int, card: int) -> None:
    """Play this card of the hand and recycle the others (2.3)."""
    deck = race.decks[rider]
    write(race, CARD_PLAYED, rider, 0, card)
    race.riders[rider, CARD] = card
    deck[PILE if table.declared else RECYCLED] += deck[HAND] - single(card)
    deck[HAND] = 0


@compiled
def _may_recover(table: Table, race: Race, rider: int) -> bool:
    """Whether the rider can give an exhaustion card back with the card it plays (9.3.3)."""
    deck = race.decks[rider]
    held = deck[PILE] + deck[RECYCLED] if table.declared else deck[RECYCLED]
    recovers = table.powers[race.riders[rider, ROW], race.riders[rider, CARD]] & RECOVERS
    return recovers != 0 and count(held, TIRED) > 0


@compiled
def _note_recovery(race: Race, rider: int, answer: int) -> None:
    """1 if the rider gives a card back, when all have played."""
    write(race, RECOVERY, rider, 0, answer)
    race.recovering |= answer << rider


@compiled
def _recover(race: Race, rider: int) -> None:
    """One exhaustion card less."""
    deck = race.decks[rider]
    if count(deck[RECYCLED], TIRED):
        deck[RECYCLED] -= EXHAUSTION
    else:
        deck[PILE] -= EXHAUSTION
