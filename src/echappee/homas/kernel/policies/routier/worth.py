"""The worth of a square as the end of a move, and the gain that makes a card worth playing."""

from echappee.homas.bots.director.road import MOST
from echappee.homas.bots.director.worth import HELPFUL
from echappee.homas.bots.director.worth import LATE as LATE_LEAD
from echappee.homas.kernel.policies.routier.sight import LONGEST, MORE, distance, group_edge
from echappee.homas.kernel.policies.routier.weights import (
    CARD,
    CHASE,
    CONTACT,
    DIAGONAL,
    FOR_SPRINT,
    LATER,
    LEAD,
    PACK,
    SAVING,
    SPARE,
    STRAIGHT,
    TEAM_CARD,
    TOUCH,
)
from echappee.homas.kernel.rules.cards import first_card, second_card, size, team_card
from echappee.homas.kernel.rules.reach import leads
from echappee.homas.kernel.rules.slipstream import shelters
from echappee.homas.kernel.rules.traffic import is_racing
from echappee.homas.kernel.state import OWN, RIDERS
from echappee.homas.rules.cards import SPRINTER
from echappee.kernel import Race, Table, compiled


@compiled
def begin_worth(table: Table, race: Race, rider: int) -> None:
    """Note what squares are compared with: where the others will be."""
    weights, front = race.weights, LONGEST
    for other in range(RIDERS):
        if other != rider and is_racing(race, other):
            waits = race.moved[other] or race.wait[other]
            front = min(front, distance(table, race, other) - (0.0 if waits else weights[PACK]))
    race.others_front = front if front < LONGEST else table.to_go[0]
    race.in_vain = 0.0
    if not table.trial:
        low = weights[LEAD]
        race.in_vain = 1.0 - max(low, 1.0 - (1.0 - low) * max(0.0, race.turns_left - 1.0) / LATE_LEAD)
    race.edge = group_edge(table, race, rider) if race.last_turn else 0


@compiled
def worth_of(table: Table, race: Race, rider: int, square: int) -> float:
    """The value of standing on this square at the end of the turn."""
    return _alone(race, table.to_go[square]) + shelter(table, race, rider, square)


@compiled
def _alone(race: Race, way: float) -> float:
    """The value of this distance to the line, with nobody in front."""
    return -way - max(0.0, race.others_front - way) * race.in_vain


@compiled
def shelter(table: Table, race: Race, rider: int, square: int) -> float:
    """The worth of having somebody in front; in the last turn, of being among the first."""
    weights = race.weights
    if race.last_turn:
        return weights[CONTACT] if table.progress[square] >= race.edge else 0.0
    best = 0.0
    for side in range(table.ahead_count[square]):
        ahead = table.ahead[square, side]
        other = race.on[ahead]
        if other >= 0 and other != rider and shelters(table, ahead, square):
            straight = table.behind[ahead, 0] == square
            best = max(best, weights[STRAIGHT] if straight else weights[DIAGONAL])
    return best


@compiled
def write_best(table: Table, race: Race, rider: int) -> None:
    """Note the value of the best square that can be reached with this many squares, from none to most."""
    start = race.square[rider]
    race.best[0] = worth_of(table, race, rider, start)
    for steps in range(1, MOST + 1):
        square = table.within[start, steps]
        race.best[steps] = _alone(race, table.to_go[square])
        if race.last_turn and table.progress[square] >= race.edge:
            race.best[steps] += race.weights[CONTACT]
    if not (table.trial or race.last_turn):
        for other in range(RIDERS):
            if race.square[other] > start and is_racing(race, other):
                _add_wheels(table, race, rider, other)
    for steps in range(2, MOST + 1):
        race.best[steps] = max(race.best[steps], race.best[steps - 1])


@compiled
def _add_wheels(table: Table, race: Race, rider: int, other: int) -> None:
    """The squares in the wheel of another rider."""
    start, ahead = race.square[rider], race.square[other]
    if table.squares_left[start] - table.squares_left[ahead] > MOST:
        return
    for side in range(3):
        square = table.behind[ahead, side]
        if square > start and race.on[square] < 0 and leads(table, start, square):
            steps = max(1, table.squares_left[start] - table.squares_left[square])
            race.best[steps] = max(race.best[steps], worth_of(table, race, rider, square))


@compiled
def price(table: Table, race: Race, rider: int, played: int) -> float:
    """The gain that justifies these individual cards; a team card is charged to the team."""
    if table.trial:
        return 0.0
    chase = race.weights[CHASE] if race.far else 0.0
    total, left, spent = 0.0, size(race.cards[rider]), race.team_used
    for kind in (first_card(played), second_card(played)):
        if kind >= 0:
            total += _card_price(table, race, rider, kind, left) + chase * spent
            left -= 1
            spent += 1
    if team_card(played) >= 0:
        total += chase * spent
    return total


@compiled
def _card_price(table: Table, race: Race, rider: int, kind: int, left: int) -> float:
    """The gain that justifies a card if its rider has this many left; what the sprint needs is kept."""
    weights, square = race.weights, race.square[rider]
    needed = 2 if rider % OWN == SPRINTER - 1 else 1
    first = table.to_go[square] - race.front <= weights[TOUCH]
    if first and left <= needed and (table.trial or not table.alone):
        return weights[FOR_SPRINT] * MORE[kind]
    early = min(1.0, race.turns_left / weights[SAVING])
    later = weights[LATER] * max(0.0, table.to_come[square, kind] - MORE[kind])
    return MORE[kind] * (weights[SPARE] + (weights[CARD] - weights[SPARE]) * early) + later * early


@compiled
def team_price(table: Table, race: Race, rider: int, played: int) -> float:
    """The gain that justifies the team card among these."""
    kind = team_card(played)
    if table.trial or kind < 0:
        return 0.0
    rows = table.team_cards_until - table.row[race.square[rider]]
    left = min(1.0, max(0.0, rows / HELPFUL))
    return race.weights[TEAM_CARD] * MORE[kind] * left * race.best_share
