"""What needs no look at the road: the cards to ride with, the line-up, what to spend."""

import numpy as np

from echappee.homas.bots.director.start import ACE_SQUARES, IN_FRONT
from echappee.homas.kernel.policies.routier.turn import sure_of
from echappee.homas.kernel.rules.cards import FACES, KINDS, TEAM_CARD, count
from echappee.homas.kernel.rules.questions import GRID, HAND_BITS, ORDERS, STAY
from echappee.homas.kernel.state import OWN, RUSH
from echappee.kernel import Race, Table, compiled

AHEAD = np.array([IN_FRONT[1 + role] for role in range(OWN)])
"""The worth of having each role further in front."""


@compiled
def best_hand(table: Table, race: Race) -> int:
    """The hand whose cards can be played on most of the road."""
    best, highest = 0, -1.0
    for index in range(race.count):
        worth = 0.0
        for place in range(OWN + 1):
            cards = race.options[index] >> HAND_BITS * place & (1 << HAND_BITS) - 1
            for kind in range(KINDS):
                worth += table.good[kind] * count(cards, kind)
        if worth > highest:
            best, highest = race.options[index], worth
    return best


@compiled
def best_kept(race: Race) -> int:
    """The best fitness card."""
    best, highest = 0, -1.0
    for index in range(race.count):
        card = race.options[index]
        worth = float(FACES[card]) if FACES[card] else ACE_SQUARES
        if worth > highest:
            best, highest = card, worth
    return best


@compiled
def best_letter(table: Table, race: Race) -> int:
    """The foremost letter; helpers in front, the leader and the sprinter behind them."""
    best, highest = 0, -1e9
    for index in range(race.count):
        letter, order, worth = race.options[index] // len(ORDERS), race.options[index] % len(ORDERS), 0.0
        for place in range(OWN):
            worth += table.row[table.letters[letter, place]] * (1.0 + AHEAD[ORDERS[order, place]])
        if worth > highest:
            best, highest = race.options[index], worth
    return best


@compiled
def best_place(table: Table, race: Race) -> int:
    """The foremost square that is free, for the rider that is best in front."""
    best, highest = 0, -1e9
    for index in range(race.count):
        rider, place = race.options[index] // GRID, race.options[index] % GRID
        worth = table.row[table.grid[place]] + AHEAD[rider % OWN]
        if worth > highest:
            best, highest = race.options[index], worth
    return best


@compiled
def best_payment(race: Race) -> int:
    """A turn is worth more than any card; the team's card is spent first, then the least useful."""
    best, least = STAY, 100
    for index in range(race.count):
        option = race.options[index]
        if option != STAY:
            missed = sure_of(option) + (0 if option >> TEAM_CARD else 10)
            if missed < least:
                best, least = option, missed
    return best


@compiled
def best_dash(race: Race) -> int:
    """As many cards as possible at the line; points and seconds on the way are not worth one."""
    best, most = race.options[0], 0
    for index in range(0 if race.phase == RUSH else race.count):
        if sure_of(race.options[index]) > most:
            best, most = race.options[index], sure_of(race.options[index])
    return best
