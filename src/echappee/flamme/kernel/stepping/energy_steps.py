"""The energy phase (rules 2), stopping where seats choose: all of them at the same time."""

from echappee.flamme.kernel.chance import FIRST_RIDER, FOR_HANDS, FOR_SEATS, numbers, write
from echappee.flamme.kernel.choosing import choose_recovery, look_ahead
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.energy import (
    deal,
    end_energy,
    first_rider,
    give_to_the_empty,
    lay,
    may_recover,
    note_recovery,
    play_both,
    second_rider,
)
from echappee.flamme.kernel.lanes import is_racing
from echappee.flamme.kernel.piles import count, kind_at, size
from echappee.flamme.kernel.state import CARD, HAND, Race, Words
from echappee.flamme.kernel.stepping.cursor import (
    ASKED,
    FIRST,
    NOTHING,
    PART,
    PLAYING,
    RACE,
    RECOVERING,
    RIDER,
    SPRINTEUR,
    TURN,
    YES,
    ask,
    begin,
    hears,
    is_asking,
    is_outside,
    is_policy,
)
from echappee.flamme.kernel.tables import Table


@compiled
def energy_on(table: Table, race: Race, at: Words) -> None:
    """On until every seat from outside is asked or has played; then to the end of the phase."""
    if at[RACE, TURN] < 0:
        _begin(table, race)
        at[RACE, TURN] = 0
    for team in range(table.teams):
        if is_outside(table, team) and at[team, ASKED] == NOTHING:
            _on_in_team(table, race, at, team)
    if not is_asking(table, at):
        end_energy(table, race)
        begin(at)


@compiled
def answer_energy(table: Table, race: Race, at: Words, team: int, action: int) -> None:
    asked = at[team, ASKED]
    at[team, ASKED] = NOTHING
    if asked == FIRST:
        second = 1 if action == SPRINTEUR else 0
        write(race, FIRST_RIDER, team, 0, second)
        at[team, RIDER] = table.own[team, second]
    elif asked == PLAYING:
        _play(table, race, at, at[team, RIDER], action)
    else:
        note_recovery(race, at[team, RIDER], 1 if action == YES else 0)


@compiled
def _begin(table: Table, race: Race) -> None:
    give_to_the_empty(table, race)
    look_ahead(table, race)
    number = numbers(race, FOR_SEATS, 0)[0]
    race.recovering = 0
    for team in range(table.teams):
        if is_policy(table, team):
            one = first_rider(table, race, team, number)
            if one >= 0:
                play_both(table, race, one)


@compiled
def _on_in_team(table: Table, race: Race, at: Words, team: int) -> None:
    """To the next question of this seat, or until it has played for both riders."""
    if at[team, PART] == 0:
        at[team, PART] = 1
        if _may_choose(table, race, team) and hears(table, team, FIRST):
            ask(at, team, FIRST, -1)
            return
        at[team, RIDER] = first_rider(table, race, team, 0)
    rider = _next_to_play(table, race, at, team)
    while rider >= 0 and at[team, ASKED] == NOTHING:
        _deal(table, race, at, rider)
        rider = _next_to_play(table, race, at, team)


@compiled
def _may_choose(table: Table, race: Race, team: int) -> bool:
    """Whether it has two riders, one of which plays first (2.1)."""
    one, other = table.own[team, 0], table.own[team, 1]
    return other >= 0 and is_racing(race, one) and is_racing(race, other) and not table.declared


@compiled
def _next_to_play(table: Table, race: Race, at: Words, team: int) -> int:
    """The rider without a card, the one whose turn it is first; or -1."""
    rider = at[team, RIDER]
    if rider >= 0 and race.riders[rider, CARD] >= 0:
        rider = second_rider(table, race, rider)
    return rider if rider >= 0 and race.riders[rider, CARD] < 0 else -1


@compiled
def _deal(table: Table, race: Race, at: Words, rider: int) -> None:
    """Draw and ask for a card; one that leaves no choice is played at once."""
    deal(table, race, rider, numbers(race, FOR_HANDS, rider))
    hand = race.decks[rider, HAND]
    only = kind_at(hand, 0)
    ask(at, table.team[rider], PLAYING, rider)
    if count(hand, only) == size(hand):
        _play(table, race, at, rider, only)


@compiled
def _play(table: Table, race: Race, at: Words, rider: int, card: int) -> None:
    """Play this card; if the rider may recover with it, that is the next question."""
    team = table.team[rider]
    at[team, ASKED] = NOTHING
    lay(table, race, rider, card)
    if may_recover(table, race, rider):
        if hears(table, team, RECOVERING):
            ask(at, team, RECOVERING, rider)
        else:
            note_recovery(race, rider, choose_recovery(table, rider, 0))
