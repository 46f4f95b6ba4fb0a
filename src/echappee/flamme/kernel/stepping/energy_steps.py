"""The energy phase (rules 2), stopping where a seat chooses."""

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
from echappee.flamme.kernel.choosing import look_ahead
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.energy import first_rider, give_to_the_empty, play_both, recover
from echappee.flamme.kernel.hands import draw_hand
from echappee.flamme.kernel.lanes import is_racing, weathered
from echappee.flamme.kernel.piles import TIRED, count, kind_at, single, size
from echappee.flamme.kernel.road_table import DRAWS
from echappee.flamme.kernel.state import CARD, MOVEMENT, PILE, RECYCLED, ROW, SQUARE, Race, Words
from echappee.flamme.kernel.stepping.cursor import (
    ASKED,
    FIRST,
    HAND,
    KEEP,
    LEFT,
    NOTHING,
    PART,
    PLAYING,
    RECOVERING,
    RIDER,
    SPRINTEUR,
    TEAM,
    TURN,
    YES,
    ask,
    begin,
    is_agent,
    is_policy,
)
from echappee.flamme.kernel.tables import Table


@compiled
def energy_on(table: Table, race: Race, at: Words) -> None:
    """On to the next question, or to the end of the phase. Turns are teams; `KEEP` are those that recover."""
    if at[TURN] < 0:
        _begin(table, race, at)
    while at[TURN] < table.teams:
        if is_agent(table, at[TURN]) and _on_in_team(table, race, at):
            return
        at[TURN] += 1
        at[PART] = 0
    for rider in range(table.riders):
        if at[KEEP] >> rider & 1:
            recover(race, rider)
    turn_up(table, race)
    race.phase = MOVEMENT
    begin(at)


@compiled
def answer_energy(table: Table, race: Race, at: Words, action: int) -> None:
    if at[ASKED] == FIRST:
        second = 1 if action == SPRINTEUR else 0
        at[LEFT] = 2 + second
        write(race, FIRST_RIDER, at[TEAM], 0, second)
        at[PART] = 1
    elif at[ASKED] == PLAYING:
        _play(table, race, at, action)
    else:
        write(race, RECOVERY, at[RIDER], 0, 1 if action == YES else 0)
        if action == YES:
            at[KEEP] |= 1 << at[RIDER]
        at[PART] += 1
    at[ASKED] = NOTHING


@compiled
def _begin(table: Table, race: Race, at: Words) -> None:
    give_to_the_empty(table, race)
    look_ahead(table, race)
    number = numbers(race, FOR_SEATS, 0)[0]
    race.recovering = 0
    for team in range(table.teams):
        if is_policy(table, team):
            one = first_rider(table, race, team, number)
            if one >= 0:
                play_both(table, race, one)
    at[KEEP] = race.recovering
    at[TURN] = 0
    at[PART] = 0


@compiled
def _on_in_team(table: Table, race: Race, at: Words) -> bool:
    """Part 0: who plays first; 1 and 2: the first and the second rider. Whether something is asked."""
    team = at[TURN]
    one, other = table.own[team, 0], table.own[team, 1]
    if at[PART] == 0:
        at[LEFT] = 2
        if other >= 0 and is_racing(race, one) and is_racing(race, other) and not table.declared:
            ask(at, FIRST, team, -1)
            return True
        at[PART] = 1
    while at[PART] <= 2:
        swapped = at[LEFT] == 3
        rider = other if (at[PART] == 1) == swapped else one
        if rider >= 0 and is_racing(race, rider):
            if _on_with_rider(table, race, at, team, rider):
                return True
        else:
            at[PART] += 1
    return False


@compiled
def _on_with_rider(table: Table, race: Race, at: Words, team: int, rider: int) -> bool:
    """Draw and ask for a card; one that leaves no choice is played at once."""
    if race.riders[rider, CARD] >= 0:
        ask(at, RECOVERING, team, rider)
        return True
    hand = _draw(table, race, rider)
    at[HAND] = hand
    ask(at, PLAYING, team, rider)
    only = kind_at(hand, 0)
    if count(hand, only) < size(hand):
        return True
    _play(table, race, at, only)
    at[ASKED] = NOTHING
    return False


@compiled
def _draw(table: Table, race: Race, rider: int) -> int:
    deck = race.decks[rider]
    if table.declared:
        hand = deck[PILE] + deck[RECYCLED]
        deck[PILE] = 0
        deck[RECYCLED] = 0
        return hand
    draws = weathered(table, race, race.riders[rider, SQUARE], DRAWS)
    return draw_hand(race, rider, draws, numbers(race, FOR_HANDS, rider), 0)


@compiled
def _play(table: Table, race: Race, at: Words, card: int) -> None:
    """Play this card; if the rider may recover with it, that is the next question."""
    rider, hand = at[RIDER], at[HAND]
    deck = race.decks[rider]
    write(race, CARD_PLAYED, rider, 0, card)
    race.riders[rider, CARD] = card
    deck[PILE if table.declared else RECYCLED] += hand - single(card)
    at[HAND] = 0
    held = deck[PILE] + deck[RECYCLED] if table.declared else deck[RECYCLED]
    if not (table.powers[race.riders[rider, ROW], card] & RECOVERS and count(held, TIRED)):
        at[PART] += 1
