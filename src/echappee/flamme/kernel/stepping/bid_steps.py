"""Bids for the breakaway (rules 6.4, 6.5), stopping where a seat chooses."""

from echappee.flamme.kernel.breakaway import (
    BIDDING as BIDS,
)
from echappee.flamme.kernel.breakaway import (
    bid_one,
    doubles,
    settle,
)
from echappee.flamme.kernel.chance import BIDDER as CHOSEN
from echappee.flamme.kernel.chance import CARD_PLAYED, FOR_BIDS, FOR_SECOND_BIDS, numbers, write
from echappee.flamme.kernel.choosing import choose_bidder
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.hands import draw_hand
from echappee.flamme.kernel.piles import count, kind_at, single, size
from echappee.flamme.kernel.state import CARD, PILE, PLAYED, RECYCLED, Race, Words
from echappee.flamme.kernel.stepping.cursor import (
    ASKED,
    BIDDER,
    BIDDING,
    HAND,
    KEEP,
    NOTHING,
    PART,
    RIDER,
    SPRINTEUR,
    TEAM,
    TURN,
    ask,
    begin,
    is_agent,
    is_policy,
)
from echappee.flamme.kernel.tables import Table


@compiled
def breakaway_on(table: Table, race: Race, at: Words) -> None:
    """Part 0: who bids; 1 and 2: the bids. `KEEP` has the cards on the table, four bits for each rider."""
    if at[TURN] < 0:
        for team in range(table.teams):
            if is_policy(table, team):
                _enter(table, race, team, choose_bidder(table, race, team))
        at[TURN] = 0
    while at[PART] == 0 and at[TURN] < table.teams:
        if is_agent(table, at[TURN]):
            ask(at, BIDDER, at[TURN], -1)
            return
        at[TURN] += 1
    if at[PART] == 0:
        at[PART] = 1
        at[TURN] = 0
        _policies_bid(table, race, at)
    while at[PART] <= 2:
        if _on_with_bids(table, race, at):
            return
    settle(table, race)
    begin(at)


@compiled
def answer_breakaway(table: Table, race: Race, at: Words, action: int) -> None:
    if at[ASKED] == BIDDER:
        _enter(table, race, at[TEAM], table.own[at[TEAM], 1 if action == SPRINTEUR else 0])
    else:
        _lay(race, at, action, chosen=True)
    at[TURN] += 1
    at[ASKED] = NOTHING


@compiled
def _enter(table: Table, race: Race, team: int, rider: int) -> None:
    write(race, CHOSEN, team, 0, table.type[rider])
    race.riders[rider, CARD] = BIDS


@compiled
def _policies_bid(table: Table, race: Race, at: Words) -> None:
    """Nobody sees the others' bids of the same time."""
    at[KEEP] = 0
    for rider in range(table.riders):
        if is_policy(table, table.team[rider]) and _bids(table, race, at, rider):
            at[KEEP] |= (1 + bid_one(table, race, rider, at[PART])) << 4 * rider


@compiled
def _bids(table: Table, race: Race, at: Words, rider: int) -> bool:
    return race.riders[rider, CARD] == BIDS and not (at[PART] == 2 and doubles(table, race, rider))


@compiled
def _on_with_bids(table: Table, race: Race, at: Words) -> bool:
    """Turns are riders. Whether something is asked."""
    while at[TURN] < table.riders:
        rider = at[TURN]
        team = table.team[rider]
        if is_agent(table, team) and _bids(table, race, at, rider):
            at[HAND] = _draw(table, race, rider, at[PART])
            ask(at, BIDDING, team, rider)
            only = kind_at(at[HAND], 0)
            if count(at[HAND], only) < size(at[HAND]):
                return True
            _lay(race, at, only, chosen=not doubles(table, race, rider) or table.declared != 0)
            at[ASKED] = NOTHING
        at[TURN] += 1
    for rider in range(table.riders):
        card = at[KEEP] >> 4 * rider & 15
        if card:
            race.decks[rider, PLAYED] += single(card - 1)
    at[PART] += 1
    at[TURN] = 0
    if at[PART] == 2:
        _policies_bid(table, race, at)
    return False


@compiled
def _draw(table: Table, race: Race, rider: int, time: int) -> int:
    deck = race.decks[rider]
    if table.declared:
        hand = deck[PILE] + deck[RECYCLED]
        deck[PILE] = 0
        deck[RECYCLED] = 0
        return hand
    chance = numbers(race, FOR_BIDS if time == 1 else FOR_SECOND_BIDS, rider)
    return draw_hand(race, rider, 1 if doubles(table, race, rider) else table.bid_hand, chance, time)


@compiled
def _lay(race: Race, at: Words, card: int, chosen: bool) -> None:
    """Bid this card and recycle the others; a card that was drawn alone was not chosen (6.5.1)."""
    rider = at[RIDER]
    if chosen:
        write(race, CARD_PLAYED, rider, at[PART], card)
    race.decks[rider, RECYCLED] += at[HAND] - single(card)
    at[KEEP] |= (1 + card) << 4 * rider
    at[HAND] = 0
