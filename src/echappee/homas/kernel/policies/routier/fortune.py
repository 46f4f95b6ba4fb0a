"""Sevens and their consequences: the table or one die, and whether to attack."""

from echappee.homas.board.course import NOWHERE
from echappee.homas.bots.director.fortune import MUCH
from echappee.homas.bots.director.road import MOST, TURN
from echappee.homas.kernel.policies.routier.sight import is_mine, write_file
from echappee.homas.kernel.policies.routier.turn import PAIRS
from echappee.homas.kernel.policies.routier.worth import begin_worth, write_best
from echappee.homas.kernel.rules.event_table import (
    ATTACKS,
    FAILED_LOSE,
    FAILS,
    FALL,
    HIGHEST,
    LOSE,
    LOWEST,
    ONE_DIE,
    PLUS,
    RESULTS,
)
from echappee.homas.kernel.rules.questions import TABLE
from echappee.homas.kernel.rules.traffic import team_of
from echappee.homas.rules.events import SEVEN
from echappee.kernel import Race, Table, compiled

WHOLE = SEVEN.parts[0]
SIDES = 6


@compiled
def best_of_seven(table: Table, race: Race, rider: int) -> int:
    """The table where it promises more than the best die or card alone."""
    begin_worth(table, race, rider)
    write_best(table, race, rider)
    square, kept = race.square[rider], race.options[1]
    less = table.less[square] + race.rain * table.less_in_rain
    rank = min(SIDES, race.rank[team_of(rider)]) / SIDES
    promise = 0.0
    for total in range(2, len(PAIRS)):
        row = RESULTS[min(max(total - less, LOWEST), HIGHEST) - LOWEST]
        squares = kept if row[ONE_DIE] else WHOLE + row[PLUS] + max(0, row[ATTACKS])
        turns = row[LOSE] + row[FAILED_LOSE] * row[FAILS] * rank
        stays = min(1.0, turns)
        worth = (1.0 - stays) * _ride(table, race, square, squares) + stays * race.best[0]
        if row[FALL]:
            worth -= stays * _falling(table, race, rider)
        promise += PAIRS[total] / 36.0 * (worth - max(0.0, turns - 1.0) * TURN)
    return TABLE if promise > _ride(table, race, square, kept) else kept


@compiled
def _ride(table: Table, race: Race, square: int, squares: int) -> float:
    return race.best[min(MOST, max(1, squares + table.grade[square]))]


@compiled
def _falling(table: Table, race: Race, rider: int) -> float:
    """The damage of a fall to team-mates right behind or beside."""
    found, square = 0.0, race.square[rider]
    for side in range(2):
        beside = table.left[square] if side else table.behind[square, 0]
        if beside != NOWHERE and race.on[beside] >= 0 and is_mine(race, race.on[beside]):
            found += TURN * min(1.0, race.shares[race.on[beside]] / race.shares[rider])
    return found


@compiled
def best_chance(table: Table, race: Race, rider: int) -> int:
    """Attack, unless that would leave behind a team-mate with better chances."""
    if race.turns_left > 2.0:
        for index in range(write_file(table, race, rider)):
            other = race.file[index]
            if is_mine(race, other) and race.shares[other] > MUCH * race.shares[rider]:
                return race.options[race.count - 1]
    return race.options[0]
