"""The event table (rule 2.7): natural sevens and their consequences."""

from typing import Final

from echappee.homas.board.course import NOWHERE
from echappee.homas.kernel.chance import (
    CHANCE,
    DISCARD,
    EVENT_DIE,
    SEVEN,
    TEAM_DIE,
    roll,
)
from echappee.homas.kernel.decisions import decide
from echappee.homas.kernel.rules.cards import KINDS, count, spend
from echappee.homas.kernel.rules.effort import add_part, begin_effort, greatest_part, keep
from echappee.homas.kernel.rules.event_table import (
    ATTACKS,
    FAILED_DISCARD,
    FAILED_LOSE,
    FAILS,
    FALL,
    HIGHEST,
    LOSE,
    LOWEST,
    ONE_DIE,
    PLUS,
    RECOVERS,
    RESULTS,
    VICTIMS,
)
from echappee.homas.kernel.rules.lost_turns import serve
from echappee.homas.kernel.rules.questions import ATTACK, RECOVER, RIDE, TABLE, WAITING, offer
from echappee.homas.kernel.rules.rests import recover
from echappee.homas.kernel.rules.traffic import is_neutral, team_of
from echappee.homas.rules.events import SEVEN as SEVEN_SQUARES
from echappee.kernel import Race, Table, compiled

INSTEAD: Final = SEVEN_SQUARES.parts[0]


@compiled
def advance_seven(race: Race) -> None:
    """What neutral riders advance instead of waiting (2.9.6)."""
    begin_effort(race, 0)
    add_part(race, INSTEAD)


@compiled
def seven(table: Table, race: Race, rider: int) -> bool:
    """A natural seven: the table, or one die or card (2.7.1, 2.7.2); whether the rider rides on."""
    if not is_neutral(table, rider):
        one, two = race.parts[0], race.parts[1]
        race.count = 0
        offer(race, TABLE)
        offer(race, max(one, two))
        offer(race, min(one, two))
        answer = decide(table, race, SEVEN, team_of(rider), rider, 0)
        if answer == WAITING:
            return False
        if answer != TABLE:
            keep(race, answer)
            return True
    return consult(table, race, rider)


@compiled
def consult(table: Table, race: Race, rider: int) -> bool:
    """Roll on the table and apply the result; whether the rider rides on (2.7.8)."""
    one, two = roll(race, EVENT_DIE, rider, 0, 2)
    race.events += 1
    less = table.less[race.square[rider]] + race.rain * table.less_in_rain
    row = RESULTS[min(max(one + two - less, LOWEST), HIGHEST) - LOWEST]
    failed = False
    if row[FAILS]:
        face, _ = roll(race, TEAM_DIE, rider, 0, 1)
        failed = face <= race.rank[team_of(rider)]
    if row[FALL]:
        _fall(table, race, rider, row[VICTIMS])
    if is_neutral(table, rider):
        _change_neutral(race, row, failed)
        return True
    return _suffer(table, race, rider, row, failed)


@compiled
def _change_neutral(race: Race, row: Table, failed: bool) -> None:
    """Neutral riders never wait, they advance seven squares; they attack if they can (2.9.6, 2.9.7)."""
    if row[LOSE] or (failed and row[FAILED_LOSE]):
        advance_seven(race)
    elif row[ONE_DIE]:
        keep(race, greatest_part(race))
    elif row[ATTACKS] >= 0:
        race.plus += row[ATTACKS]
        race.attack = 1
    else:
        race.plus += row[PLUS]


@compiled
def _suffer(table: Table, race: Race, rider: int, row: Table, failed: bool) -> bool:
    if failed and row[FAILED_DISCARD] and race.cards[rider]:
        _discard(table, race, rider)
        if race.waiting:
            return False
    if row[LOSE]:
        race.wait[rider] += row[LOSE] + failed * row[FAILED_LOSE]
        return serve(table, race, rider)
    if failed and row[FAILED_LOSE]:
        race.wait[rider] += row[FAILED_LOSE]
    if not row[ONE_DIE] and row[ATTACKS] >= 0 and not race.attack:
        return _take_chance(table, race, rider, row)
    _change(race, row)
    return True


@compiled
def _change(race: Race, row: Table) -> None:
    """What a row makes of the effort of a rider that does not take a chance (2.7.8)."""
    if row[ONE_DIE]:
        keep(race, greatest_part(race))
    else:
        race.plus += row[PLUS]
        if row[ATTACKS] > 0 and race.attack:
            race.plus += row[ATTACKS]


@compiled
def _take_chance(table: Table, race: Race, rider: int, row: Table) -> bool:
    """The table lets the rider attack without a card, or ride on as it was."""
    race.count = 0
    offer(race, ATTACK)
    offer(race, RECOVER if row[RECOVERS] and race.spent[rider] else RIDE)
    answer = decide(table, race, CHANCE, team_of(rider), rider, 0)
    if answer == ATTACK:
        race.attack = 1
        _change(race, row)
    if answer == RECOVER:
        recover(table, race, rider)
    return race.waiting == 0


@compiled
def _discard(table: Table, race: Race, rider: int) -> None:
    race.count = 0
    for kind in range(KINDS):
        if count(race.cards[rider], kind):
            offer(race, kind)
    card = decide(table, race, DISCARD, team_of(rider), rider, 0)
    if card != WAITING:
        spend(race, rider, card)


@compiled
def _fall(table: Table, race: Race, rider: int, turns: int) -> None:
    """All straight behind and to the left fall too, and bring others down (2.7.4)."""
    race.falls += 1
    race.group[0] = rider
    fallen, index = 1, 0
    while index < fallen:
        square = race.square[race.group[index]]
        for side in range(2):
            beside = table.left[square] if side else table.behind[square, 0]
            if beside != NOWHERE and race.on[beside] >= 0 and table.road[beside] == table.road[square]:
                fallen = _bring_down(race, race.on[beside], fallen, turns)
        index += 1


@compiled
def _bring_down(race: Race, rider: int, fallen: int, turns: int) -> int:
    """One more rider falls, if it is not down yet; how many are down then."""
    for index in range(fallen):
        if race.group[index] == rider:
            return fallen
    race.wait[rider] += turns
    race.group[fallen] = rider
    return fallen + 1
