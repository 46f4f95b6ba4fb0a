"""Bids for the breakaway (rules 6.4, 6.5), stopping where seats choose: all of them at the same time."""

from echappee.flamme.kernel.breakaway import BIDDING as BIDS
from echappee.flamme.kernel.breakaway import bid_one, deal_bid, doubles, lay_bid, settle, show
from echappee.flamme.kernel.chance import BIDDER as CHOSEN
from echappee.flamme.kernel.chance import write
from echappee.flamme.kernel.choosing import choose_bidder
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.piles import count, kind_at, size
from echappee.flamme.kernel.state import CARD, HAND, Race, Words
from echappee.flamme.kernel.stepping.cursor import (
    ASKED,
    BIDDER,
    BIDDING,
    NOTHING,
    PART,
    RACE,
    RIDER,
    SPRINTEUR,
    TURN,
    ask,
    begin,
    hears,
    is_asking,
)
from echappee.flamme.kernel.tables import DIRECTED, Table


@compiled
def breakaway_on(table: Table, race: Race, at: Words) -> None:
    """Part 0: who bids; 1 and 2: the bids, which are shown when all have bid."""
    if at[RACE, TURN] < 0:
        at[RACE, TURN] = 0
        _enter_all(table, race, at)
    while not is_asking(table, at) and at[RACE, PART] < 2:
        show(table, race)
        at[RACE, PART] += 1
        _bid_all(table, race, at)
    if not is_asking(table, at):
        show(table, race)
        settle(table, race)
        begin(at)


@compiled
def answer_breakaway(table: Table, race: Race, at: Words, team: int, action: int) -> None:
    if at[team, ASKED] == BIDDER:
        _enter(table, race, team, table.own[team, 1 if action == SPRINTEUR else 0])
    else:
        lay_bid(table, race, at[team, RIDER], at[RACE, PART], action)
    at[team, ASKED] = NOTHING


@compiled
def _enter_all(table: Table, race: Race, at: Words) -> None:
    for team in range(table.teams):
        if hears(table, team, BIDDER):
            ask(at, team, BIDDER, -1)
        elif table.kinds[team] == DIRECTED:
            _enter(table, race, team, choose_bidder(table, race, team))


@compiled
def _enter(table: Table, race: Race, team: int, rider: int) -> None:
    write(race, CHOSEN, team, 0, table.type[rider])
    race.riders[rider, CARD] = BIDS


@compiled
def _bid_all(table: Table, race: Race, at: Words) -> None:
    """Policies bid, the other seats draw and are asked. Nobody sees the others' bids of the same time."""
    time = at[RACE, PART]
    for rider in range(table.riders):
        if not hears(table, table.team[rider], BIDDING) and _bids(table, race, rider, time):
            bid_one(table, race, rider, time)
    for rider in range(table.riders):
        if hears(table, table.team[rider], BIDDING) and _bids(table, race, rider, time):
            _draw(table, race, at, rider, time)


@compiled
def _bids(table: Table, race: Race, rider: int, time: int) -> bool:
    return race.riders[rider, CARD] == BIDS and not (time == 2 and doubles(table, race, rider))


@compiled
def _draw(table: Table, race: Race, at: Words, rider: int, time: int) -> None:
    """A hand to choose from; if it leaves no choice, that card is the bid."""
    deal_bid(table, race, rider, time)
    hand = race.decks[rider, HAND]
    only = kind_at(hand, 0)
    if count(hand, only) < size(hand):
        ask(at, table.team[rider], BIDDING, rider)
    else:
        lay_bid(table, race, rider, time, only)
