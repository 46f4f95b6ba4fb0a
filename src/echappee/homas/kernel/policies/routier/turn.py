"""A rider's turn: roll, cards, attack, fitness card, relay, and the square where it ends."""

import numpy as np

from echappee.homas.bots.director.fitness import URGENT
from echappee.homas.bots.director.road import MOST, TURN
from echappee.homas.bots.director.turn import AFAR, HIGHEST, SLIDE, WHEEL
from echappee.homas.kernel.policies.routier.sight import (
    after,
    can_spare,
    distance,
    harm,
    has_wheel_to_come,
    is_mine,
    wheel_worth,
    write_file,
)
from echappee.homas.kernel.policies.routier.weights import (
    ATTACK,
    ATTACK_IN_TIME,
    IN_TIME,
    JUMP,
    PATIENCE,
    PULLED,
)
from echappee.homas.kernel.policies.routier.worth import (
    begin_worth,
    price,
    team_price,
    worth_of,
    write_best,
)
from echappee.homas.kernel.road_table import CLIMB
from echappee.homas.kernel.rules.cards import (
    FACES,
    KINDS,
    SECOND,
    STARRED,
    VALUES,
    WITH_ATTACK,
    count,
    first_card,
    own_cards,
    second_card,
    team_card,
)
from echappee.homas.kernel.rules.questions import FITNESS, PASS, REST, ROLL, TABLE
from echappee.homas.kernel.rules.traffic import is_neutral, is_opening
from echappee.homas.kernel.state import OWN
from echappee.homas.rules.cards import SPRINTER
from echappee.kernel import Race, Table, compiled

