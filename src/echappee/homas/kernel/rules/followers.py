"""Aspiration (rule 2.3): who may follow the rider that has just moved, and in which order."""

from echappee.homas.board.course import NOWHERE
from echappee.homas.kernel.chance import FOLLOW
from echappee.homas.kernel.decisions import decide
from echappee.homas.kernel.rules.lost_turns import buy_back, can_buy_back
from echappee.homas.kernel.rules.questions import NONE, WAITING, offer
from echappee.homas.kernel.rules.slipstream import between_square, go_along, landing, shelters
from echappee.homas.kernel.rules.traffic import add, is_neutral, team_of, wheel
from echappee.homas.rules.followers import WORTHWHILE
from echappee.kernel import Race, Table, compiled


@compiled
def follow(table: Table, race: Race) -> None:
    """Offer the wheel of the rider that moved, then that of its follower, to the end of the file."""
    question = 0
    while True:
        count = _find_offers(table, race)
        first, follower = 0, -1
        while first < count and follower < 0:
            team, end = team_of(race.offers[first]), first + 1
            while end < count and team_of(race.offers[end]) == team:
                end += 1
            if is_neutral(table, race.offers[first]):
                follower = _neutral_follower(table, race, first, end)
            else:
                race.count = 0
                for index in range(first, end):
                    offer(race, race.offers[index])
                offer(race, NONE)
                follower = decide(table, race, FOLLOW, team, team, question)
                if follower == WAITING:
                    return
                question += 1
            first = end
        if follower < 0:
            return
        race.refused = 0
        buy_back(table, race, follower)
        if race.waiting:
            return
        go_along(table, race, follower, 0, race.lands[follower], 0)


@compiled
def _neutral_follower(table: Table, race: Race, first: int, end: int) -> int:
    for index in range(first, end):
        rider = race.offers[index]
        if _is_worthwhile(table, race, rider):
            return rider
    return NONE


@compiled
def _find_offers(table: Table, race: Race) -> int:
    """Note the riders that may follow, in order, each with the square it comes to (2.3.2, 2.3.6).

    Behind a rider that took the relay, the one that passed it is first (2.4.4).
    """
    filed = race.file_counts[0]
    first = add(race, race.files[0, 0], 0) if filed else 0
    first = wheel(table, race, race.olds[0], first)
    found = 0
    for index in range(first):
        found = _offer_wheel(table, race, race.wheel[index], found)
    second = add(race, race.files[0, 1], first) if filed > 1 else first
    for index in range(first):
        second = wheel(table, race, race.square[race.wheel[index]], second)
    for index in range(first, second):
        found = _offer_wheel(table, race, race.wheel[index], found)
    return found


@compiled
def _offer_wheel(table: Table, race: Race, rider: int, found: int) -> int:
    """Add this rider to the offers if it may follow; how many there are then."""
    if race.refused >> rider & 1 or race.moved[rider]:
        return found
    if race.wait[rider] and not can_buy_back(table, race, rider, 0):
        return found
    if not shelters(table, race.olds[0], race.square[rider]):
        return found
    end = landing(table, race, rider, 0, 0)
    if end == NOWHERE:
        return found
    race.lands[rider] = end
    race.offers[found] = rider
    return found + 1


@compiled
def _is_worthwhile(table: Table, race: Race, rider: int) -> bool:
    """Neutral riders follow if that is as good as six squares from where they stand (2.9.4)."""
    own = race.square[rider]
    start, front = table.progress[own], table.progress[race.lands[rider]]
    squares = 0
    for index in range(race.lengths[0]):
        squares += start < table.progress[race.trails[0, index]] <= front
    between = between_square(table, race, rider, 0)
    if between != NOWHERE:
        squares += start < table.progress[between] <= front
    return squares - table.grade[own] >= WORTHWHILE
