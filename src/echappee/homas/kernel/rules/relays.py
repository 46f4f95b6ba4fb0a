"""Relays (rule 2.4): who takes the lead, how the file slides back, and what happens if nobody will."""

from echappee.homas.kernel.chance import RELAY
from echappee.homas.kernel.decisions import decide
from echappee.homas.kernel.rules.questions import NONE, WAITING, offer
from echappee.homas.kernel.rules.rests import may_rest, recover
from echappee.homas.kernel.rules.slipstream import shelters
from echappee.homas.kernel.rules.traffic import is_neutral, is_opening, put, team_of, wheel
from echappee.homas.kernel.state import RIDERS
from echappee.kernel import Race, Table, compiled


@compiled
def can_be_relayed(table: Table, race: Race, rider: int) -> bool:
    """Whether anybody could be asked; not in the first turn and not in a time trial (1.5.1, 5.3.1)."""
    if table.trial or is_opening(table, race):
        return False
    for index in range(wheel(table, race, race.square[rider], 0)):
        if _can_relay(table, race, rider, race.wheel[index]):
            return True
    return False


@compiled
def ask_for_relay(table: Table, race: Race, rider: int) -> int:
    """Who takes the relay, or -1 if all refuse; the first trace has the file behind it (2.4.1, 2.4.2)."""
    count = _find_offers(table, race, rider)
    first, question = 0, 0
    while first < count:
        team, end = team_of(race.offers[first]), first + 1
        while end < count and team_of(race.offers[end]) == team:
            end += 1
        taker = race.offers[first]
        if not is_neutral(table, taker):  # they always relay (2.9.1)
            race.count = 0
            for index in range(first, end):
                offer(race, race.offers[index])
            offer(race, NONE)
            taker = decide(table, race, RELAY, team, team, question)
            if taker == WAITING:
                return -1
        if taker != NONE:
            _slide(table, race, rider, taker)
            return taker
        first = end
        question += 1
    _refuse(table, race, rider, count)
    return -1


@compiled
def _find_offers(table: Table, race: Race, rider: int) -> int:
    """Note all that can be asked, row by row, straight before right before left, each with its leader."""
    for each in range(RIDERS):
        race.parents[each] = -1
    found = _find_behind(table, race, rider, rider, 0)
    index = 0
    while index < found:
        found = _find_behind(table, race, race.offers[index], rider, found)
        index += 1
    return found


@compiled
def _find_behind(table: Table, race: Race, ahead: int, asker: int, found: int) -> int:
    """Add those in the wheel of this rider; how many there are then."""
    for index in range(wheel(table, race, race.square[ahead], 0)):
        behind = race.wheel[index]
        new = behind != asker and race.parents[behind] < 0
        if new and _can_relay(table, race, ahead, behind):
            race.parents[behind] = ahead
            race.offers[found] = behind
            found += 1
    return found


@compiled
def _can_relay(table: Table, race: Race, ahead: int, behind: int) -> bool:
    """Whether a rider in the wheel of another could take the lead: it has yet to move, and is sheltered."""
    if race.moved[behind] or race.wait[behind]:
        return False
    return shelters(table, race.square[ahead], race.square[behind])


@compiled
def _slide(table: Table, race: Race, rider: int, taker: int) -> None:
    """The taker comes to the front, the file between slides back by one (2.4.3)."""
    front, square, found = race.square[rider], race.square[taker], 0
    member = race.parents[taker]
    while True:
        race.file_counts[0] = found + 1
        race.files[0, found] = member
        found += 1
        before = race.square[member]
        put(table, race, member, square)
        if member == rider:
            break
        square = before
        member = race.parents[member]
    put(table, race, taker, front)
    for index in range(found // 2):  # the asker is the first behind the taker
        other = found - 1 - index
        one = race.files[0, index]
        race.files[0, index] = race.files[0, other]
        race.files[0, other] = one


@compiled
def _refuse(table: Table, race: Race, rider: int, count: int) -> None:
    """The first time all of them have one die only; the second time they pass (2.4.5, 2.4.6)."""
    again = race.one_die[rider] == 1
    passing = 0
    for index in range(-1, count):
        member = race.offers[index] if index >= 0 else rider
        if again and race.one_die[member]:
            race.group[passing] = member
            passing += 1
        race.one_die[member] = 1
    for index in range(passing):
        member = race.group[index]
        race.moved[member] = race.still[member] = 1
    for index in range(passing):
        member = race.group[index]
        if may_rest(table, race, member):
            recover(table, race, member)
            if race.waiting:
                return
