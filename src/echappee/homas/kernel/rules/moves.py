"""One rider's move (rules 2.1 to 2.7, 2.9): its effort, its destination, and the riders that come along."""

from echappee.homas.board.course import NOWHERE, ROW
from echappee.homas.kernel.chance import COUNTER, LEAD, TAKE, THEN, TO
from echappee.homas.kernel.decisions import decide
from echappee.homas.kernel.road_table import DESCENT
from echappee.homas.kernel.rules.attacks import counter
from echappee.homas.kernel.rules.effort import allowed, exert, is_natural_seven, parts_total
from echappee.homas.kernel.rules.events import advance_seven, consult, seven
from echappee.homas.kernel.rules.followers import follow
from echappee.homas.kernel.rules.lost_turns import serve
from echappee.homas.kernel.rules.options import write_options
from echappee.homas.kernel.rules.questions import FITNESS, PASS, REST, ROLL, TABLE, WAITING, offer
from echappee.homas.kernel.rules.reach import find_way, spread
from echappee.homas.kernel.rules.relays import ask_for_relay, can_be_relayed
from echappee.homas.kernel.rules.rests import rest
from echappee.homas.kernel.rules.traffic import end_move, is_neutral, is_opening, team_of
from echappee.homas.kernel.state import RIDERS, RUSH
from echappee.homas.rules.moves import ATTACKING_DICE
from echappee.kernel import Race, Table, compiled


@compiled
def move(table: Table, race: Race) -> None:
    """The move of the most advanced rider that has not moved; when all have, the turn ends (2.1.1)."""
    rider = next_to_move(race)
    if rider < 0:
        race.phase = RUSH
        return
    race.file_counts[0] = 0
    if race.wait[rider]:
        _served(table, race, rider)
    else:
        _turn(table, race, rider)
    race.step += 1


@compiled
def go_on(table: Table, race: Race) -> None:
    """The rest of a move that has begun: riders are offered the wheel, or counter the attack."""
    race.olds[0], race.news[0] = race.old, race.new
    for index in range(race.length):
        race.trails[0, index] = race.trail[index]
    for index in range(race.passed_count):
        race.files[0, index] = race.passed[index]
    race.lengths[0], race.file_counts[0] = race.length, race.passed_count
    if race.offered == COUNTER:
        counter(table, race)
    else:
        follow(table, race)
    race.step += 1


@compiled
def next_to_move(race: Race) -> int:
    """The most advanced rider that has yet to move in this turn, or -1."""
    best, front = -1, NOWHERE
    for rider in range(RIDERS):
        if race.square[rider] > front and not race.moved[rider] and not race.home[rider]:
            best, front = rider, race.square[rider]
    return best


@compiled
def _served(table: Table, race: Race, rider: int) -> None:
    """The move of a rider that has lost turns, if it does not have to wait."""
    if serve(table, race, rider):
        if is_neutral(table, rider):
            advance_seven(race)
            _ride(table, race, rider, False)
        else:
            _turn(table, race, rider)


@compiled
def _turn(table: Table, race: Race, rider: int) -> None:
    """The turn of the leading rider, or of one that takes the relay from it."""
    relayed = False
    while True:
        chosen = _choose(table, race, rider, relayed)
        if chosen == WAITING:
            return
        if chosen == REST:
            rest(table, race, rider)
            return
        if chosen != PASS:
            _advance(table, race, rider, chosen)
            return
        rider = ask_for_relay(table, race, rider)
        if rider < 0:
            return
        relayed = True


@compiled
def _choose(table: Table, race: Race, rider: int, relayed: bool) -> int:
    """What a rider plays; neutral ones roll."""
    if is_neutral(table, rider):
        return ROLL
    may_ask = not relayed and can_be_relayed(table, race, rider)
    write_options(table, race, rider, relayed, may_ask)
    return decide(table, race, TAKE if relayed else LEAD, team_of(rider), rider, 0)


@compiled
def _advance(table: Table, race: Race, rider: int, chosen: int) -> None:
    """Dice and cards, the consequences of a seven, and the ride."""
    exert(table, race, rider, chosen)
    events = not is_opening(table, race)
    if is_neutral(table, rider) and events and not table.trial and parts_total(race) >= ATTACKING_DICE:
        race.attack = 1
    dare = events and chosen != FITNESS and table.road[race.square[rider]] == DESCENT
    if events and is_natural_seven(race):
        dare = False
        if not seven(table, race, rider):
            return
    _ride(table, race, rider, dare)


@compiled
def _ride(table: Table, race: Race, rider: int, dare: bool) -> None:
    """Ride to a square that is chosen, and let others follow."""
    start, question = race.square[rider], TO
    while True:
        squares = allowed(race, table.grade[start])
        spread(table, race, rider, squares)
        if race.end_count == 0:
            race.moved[rider] = race.still[rider] = 1
            return
        end = _choose_end(table, race, rider, squares, question, dare)
        if end == WAITING:
            return
        if end != TABLE:
            break
        if not consult(table, race, rider):
            return
        dare, question = False, THEN
    find_way(table, race, end, squares)
    race.olds[0], race.news[0] = start, end
    end_move(table, race, rider, end)
    if not table.trial:
        if race.attack:
            counter(table, race)
        else:
            follow(table, race)


@compiled
def _choose_end(table: Table, race: Race, rider: int, squares: int, question: int, dare: bool) -> int:
    """The square; on a descent the event table may be tried first (2.1.4, 2.7.6)."""
    if is_neutral(table, rider):
        return chosen_end(table, race, rider, squares)
    race.count = 0
    for index in range(race.end_count):
        offer(race, race.ends[index])
    if dare:
        offer(race, TABLE)
    return decide(table, race, question, team_of(rider), rider, 0)


@compiled
def chosen_end(table: Table, race: Race, rider: int, squares: int) -> int:
    """Furthest, then right; a wheel may cost a row, riding through others must bring one (2.9.3, 2.9.5)."""
    first, free = 0, -1
    front = table.progress[race.ends[0]]
    while first < race.end_count and table.progress[race.ends[first]] >= front - (ROW - 1):
        if find_way(table, race, race.ends[first], squares) == 0:
            free = first
            break
        first += 1
    first = max(free, 0)
    front = table.progress[race.ends[first]]
    for index in range(first, race.end_count):
        end = race.ends[index]
        if table.progress[end] < front - ROW:
            break
        other = race.on[table.ahead[end, 0]]
        behind = other >= 0 and other != rider
        if behind and (free < 0 or find_way(table, race, end, squares) == 0):
            return end
    return race.ends[first]
