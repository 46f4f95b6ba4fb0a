"""Refresh phase (rules 11.3): every rider takes cards back, up to a total value, and shuffles everything.

While seats choose, the cards that a rider takes back are its hand.
"""

from echappee.flamme.kernel.chance import TAKEN_BACK
from echappee.flamme.kernel.choices import choose_refresh
from echappee.flamme.kernel.rules.lanes import is_racing
from echappee.flamme.kernel.rules.piles import BITS, KINDS, TIRED, count, single
from echappee.flamme.kernel.rules.questions import (
    DONE,
    NOTHING,
    REFRESHING,
    ask,
    begin_parts,
    go_to,
    hears,
    is_asking,
)
from echappee.flamme.kernel.rules.tokens import held
from echappee.flamme.kernel.state import ENERGY, HAND, PILE, PLAYED, RECYCLED, ROW
from echappee.flamme.kernel.tables import DIRECTED
from echappee.kernel import Race, Table, compiled, write


@compiled
def refresh(table: Table, race: Race) -> None:
    """Every seat chooses for its riders; it happens once, then the token has no further use (11.3.5).

    Stop at the next answers from outside; seats that choose card by card do so at the same time.
    """
    if race.turn < 0:
        begin_parts(table, race)
        for rider in range(table.riders):
            if _may_refresh(table, race, rider) and not hears(table, table.team[rider], REFRESHING):
                _choose_back(table, race, rider)
    for team in range(table.teams):
        if hears(table, team, REFRESHING) and race.asked[team] == NOTHING:
            _refresh_on(table, race, team)
    if not is_asking(table, race):
        _end_refresh(table, race)


@compiled
def answer_refresh(table: Table, race: Race, team: int, action: int) -> None:
    """Take one more card, or stop for this rider."""
    race.asked[team] = NOTHING
    if action == DONE:
        _finish(table, race, team)
    else:
        race.decks[race.about[team], HAND] += single(action)


@compiled
def room(table: Table, race: Race, rider: int) -> int:
    """The value that the cards may still have which this rider takes back."""
    row, left = race.riders[rider, ROW], _limit_of(table, race, rider)
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


@compiled
def _refresh_on(table: Table, race: Race, team: int) -> None:
    """Parts are riders: the first one chooses all its cards, then the second."""
    while race.part[team] < 2:
        rider = table.own[team, race.part[team]]
        if rider >= 0 and _may_refresh(table, race, rider) and fitting(table, race, rider):
            ask(race, team, REFRESHING, rider)
            return
        _finish(table, race, team)


@compiled
def _finish(table: Table, race: Race, team: int) -> None:
    rider = table.own[team, race.part[team]]
    if rider >= 0 and _may_refresh(table, race, rider):
        _take_back(race, rider, race.decks[rider, HAND])
    race.part[team] += 1


@compiled
def _may_refresh(table: Table, race: Race, rider: int) -> bool:
    return is_racing(race, rider) and table.kinds[table.team[rider]] == DIRECTED


@compiled
def _limit_of(table: Table, race: Race, rider: int) -> int:
    """The total value that a rider may take back; one more for the rider with the token (11.3.3)."""
    limit = table.refresh_limit
    for pile in range(table.pile_count):
        if table.refreshes[pile] and held(race, rider, table.piles[pile, 0]) > 0:
            limit += 1
    return limit


@compiled
def played_by(race: Race, rider: int) -> int:
    """The cards that it has played and may have back: all but exhaustion."""
    played = race.decks[rider, PLAYED]
    return played - (played >> BITS * TIRED << BITS * TIRED)


@compiled
def _choose_back(table: Table, race: Race, rider: int) -> None:
    """Choose as the policy of the rider's team does."""
    cards = played_by(race, rider)
    if cards:
        _take_back(race, rider, choose_refresh(table, race, rider, cards, _limit_of(table, race, rider)))


@compiled
def _take_back(race: Race, rider: int, cards: int) -> None:
    """Choose these; a rider without any to choose from has no say."""
    race.decks[rider, HAND] = cards
    if played_by(race, rider):
        write(race, TAKEN_BACK, rider, 0, cards)


@compiled
def _end_refresh(table: Table, race: Race) -> None:
    """The cards taken back, the recycled and the face-down ones, all shuffled together (11.3.4)."""
    for rider in range(table.riders):
        if _may_refresh(table, race, rider):
            deck = race.decks[rider]
            deck[PILE] += deck[RECYCLED] + deck[HAND]
            deck[PLAYED] -= deck[HAND]
            deck[RECYCLED] = 0
            deck[HAND] = 0
    race.round += 1
    go_to(race, ENERGY)
