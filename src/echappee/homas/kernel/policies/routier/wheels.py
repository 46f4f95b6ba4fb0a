"""Offered wheels: whom to follow, relay or counter, and who falls back."""

from echappee.homas.kernel.policies.routier.sight import (
    after,
    can_spare,
    is_mine,
    write_file,
)
from echappee.homas.kernel.policies.routier.turn import (
    NEVER,
    begin_turn,
    held_back,
    outlook,
    passing_on,
    taking,
)
from echappee.homas.kernel.policies.routier.weights import (
    CHASE,
    COUNTER,
    FOLLOW,
    ONE_DIE,
    PICK_UP,
    RETREAT,
)
from echappee.homas.kernel.policies.routier.worth import begin_worth, price, shelter, worth_of
from echappee.homas.kernel.rules.questions import CARDS_AT, NONE
from echappee.homas.kernel.rules.riders import rider_at
from echappee.homas.kernel.rules.traffic import is_neutral, team_of
from echappee.homas.kernel.state import OWN, RIDERS
from echappee.kernel import Race, Table, compiled


@compiled
def best_follower(table: Table, race: Race) -> int:
    """The rider that gains most for the team by following, with the team-mates it can pull along."""
    best, highest = NONE, 0.0
    for index in range(race.count):
        rider = race.options[index]
        if rider != NONE and not held_back(table, race, rider):
            brings = _gain(table, race, rider) + race.weights[FOLLOW]
            if brings > 0.0:
                worth = brings * (race.shares[rider] + _mates_behind(table, race, rider))
                if worth > highest:
                    best, highest = rider, worth
    return best


@compiled
def _gain(table: Table, race: Race, rider: int) -> float:
    """The gain of the offered square over riding alone."""
    begin_turn(table, race, rider)
    return worth_of(table, race, rider, race.lands[rider]) - outlook(table, race, rider)


@compiled
def _mates_behind(table: Table, race: Race, rider: int) -> float:
    """The chances of the riders of the team that come along, each in the wheel of the one before."""
    found, seen, last = 0.0, 1 << rider, rider
    while True:
        last = after(table, race, last, seen)
        if last < 0 or not is_mine(race, last) or held_back(table, race, last):
            return found
        seen |= 1 << last
        found += race.shares[last]


@compiled
def best_taker(table: Table, race: Race) -> int:
    """The rider that gains most by taking a relay, or loses less than refusing would cost."""
    asker = _asker(race)
    refused = -passing_on(race, asker) if is_mine(race, asker) else _refusing(table, race, asker)
    best, highest = NONE, refused
    for index in range(race.count):
        rider = race.options[index]
        if rider != NONE:
            worth = taking(table, race, asker, rider)
            if worth > highest:
                best, highest = rider, worth
    return best


@compiled
def _asker(race: Race) -> int:
    """The most advanced rider that has yet to move."""
    best = -1
    for rider in range(RIDERS):
        waits = race.moved[rider] == 0 and race.home[rider] == 0
        if waits and (best < 0 or race.square[rider] > race.square[best]):
            best = rider
    return best


@compiled
def _refusing(table: Table, race: Race, asker: int) -> float:
    """The cost if nobody takes a rival's relay; a neutral rider or a team-mate of the rival would."""
    for index in range(write_file(table, race, asker)):
        other = race.file[index]
        if is_neutral(table, other) or team_of(other) == team_of(asker):
            return 0.0
    found = 0.0
    for index in range(race.count):
        if race.options[index] != NONE:
            found += race.shares[race.options[index]]
    return -race.weights[ONE_DIE] * found


@compiled
def best_counter(table: Table, race: Race) -> int:
    """The riders that should spend a card to go with the attack."""
    gains = 0
    for index in range(race.count):
        riders = race.options[index]
        if riders != NONE:
            for place in range(OWN):
                rider = rider_at(riders, place)
                if rider >= 0 and not gains >> rider & 1:
                    gains |= 1 << rider
                    barred = held_back(table, race, rider)
                    race.gains[rider] = NEVER if barred else _gain(table, race, rider)
    best, highest = NONE, 0.0
    for index in range(race.count):
        if race.options[index] != NONE:
            worth = _countering(table, race, race.options[index])
            if worth > highest:
                best, highest = race.options[index], worth
    return best


@compiled
def _countering(table: Table, race: Race, answer: int) -> float:
    weights, total = race.weights, 0.0
    for place in range(OWN):
        rider = rider_at(answer & (1 << CARDS_AT) - 1, place)
        if rider >= 0:
            if not can_spare(race, place + 1):
                return NEVER
            if race.gains[rider] == NEVER:
                return NEVER
            gain = race.gains[rider] + weights[COUNTER]
            if race.far:
                gain -= weights[CHASE] * place
            card = answer >> CARDS_AT + 2 * place & 3
            total += race.shares[rider] * (gain - price(table, race, rider, card))
    return total


@compiled
def best_retreat(table: Table, race: Race) -> int:
    """The riders that are better off on the square behind them."""
    better, worse = 0, 0
    best, most = NONE, 0
    for index in range(race.count):
        riders, many = race.options[index], 0
        if riders != NONE:
            for place in range(OWN):
                rider = rider_at(riders, place)
                if rider >= 0:
                    if not (better | worse) >> rider & 1:
                        if _is_better_behind(table, race, rider):
                            better |= 1 << rider
                        else:
                            worse |= 1 << rider
                    many = many + 1 if better >> rider & 1 else -OWN
            if many > most:
                best, most = riders, many
    return best


@compiled
def _is_better_behind(table: Table, race: Race, rider: int) -> bool:
    begin_worth(table, race, rider)
    square, share = table.behind[race.square[rider], 0], race.shares[rider]
    gain = worth_of(table, race, rider, square) - worth_of(table, race, rider, race.square[rider])
    return share * gain + _picked_up(table, race, square) > share * race.weights[RETREAT]


@compiled
def _picked_up(table: Table, race: Race, square: int) -> float:
    """The worth of having one of the team in the wheel of this square, who has nobody ahead."""
    found = 0.0
    for side in range(3):
        behind = table.behind[square, side]
        if behind >= 0 and race.on[behind] >= 0 and is_mine(race, race.on[behind]):
            other = race.on[behind]
            if shelter(table, race, other, behind) == 0.0:
                found += race.weights[PICK_UP] * race.shares[other]
    return found
