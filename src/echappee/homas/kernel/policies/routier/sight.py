"""Where riders are, how far it is, and which of them may still win, as one seat sees it."""

from math import exp, sqrt

import numpy as np

from echappee.homas.board.course import NOWHERE, ROW
from echappee.homas.bots.director.sight import DIE, FAR, LATE, MOST_CARDS, PACE, TIME_LEFT
from echappee.homas.bots.director.skill import EARLY
from echappee.homas.kernel.policies.routier.weights import (
    ALLROUNDER,
    CHARITY,
    CLIMBER,
    HELD,
    LEADER,
    NAMES,
    PACK,
    RELAY,
    SPREAD,
    SPRINTER,
    TOWED,
    WIDENING,
)
from echappee.homas.kernel.rules.cards import KINDS, VALUES, count
from echappee.homas.kernel.rules.slipstream import shelters
from echappee.homas.kernel.rules.traffic import is_neutral, is_racing, sort_riders, team_of, wheel
from echappee.homas.kernel.state import OWN, RIDERS
from echappee.kernel import Race, Table, compiled

ROLES = np.array([LEADER, ALLROUNDER, SPRINTER, CLIMBER])
MORE = VALUES - DIE
"""By how many squares a card of each kind beats a die."""
LONGEST = 1_000_000.0


@compiled
def look_around(table: Table, race: Race, seat: int) -> None:
    """Note how long the race may last, and the chance of each rider to be the best of its side."""
    race.me, race.last_turn, race.team_used = seat, 0, 0
    front = LONGEST
    for rider in range(RIDERS):
        if is_racing(race, rider):
            square = race.square[rider]
            front = min(front, table.to_go[square])
            if table.progress[square] > table.line and not table.trial:
                race.last_turn = 1
        if team_of(rider) == seat:
            race.team_used += race.used[rider]
    race.front = front
    race.turns_left = max(0.0, front) / PACE
    race.far = front > TIME_LEFT and not table.trial
    _weigh(table, race)
    _share(table, race, True)
    _share(table, race, False)
    if race.last_turn:
        sort_riders(race)


@compiled
def _weigh(table: Table, race: Race) -> None:
    """Note the numbers of this team, so far from the line."""
    early = min(1.0, race.turns_left / EARLY)
    for number in range(len(NAMES)):
        near, far = table.weights[race.me, 0, number], table.weights[race.me, 1, number]
        race.weights[number] = near + (far - near) * early


@compiled
def _share(table: Table, race: Race, own: bool) -> None:
    """The chances of the riders of this side, from their squares, cards and roles."""
    weights = race.weights
    best = -LONGEST
    for rider in range(RIDERS):
        if (team_of(rider) == race.me) == own:
            race.shares[rider] = 0.0
            if is_racing(race, rider):
                strength = weights[HELD] * beats_dice(race.cards[rider]) + weights[ROLES[rider % OWN]]
                strength -= table.to_go[race.square[rider]]
                if is_free(race, rider):
                    strength += weights[PACK]
                race.shares[rider] = strength
                best = max(best, strength)
    spread = weights[SPREAD] + weights[WIDENING] * sqrt(race.turns_left / 4.0)
    whole, most = 0.0, 0.0
    for rider in range(RIDERS):
        if (team_of(rider) == race.me) == own and is_racing(race, rider):
            race.shares[rider] = exp(max(-FAR, (race.shares[rider] - best) / spread))
            whole += race.shares[rider]
    for rider in range(RIDERS):
        if (team_of(rider) == race.me) == own and is_racing(race, rider):
            race.shares[rider] /= whole
            most = max(most, race.shares[rider])
    if own:
        race.best_share = most


@compiled
def beats_dice(cards: int) -> float:
    """By how many squares these cards beat as many dice."""
    found = 0.0
    for kind in range(KINDS):
        found += count(cards, kind) * MORE[kind]
    return found


@compiled
def is_mine(race: Race, rider: int) -> bool:
    return team_of(rider) == race.me


@compiled
def is_free(race: Race, rider: int) -> bool:
    """Whether this rider has yet to move, and can."""
    return is_racing(race, rider) and race.moved[rider] == 0 and race.wait[rider] == 0


@compiled
def distance(table: Table, race: Race, rider: int) -> float:
    """How far this rider has to go."""
    return table.to_go[race.square[rider]]


@compiled
def harm(table: Table, race: Race, rider: int) -> float:
    """How much a square gained by this rival counts against the team."""
    weights = race.weights
    return weights[TOWED] * (1.0 if is_neutral(table, rider) else 1.0 - weights[CHARITY])


@compiled
def wheel_worth(race: Race) -> float:
    """The worth of sitting in a wheel rather than in the wind; less if the race is soon over."""
    return race.weights[RELAY] * min(1.0, race.turns_left / LATE)


@compiled
def can_spare(race: Race, cards: int) -> bool:
    """Whether the team may spend this many more cards in this turn."""
    return not (cards and race.far) or race.team_used + cards <= MOST_CARDS


@compiled
def after(table: Table, race: Race, rider: int, seen: int) -> int:
    """The rider likely to follow this one, or -1; `seen` are bits of riders that come along already."""
    found = wheel(table, race, race.square[rider], 0)
    for index in range(found):
        other = race.wheel[index]
        free = not seen >> other & 1 and is_free(race, other)
        if free and shelters(table, race.square[rider], race.square[other]):
            return other
    return -1


@compiled
def write_file(table: Table, race: Race, rider: int) -> int:
    """Note in `file` who may take this rider's relay, row by row; how many they are."""
    seen, found, index, ahead = 1 << rider, 0, -1, rider
    while True:
        for place in range(wheel(table, race, race.square[ahead], 0)):
            other = race.wheel[place]
            free = not seen >> other & 1 and is_free(race, other)
            if free and shelters(table, race.square[ahead], race.square[other]):
                seen |= 1 << other
                race.file[found] = other
                found += 1
        index += 1
        if index == found:
            return found
        ahead = race.file[index]


@compiled
def has_wheel_to_come(table: Table, race: Race, rider: int) -> bool:
    """Whether somebody ahead, whose wheel this rider is in, has yet to move."""
    square = race.square[rider]
    for side in range(table.ahead_count[square]):
        ahead = table.ahead[square, side]
        if race.on[ahead] >= 0 and is_free(race, race.on[ahead]) and shelters(table, ahead, square):
            return True
    return False


@compiled
def group_edge(table: Table, race: Race, rider: int) -> int:
    """The progress from which on a square touches the group in front, this rider left out."""
    last = NOWHERE
    for index in range(RIDERS):
        other = race.order[index]
        if other != rider and is_racing(race, other):
            progress = table.progress[race.square[other]]
            if last != NOWHERE and last - progress > ROW:
                break
            last = progress
    return last - ROW
