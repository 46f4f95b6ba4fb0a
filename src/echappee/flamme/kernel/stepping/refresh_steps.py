"""The refresh (rules 11.3), stopping for each card that a seat takes back: all seats at the same time."""

from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.piles import KINDS, count, single
from echappee.flamme.kernel.refresh import (
    choose_back,
    end_refresh,
    limit_of,
    may_refresh,
    played_by,
    take_back,
)
from echappee.flamme.kernel.state import HAND, ROW, Race, Words
from echappee.flamme.kernel.stepping.cursor import (
    ASKED,
    DONE,
    NOTHING,
    PART,
    RACE,
    REFRESHING,
    RIDER,
    TURN,
    ask,
    begin,
    hears,
    is_asking,
)
from echappee.flamme.kernel.tables import Table


@compiled
def refresh_on(table: Table, race: Race, at: Words) -> None:
    """On until every seat from outside is asked or has chosen; then all cards are taken back."""
    if at[RACE, TURN] < 0:
        at[RACE, TURN] = 0
        for rider in range(table.riders):
            if may_refresh(table, race, rider) and not hears(table, table.team[rider], REFRESHING):
                choose_back(table, race, rider)
    for team in range(table.teams):
        if hears(table, team, REFRESHING) and at[team, ASKED] == NOTHING:
            _on_in_team(table, race, at, team)
    if not is_asking(table, at):
        end_refresh(table, race)
        begin(at)


@compiled
def answer_refresh(table: Table, race: Race, at: Words, team: int, action: int) -> None:
    """One card more, or enough for this rider."""
    at[team, ASKED] = NOTHING
    if action == DONE:
        _finish(table, race, at, team)
    else:
        race.decks[at[team, RIDER], HAND] += single(action)


@compiled
def _on_in_team(table: Table, race: Race, at: Words, team: int) -> None:
    """Parts are riders: the first one chooses all its cards, then the second."""
    while at[team, PART] < 2:
        rider = table.own[team, at[team, PART]]
        if rider >= 0 and may_refresh(table, race, rider) and fitting(table, race, rider):
            ask(at, team, REFRESHING, rider)
            return
        _finish(table, race, at, team)


@compiled
def _finish(table: Table, race: Race, at: Words, team: int) -> None:
    rider = table.own[team, at[team, PART]]
    if rider >= 0 and may_refresh(table, race, rider):
        take_back(race, rider, race.decks[rider, HAND])
    at[team, PART] += 1


@compiled
def room(table: Table, race: Race, rider: int) -> int:
    """The value that the cards may still have which this rider takes back."""
    row, left = race.riders[rider, ROW], limit_of(table, race, rider)
    for kind in range(KINDS):
        left -= count(race.decks[rider, HAND], kind) * table.values[row, kind]
    return left


@compiled
def fitting(table: Table, race: Race, rider: int) -> int:
    """One bit for each kind of card that may still be taken back."""
    row, found, left = race.riders[rider, ROW], 0, room(table, race, rider)
    cards = played_by(race, rider) - race.decks[rider, HAND]
    for kind in range(KINDS):
        if count(cards, kind) and table.values[row, kind] <= left:
            found |= 1 << kind
    return found
