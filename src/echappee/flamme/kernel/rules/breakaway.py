"""Breakaway (rules 6.4, 6.5): every seat bids cards of one rider for a start in front.

While the bids are on the table, a bidder's `CARD` is `BIDDING`. The card it bids is its hand until all are
shown, and then one of its played ones.
"""

from echappee.flamme.kernel import state
from echappee.flamme.kernel.card_table import BAROUDEUR_NUMBER
from echappee.flamme.kernel.chance import BIDDER as BIDS
from echappee.flamme.kernel.chance import CARD_PLAYED, FOR_BIDS, FOR_SECOND_BIDS, draw_hand
from echappee.flamme.kernel.choices import choose_bid, choose_bidder
from echappee.flamme.kernel.rules.piles import EXHAUSTION, KINDS, all_alike, count, kind_at, single
from echappee.flamme.kernel.rules.questions import BIDDER, NOTHING, SPRINTEUR, ask, go_to, hears, is_asking
from echappee.flamme.kernel.rules.questions import BIDDING as BIDDING_CARD
from echappee.flamme.kernel.tables import DIRECTED
from echappee.kernel import Race, Table, compiled, numbers, write


@compiled
def breakaway(table: Table, race: Race) -> None:
    """Bid twice, send the best bidders ahead, give the others their cards back.

    Stop at the next answers from outside: turn 0 is who bids, turns 1 and 2 are the bids, which are shown
    when all have bid.
    """
    if race.turn < 0:
        race.turn = 0
        _enter_all(table, race)
    while race.turn < 2 and not is_asking(table, race):
        _show(table, race)
        race.turn += 1
        _bid_all(table, race, race.turn)
    if not is_asking(table, race):
        _show(table, race)
        _settle(table, race)


@compiled
def answer_breakaway(table: Table, race: Race, team: int, action: int) -> None:
    if race.asked[team] == BIDDER:
        _enter(table, race, team, table.own[team, 1 if action == SPRINTEUR else 0])
    else:
        _lay_bid(table, race, race.about[team], race.turn, action)
    race.asked[team] = NOTHING


@compiled
def _enter_all(table: Table, race: Race) -> None:
    for team in range(table.teams):
        if hears(table, team, BIDDER):
            ask(race, team, BIDDER, -1)
        elif table.kinds[team] == DIRECTED:
            _enter(table, race, team, choose_bidder(table, race, team))


@compiled
def _enter(table: Table, race: Race, team: int, rider: int) -> None:
    write(race, BIDS, team, 0, table.type[rider])
    race.riders[rider, state.CARD] = state.BIDDING


@compiled
def _bid_all(table: Table, race: Race, time: int) -> None:
    """Every bidder draws and bids (6.4.3), those from outside last: nobody sees another's hand."""
    for outside in range(2):
        for rider in range(table.riders):
            bids = race.riders[rider, state.CARD] == state.BIDDING and not (
                time == 2 and doubles(table, race, rider)
            )
            if bids and hears(table, table.team[rider], BIDDING_CARD) == outside:
                _bid(table, race, rider, time, outside == 1)


@compiled
def _bid(table: Table, race: Race, rider: int, time: int, outside: bool) -> None:
    """Where a hand leaves no choice, or a card was drawn alone (6.5.1), that one is the bid."""
    chance = _deal_bid(table, race, rider, time)
    hand = race.decks[rider, state.HAND]
    if all_alike(hand):
        _lay_bid(table, race, rider, time, kind_at(hand, 0))
    elif outside:
        ask(race, table.team[rider], BIDDING_CARD, rider)
    else:
        _lay_bid(table, race, rider, time, choose_bid(table, race, rider, time, hand, chance))


@compiled
def _settle(table: Table, race: Race) -> None:
    """The best bidders break away, the others fall back, and the race begins."""
    for place in range(table.place_count):
        rider = _best_bidder(table, race)
        if rider >= 0:
            _break_away(table, race, rider, place)
    for rider in range(table.riders):
        if race.riders[rider, state.CARD] == state.BIDDING:
            _fall_back(race, rider)
    race.round += 1
    go_to(race, state.ENERGY)


