"""The end of a turn (rules 4.1, 4.2, 5.2, 5.6, 5.8): rushes, summits, sprints, arrivals."""

from echappee.homas.board.course import NOWHERE, ROW
from echappee.homas.kernel.rules.rests import fall_back
from echappee.homas.kernel.rules.sprints import sprint
from echappee.homas.kernel.rules.start import fresh
from echappee.homas.kernel.rules.traffic import group_end, is_racing, sort_riders, team_of
from echappee.homas.kernel.state import MOVE, OVER, RETREAT, RIDERS, SPRINT
from echappee.homas.rules.finish import MINUTE, RUSH_PLACES
from echappee.kernel import Race, Table, compiled


@compiled
def rush(table: Table, race: Race) -> None:
    """Summits and intermediate sprints that riders have reached in this turn."""
    if table.summit_count or table.sprint_count:
        count = sort_riders(race)
        for summit in range(table.summit_count):
            _summit(table, race, summit, count)
        for line in range(table.sprint_count):
            _rush(table, race, line, count)
            if race.waiting:
                return
    race.phase = SPRINT


@compiled
def _has_crossed(riders: Race, count: int, rider: int) -> bool:
    """Whether this rider is among those that have crossed a line."""
    for index in range(count):
        if riders[index] == rider:
            return True
    return False


@compiled
def _summit(table: Table, race: Race, summit: int, count: int) -> None:
    """The furthest first; those of an earlier turn are before all (5.6.2)."""
    before = race.topped_count[summit]
    for index in range(count):
        rider = race.order[index]
        if table.progress[race.square[rider]] <= table.summit_rows[summit] * ROW:
            return
        if not _has_crossed(race.topped[summit], before, rider):
            if race.topped_count[summit] >= table.summit_places[summit]:
                return
            race.topped[summit, race.topped_count[summit]] = rider
            race.topped_count[summit] += 1


@compiled
def _rush(table: Table, race: Race, line: int, count: int) -> None:
    """Group after group sprints, as long as there are places left (5.8.1)."""
    before = race.rushed_count[line]
    found, crossed = 0, False
    for index in range(count):
        rider = race.order[index]
        if not _has_crossed(race.rushed[line], before, rider):
            race.group[found] = rider
            found += 1
            crossed = crossed or table.progress[race.square[rider]] > table.sprint_rows[line] * ROW
    if not crossed or before >= RUSH_PLACES:
        return
    first, places = 0, before
    while first < found and places < RUSH_PLACES:
        end = group_end(table, race, first, found)
        if table.progress[race.square[race.group[first]]] > table.sprint_rows[line] * ROW:
            sprint(table, race, first, end, line, table.sprint_uphill[line], False)
            if race.waiting:
                return
            for index in range(first, end):
                if places < RUSH_PLACES:
                    race.rushed[line, places] = race.group[index]
                    places += 1
        first = end
    race.rushed_count[line] = places


@compiled
def arrivals(table: Table, race: Race) -> None:
    """Arriving groups sprint for their places; then the race is over or continues (4.1.1, 4.1.4)."""
    count = sort_riders(race)
    if count and _is_over_the_line(table, race, race.order[0]):
        _arrive(table, race, count)
        if race.waiting:
            return
    if _is_over(table, race):
        race.phase = OVER
    elif table.trial:
        fresh(race)
        race.phase = MOVE
    else:
        race.phase = RETREAT


@compiled
def _is_over_the_line(table: Table, race: Race, rider: int) -> bool:
    return table.progress[race.square[rider]] > table.line


@compiled
def _arrive(table: Table, race: Race, count: int) -> None:
    for index in range(count):
        race.group[index] = race.order[index]
    if not table.to_the_end:
        for rider in range(RIDERS):
            _check_fitness(race, rider)
    first, number = 0, 0
    while first < count and _is_over_the_line(table, race, race.group[first]):
        end = first + 1 if table.alone else group_end(table, race, first, count)
        for index in range(first, end):
            _check_fitness(race, race.group[index])
        front = race.square[race.group[first]]
        if race.first == NOWHERE:
            race.first = front
        sprint(table, race, first, end, number, table.finish_uphill, True)
        if race.waiting:
            return
        _bring_home(race, first, end, _delay(table, race, front))
        first = end
        number += 1


@compiled
def _check_fitness(race: Race, rider: int) -> None:
    """A director whose rider arrives with its fitness card is disqualified (4.1.3)."""
    if race.fitness[rider] >= 0:
        race.disqualified[team_of(rider)] = 1


@compiled
def _bring_home(race: Race, first: int, end: int, delay: int) -> None:
    place = 0
    for rider in range(RIDERS):
        place = max(place, race.place[rider])
    for index in range(first, end):
        rider = race.group[index]
        place += 1
        race.on[race.square[rider]] = -1
        race.home[rider], race.place[rider], race.delay[rider] = race.round, place, delay


@compiled
def _delay(table: Table, race: Race, front: int) -> int:
    """Seconds behind the winner, at most a minute less than for the turns (5.2.1, 5.2.2)."""
    began = race.round
    for rider in range(RIDERS):
        if race.home[rider]:
            began = min(began, race.home[rider])
    turns = race.round - began
    rows = (table.progress[race.first] - table.progress[front] + ROW // 2) // ROW
    return max(MINUTE * turns + table.seconds * rows, MINUTE * (turns - 1), 0)


@compiled
def _is_over(table: Table, race: Race) -> bool:
    """A classic is over with the first arrivals, a stage and a time trial when all are home (4.1.4)."""
    racing, home = False, False
    for rider in range(RIDERS):
        racing = racing or is_racing(race, rider)
        home = home or race.home[rider] > 0
    return not racing or (home and not table.to_the_end)


@compiled
def retreat(table: Table, race: Race) -> None:
    """Riders may fall back; then the next turn begins (2.8.1)."""
    fall_back(table, race)
    if not race.waiting:
        fresh(race)
        race.phase = MOVE
