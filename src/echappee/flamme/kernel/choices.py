"""Decisions: the script of a race comes first; then each question goes to the policy of its team, with a
random number of its own."""

from typing import Final

from echappee.flamme.kernel.chance import (
    BIDDER,
    CARD_PLAYED,
    FIRST_RIDER,
    FOR_BIDS,
    FOR_PICKS,
    FOR_PLACES,
    FOR_REFRESH,
    PICK,
    RECOVERY,
    TAKEN_BACK,
    given,
)
from echappee.flamme.kernel.policies.cadet.answer import cadet_card
from echappee.flamme.kernel.policies.tempo.deck import best_refresh
from echappee.flamme.kernel.policies.tempo.evaluation import best_card
from echappee.flamme.kernel.policies.tempo.forecast import spread_all
from echappee.flamme.kernel.policies.tempo.start import best_bid, best_specialist
from echappee.flamme.kernel.rules.piles import KINDS, count, kind_at, single, size
from echappee.flamme.kernel.rules.specialists import is_free
from echappee.flamme.kernel.state import ROW
from echappee.flamme.kernel.tables import DIRECTED
from echappee.kernel import Race, Table, compiled, numbers, split

RANDOM: Final = 0
TEMPO: Final = 1
CADET: Final = 2
"""It chooses cards, and tempo everything else."""
POLICIES: Final = ("random", "tempo", "cadet")
"""The names of the policies, by number."""
OUTSIDE: Final = 3
"""From this number on, cards are chosen outside the kernel, and everything else as tempo does."""


@compiled
def look_ahead(table: Table, race: Race) -> None:
    """What policies compute once for a phase in which cards are played."""
    for team in range(table.teams):
        if table.kinds[team] == DIRECTED and table.policies[team] == TEMPO:
            spread_all(table, race)
            return


@compiled
def choose_first(table: Table, race: Race, team: int, number: int) -> bool:
    """Whether the second of its riders plays first."""
    told = given(race, FIRST_RIDER, team, 0)
    if told >= 0:
        return table.type[table.own[team, 1]] == told
    if table.policies[team] != RANDOM:
        return table.type[table.own[team, 0]] != 0
    return number >> team & 1 == 1


@compiled
def choose_card(table: Table, race: Race, rider: int, hand: int, number: int) -> int:
    """The card of this hand to play."""
    told = given(race, CARD_PLAYED, rider, 0)
    if told >= 0:
        return told
    if table.policies[table.team[rider]] == CADET:
        return cadet_card(table, race, rider, hand)
    if table.policies[table.team[rider]] != RANDOM:
        return best_card(table, race, rider, hand)
    return kind_at(hand, split(number, size(hand))[0])


@compiled
def choose_recovery(table: Table, race: Race, rider: int, number: int) -> int:
    """1 to give an exhaustion card back."""
    told = given(race, RECOVERY, rider, 0)
    if told >= 0:
        return told
    return 1 if table.policies[table.team[rider]] != RANDOM else number & 1


@compiled
def choose_place(table: Table, race: Race, time: int, one: int, other: int, places: int) -> int:
    """The index of a free square, counted from the front; from `places` on, it is for the other rider."""
    team = table.team[one]
    if table.placers[team] != RANDOM:
        return places if other >= 0 and table.type[other] == 0 else 0
    options = places if other < 0 else 2 * places
    return split(numbers(race, FOR_PLACES, 2 * team + time)[0], options)[0]


@compiled
def choose_specialist(table: Table, race: Race, team: int, time: int, options: int) -> int:
    """One of the specialists that are free for this team."""
    told = given(race, PICK, team, time)
    if told >= 0:
        return told
    if table.policies[team] != RANDOM:
        return best_specialist(table, race, team)
    index = split(numbers(race, FOR_PICKS, 2 * team + time)[0], options)[0]
    return sample_specialist(table, race, team, index)


@compiled
def choose_bidder(table: Table, race: Race, team: int) -> int:
    """The rider that bids."""
    one, other = table.own[team, 0], table.own[team, 1]
    told = given(race, BIDDER, team, 0)
    if other < 0:
        return one
    if told >= 0:
        return one if table.type[one] == told else other
    if table.policies[team] != RANDOM:
        return one if table.type[one] == 0 else other
    return other if numbers(race, FOR_BIDS, 64 + team)[0] & 1 else one


@compiled
def choose_bid(table: Table, race: Race, rider: int, time: int, hand: int, number: int) -> int:
    """The card of this hand to bid."""
    told = given(race, CARD_PLAYED, rider, time)
    if told >= 0:
        return told
    if table.policies[table.team[rider]] != RANDOM:
        return best_bid(table, race, rider, hand)
    return kind_at(hand, split(number, size(hand))[0])


@compiled
def choose_refresh(table: Table, race: Race, rider: int, cards: int, limit: int) -> int:
    """The cards to take back."""
    told = given(race, TAKEN_BACK, rider, 0)
    if told >= 0:
        return told
    if table.policies[table.team[rider]] != RANDOM:
        return best_refresh(table, race, rider, cards, limit)
    return sample_refresh(table, race, rider, cards, limit)


@compiled
def sample_refresh(table: Table, race: Race, rider: int, cards: int, limit: int) -> int:
    """Cards one by one, until chance stops or nothing more fits."""
    row = race.riders[rider, ROW]
    taken, step = 0, 0
    while True:
        fitting = 0
        for kind in range(KINDS):
            if table.values[row, kind] <= limit:
                fitting += count(cards, kind)
        if fitting == 0:
            return taken
        index = split(numbers(race, FOR_REFRESH, 32 * rider + step)[0], fitting + 1)[0]
        if index == fitting:
            return taken
        for kind in range(KINDS):
            if table.values[row, kind] <= limit:
                index -= count(cards, kind)
                if index < 0:
                    break
        taken += single(kind)
        cards -= single(kind)
        limit -= table.values[row, kind]
        step += 1


@compiled
def sample_specialist(table: Table, race: Race, team: int, index: int) -> int:
    """The specialist of this index among those that are free for the team."""
    specialist = 0
    while index > 0 or not is_free(table, race, team, specialist):
        index -= is_free(table, race, team, specialist)
        specialist += 1
    return specialist