@compiled
def doubles(table: Table, race: Race, rider: int) -> bool:
    """Whether this rider bids one card that counts double (6.5.1)."""
    return table.baroudeur_bid and race.riders[rider, state.SPECIALIST] == BAROUDEUR_NUMBER


@compiled
def _show(table: Table, race: Race) -> None:
    for rider in range(table.riders):
        race.decks[rider, state.PLAYED] += race.decks[rider, state.HAND]
        race.decks[rider, state.HAND] = 0


@compiled
def _deal_bid(table: Table, race: Race, rider: int, time: int) -> int:
    """A hand to bid from; with declared cards the whole deck. A random number that is left over."""
    deck = race.decks[rider]
    chance = numbers(race, FOR_BIDS if time == 1 else FOR_SECOND_BIDS, rider)
    if table.declared:
        deck[state.HAND] = deck[state.PILE] + deck[state.RECYCLED]
        deck[state.PILE] = 0
        deck[state.RECYCLED] = 0
    else:
        drawn = 1 if _is_alone(table, race, rider) else table.bid_hand
        deck[state.HAND] = draw_hand(race, rider, drawn, chance, time)
    return chance[3]


@compiled
def _lay_bid(table: Table, race: Race, rider: int, time: int, card: int) -> None:
    """Bid this card and recycle the others; a card that was drawn alone was not chosen (6.5.1)."""
    deck = race.decks[rider]
    if not _is_alone(table, race, rider):
        write(race, CARD_PLAYED, rider, time, card)
    deck[state.RECYCLED] += deck[state.HAND] - single(card)
    deck[state.HAND] = single(card)


@compiled
def _is_alone(table: Table, race: Race, rider: int) -> bool:
    """Whether it draws the one card that it bids."""
    return doubles(table, race, rider) and not table.declared


@compiled
def bid_value(table: Table, race: Race, rider: int) -> int:
    """The value of the bid cards that a rider has shown (6.4.4, 6.5.1)."""
    value = 0
    if race.riders[rider, state.CARD] != state.BIDDING:
        return value
    for kind in range(KINDS):
        value += (
            count(race.decks[rider, state.PLAYED], kind) * table.values[race.riders[rider, state.ROW], kind]
        )
    return 2 * value if doubles(table, race, rider) else value


@compiled
def _best_bidder(table: Table, race: Race) -> int:
    """The best bidder left: by its bid, then further back, then further left (6.4.4, 6.4.5)."""
    found, best = -1, 0
    for rider in range(table.riders):
        if race.riders[rider, state.CARD] == state.BIDDING:
            strength = (
                bid_value(table, race, rider) * 4096 - race.riders[rider, state.SQUARE]
            ) * 16 + race.riders[rider, state.LANE]
            if found < 0 or strength > best:
                found, best = rider, strength
    return found


@compiled
def _break_away(table: Table, race: Race, rider: int, place: int) -> None:
    """Forward to the square won; the bid cards are gone, exhaustion cards come in (6.4.6, 6.4.7, 6.5.2)."""
    price = table.doubled_price if doubles(table, race, rider) else table.bid_price
    me, deck = race.riders[rider], race.decks[rider]
    me[state.SQUARE], me[state.LANE] = table.places[place, 0], table.places[place, 1]
    me[state.TAKEN] += price
    me[state.CARD] = -1
    deck[state.PILE] += deck[state.RECYCLED] + price * EXHAUSTION
    deck[state.RECYCLED] = 0


@compiled
def _fall_back(race: Race, rider: int) -> None:
    """The bid cards go back into the deck, which is shuffled (6.4.8, 6.4.9)."""
    deck = race.decks[rider]
    deck[state.PILE] += deck[state.RECYCLED] + deck[state.PLAYED]
    deck[state.RECYCLED] = 0
    deck[state.PLAYED] = 0
    race.riders[rider, state.CARD] = -1
