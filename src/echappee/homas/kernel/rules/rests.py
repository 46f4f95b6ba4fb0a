"""Resting in place of a move, and falling back after the turn (rule 2.8)."""

from echappee.homas.board.course import NOWHERE
from echappee.homas.kernel.chance import FALL_BACK, RECOVERY
from echappee.homas.kernel.decisions import decide
from echappee.homas.kernel.rules.cards import KINDS, get_back, is_spent
from echappee.homas.kernel.rules.questions import NONE, WAITING, offer
from echappee.homas.kernel.rules.riders import SUBSETS, joined, rider_at
from echappee.homas.kernel.rules.traffic import go, is_neutral, is_racing, sort_riders, team_of
from echappee.homas.kernel.state import OWN, RIDERS
from echappee.kernel import Race, Table, compiled


@compiled
def rest(table: Table, race: Race, rider: int) -> None:
    """Wait a whole turn and get a card back (2.8.3)."""
    race.moved[rider] = race.still[rider] = 1
    recover(table, race, rider)


@compiled
def may_rest(table: Table, race: Race, rider: int) -> bool:
    """Whether there is a card to get back, and nobody has crossed the line yet (2.8.3)."""
    if race.spent[rider] == 0:
        return False
    return table.trial == 1 or not _somebody_arrived(table, race)


@compiled
def _somebody_arrived(table: Table, race: Race) -> bool:
    """Whether a rider is home, or over the line in this turn."""
    if race.first != NOWHERE:
        return True
    for rider in range(RIDERS):
        if is_racing(race, rider) and table.progress[race.square[rider]] > table.line:
            return True
    return False


@compiled
def recover(table: Table, race: Race, rider: int) -> None:
    """Get back one spent individual card, if there is one; its director chooses which."""
    if race.spent[rider] == 0:
        return
    race.count = 0
    for kind in range(KINDS):
        if is_spent(race, rider, kind):
            offer(race, kind)
    card = decide(table, race, RECOVERY, team_of(rider), rider, 0)
    if card != WAITING:
        get_back(race, rider, card)


@compiled
def fall_back(table: Table, race: Race) -> None:
    """After all have moved, riders may fall back one square; those in front go first (2.8.1).

    Consecutive riders of one director are one question.
    """
    count = _find_room(table, race)
    first, question = 0, 0
    while first < count:
        team, end = team_of(race.group[first]), first + 1
        while end < count and team_of(race.group[end]) == team:
            end += 1
        _write_answers(table, race, first, end - first)
        if race.count > 1:
            answer = decide(table, race, FALL_BACK, team, team, question)
            if answer == WAITING:
                return
            if answer != NONE:
                _go_back(table, race, answer)
        first = end
        question += 1


@compiled
def _find_room(table: Table, race: Race) -> int:
    """Riders with room straight behind, the foremost first; moves of those ahead do not change that."""
    found = 0
    for index in range(sort_riders(race)):
        rider = race.order[index]
        back = table.behind[race.square[rider], 0]
        if back != NOWHERE and race.on[back] < 0 and not is_neutral(table, rider):
            race.group[found] = rider
            found += 1
    return found


@compiled
def _write_answers(table: Table, race: Race, first: int, many: int) -> None:
    """All sets of these riders that can fall back one after the other, the foremost first."""
    race.count = 0
    offer(race, NONE)
    for mask in SUBSETS:
        if mask < 1 << many:
            riders, place = 0, 0
            for each in range(many):
                if mask >> each & 1:
                    riders = joined(riders, race.group[first + each], place)
                    place += 1
            if _can_go_back(table, race, riders):
                offer(race, riders)


@compiled
def _can_go_back(table: Table, race: Race, riders: int) -> bool:
    """Whether none of them breaks a line as its turn comes (2.8.2); they stand where they were afterwards."""
    possible, done = True, 0
    while possible and done < OWN and rider_at(riders, done) >= 0:
        rider = rider_at(riders, done)
        if _breaks_a_line(table, race, race.square[rider]):
            possible = False
        else:
            go(table, race, rider, table.behind[race.square[rider], 0])
            done += 1
    while done:
        done -= 1
        rider = rider_at(riders, done)
        go(table, race, rider, table.straight[race.square[rider]])
    return possible


@compiled
def _breaks_a_line(table: Table, race: Race, square: int) -> bool:
    """Whether a rider on this square is in a wheel and has another in its own (2.8.2)."""
    ahead = False
    for side in range(table.ahead_count[square]):
        ahead = ahead or race.on[table.ahead[square, side]] >= 0
    if not ahead:
        return False
    for side in range(3):
        behind = table.behind[square, side]
        if behind != NOWHERE and race.on[behind] >= 0:
            return True
    return False


@compiled
def _go_back(table: Table, race: Race, riders: int) -> None:
    for place in range(OWN):
        rider = rider_at(riders, place)
        if rider >= 0:
            go(table, race, rider, table.behind[race.square[rider], 0])