NEVER = -1e9
LOST = 3 * TURN
"""So far behind the first rider nobody comes back."""
PAIRS = np.array([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
"""Of 36 rolls of two dice, those with each total."""


@compiled
def begin_turn(table: Table, race: Race, rider: int) -> None:
    """Note where this rider can ride, and what the riders behind it gain by that."""
    race.grade = table.grade[race.square[rider]]
    race.most = min(MOST, HIGHEST + max(0, race.grade))
    begin_worth(table, race, rider)
    write_best(table, race, rider)


@compiled
def best_turn(table: Table, race: Race, rider: int) -> int:
    """The best option for the team."""
    begin_turn(table, race, rider)
    race.pull = _pull(table, race, rider)
    best, highest = ROLL, NEVER
    for index in range(race.count):
        option = race.options[index]
        if option == FITNESS and must_play(table, race, rider):
            return FITNESS
        worth = _option_worth(table, race, rider, option)
        if worth > highest:
            best, highest = option, worth
    return best


@compiled
def _option_worth(table: Table, race: Race, rider: int, option: int) -> float:
    share, attacks = race.shares[rider], False
    if option == REST:
        return NEVER
    if option == PASS:
        return _asking(table, race, rider)
    if option == FITNESS:
        card = race.fitness[rider]
        attacks, sure, dice = STARRED[card] == 1, FACES[card], 0 if FACES[card] else 2
    else:
        if not can_spare(race, _cards(option)):
            return NEVER
        attacks, sure = option & WITH_ATTACK != 0, sure_of(option)
        dice = _dice(race, rider, option)
    own = share * own_worth(table, race, rider, option) - team_price(table, race, rider, option)
    if attacks:
        return own + share * race.weights[ATTACK] * min(1.0, race.turns_left / AFAR)
    return own + (race.pull * _pulled(race, sure, dice) if race.pull else 0.0)


@compiled
def own_worth(table: Table, race: Race, rider: int, option: int) -> float:
    """The worth for the rider alone."""
    if option == FITNESS:
        card = race.fitness[rider]
        later = table.played_later[race.square[rider], int(rider % OWN == SPRINTER - 1), card]
        return _ridden(race, FACES[card], 0 if FACES[card] else 2) - later
    ridden = _ridden(race, sure_of(option), _dice(race, rider, option))
    return ridden - price(table, race, rider, option) if option else ridden


@compiled
def _cards(played: int) -> int:
    """How many cards these are."""
    return (first_card(played) >= 0) + (second_card(played) >= 0) + (team_card(played) >= 0)


@compiled
def sure_of(played: int) -> int:
    """The total of these cards."""
    found = 0
    for kind in (first_card(played), second_card(played), team_card(played)):
        if kind >= 0:
            found += VALUES[kind]
    return found


@compiled
def _dice(race: Race, rider: int, played: int) -> int:
    return (1 if race.one_die[rider] else 2) - _cards(played)


@compiled
def squares_with(race: Race, total: int) -> int:
    """The squares that dice and cards with this total bring."""
    return min(race.most, max(1, total + race.grade))


@compiled
def _ridden(race: Race, sure: int, dice: int) -> float:
    """The expected value of the best square with this total and as many dice."""
    if dice == 2:
        found = 0.0
        for total in range(2, len(PAIRS)):
            found += PAIRS[total] * race.best[squares_with(race, sure + total)]
        return found / 36.0
    if dice == 1:
        found = 0.0
        for face in range(1, 7):
            found += race.best[squares_with(race, sure + face)]
        return found / 6.0
    return race.best[squares_with(race, sure)]


@compiled
def _pulled(race: Race, sure: int, dice: int) -> float:
    """The squares that a rider in the file gains, because it follows only if that pays."""
    little = max(1, WHEEL + race.grade)
    if dice == 2:
        found = 0.0
        for total in range(2, len(PAIRS)):
            found += PAIRS[total] * max(0, squares_with(race, sure + total) - little)
        return found / 36.0
    if dice == 1:
        found = 0.0
        for face in range(1, 7):
            found += max(0, squares_with(race, sure + face) - little)
        return found / 6.0
    return max(0, squares_with(race, sure) - little)


@compiled
def _pull(table: Table, race: Race, rider: int) -> float:
    """The worth of a square that everybody in the file gains."""
    if table.trial:
        return 0.0
    found, seen, last = 0.0, 1 << rider, rider
    while True:
        last = after(table, race, last, seen)
        if last < 0:
            return found
        seen |= 1 << last
        pulled = race.weights[PULLED] if is_mine(race, last) else -harm(table, race, last)
        found += race.shares[last] * pulled


@compiled
def outlook(table: Table, race: Race, rider: int) -> float:
    """The rider's worth if it follows nobody now: another wheel, or its best option alone."""
    best = own_worth(table, race, rider, ROLL)
    if not is_opening(table, race):
        cards = own_cards(table, race, rider)
        two = not (race.one_die[rider] or table.one_card[race.square[rider]])
        for one in range(KINDS):
            if count(cards, one):
                best = max(best, own_worth(table, race, rider, one + 1))
                for other in range(one, KINDS):
                    if two and count(cards, other) > (one == other):
                        best = max(best, own_worth(table, race, rider, one + 1 | other + 1 << SECOND))
        if can_play_fitness(table, race, rider):
            best = max(best, own_worth(table, race, rider, FITNESS))
    if has_wheel_to_come(table, race, rider):
        best += race.weights[PATIENCE]
    return best


@compiled
def can_play_fitness(table: Table, race: Race, rider: int) -> bool:
    """Whether the rider has a card that it could play on its square."""
    if race.fitness[rider] < 0 or race.one_die[rider] or is_opening(table, race):
        return False
    return not (rider % OWN == SPRINTER - 1 and table.road[race.square[rider]] == CLIMB)


@compiled
def must_play(table: Table, race: Race, rider: int) -> bool:
    """Whether its fitness card cannot wait: the race may soon be over, or only climbs may be left.

    A sprinter that has lost contact may be on a climb until the race is over.
    """
    sprinter, way = rider % OWN == SPRINTER - 1, distance(table, race, rider)
    if way - table.last_place[int(sprinter)] < URGENT * TURN:
        return True
    if sprinter and way - race.front > LOST:
        return True
    deadline = ATTACK_IN_TIME if STARRED[race.fitness[rider]] else IN_TIME
    return race.front < race.weights[deadline]


@compiled
def held_back(table: Table, race: Race, rider: int) -> bool:
    """Whether this rider takes no more wheels, so that it can play its card."""
    return can_play_fitness(table, race, rider) and must_play(table, race, rider)


@compiled
def _asking(table: Table, race: Race, rider: int) -> float:
    """Somebody else in the wind: a neutral rider always comes, a team-mate if that is good."""
    taker = -1
    for index in range(write_file(table, race, rider)):
        other = race.file[index]
        if is_neutral(table, other) or (is_mine(race, other) and _would_come(table, race, rider, other)):
            taker = other
            break
    if taker < 0:
        return NEVER
    roll = race.shares[rider] * own_worth(table, race, rider, ROLL)
    pulled = race.pull * _pulled(race, 0, 2)
    return roll + pulled + passing_on(race, rider) + taking(table, race, rider, taker)


@compiled
def _would_come(table: Table, race: Race, asker: int, taker: int) -> bool:
    """Whether a team-mate takes the relay."""
    return taking(table, race, asker, taker) + passing_on(race, asker) > 0.0


@compiled
def passing_on(race: Race, rider: int) -> float:
    """The worth of having our rider's relay taken: a wheel, for a square."""
    return race.shares[rider] * (wheel_worth(race) - SLIDE)


@compiled
def taking(table: Table, race: Race, asker: int, taker: int) -> float:
    """The worth to the team of this rider taking the relay: it comes forward, but has no wheel."""
    jump = distance(table, race, taker) - distance(table, race, asker)
    jump *= race.weights[JUMP]
    if is_mine(race, taker):
        return race.shares[taker] * (jump - wheel_worth(race))
    return -race.shares[taker] * jump * harm(table, race, taker)


@compiled
def best_end(table: Table, race: Race, rider: int) -> int:
    """The best square; the table of a descent is avoided."""
    begin_worth(table, race, rider)
    best, highest = -1, NEVER
    for index in range(race.count):
        square = race.options[index]
        if square != TABLE:
            worth = worth_of(table, race, rider, square)
            if worth > highest:
                best, highest = square, worth
    return best
