"""The squares that a rider can reach, and the ways there (rules 2.1, 2.2, 7.1).

Each square has one bit for each number of steps that leads there. The squares that a number of steps leads to
are a level: the straightest first.
"""

from echappee.homas.board.course import NOWHERE
from echappee.homas.kernel.road_table import CLIMB
from echappee.homas.kernel.rules.traffic import is_neutral, team_of
from echappee.kernel import Race, Table, compiled


@compiled
def spread(table: Table, race: Race, rider: int, squares: int) -> None:
    """Which steps, at most this many, lead to which squares; `ends` are the free ones among them."""
    start = race.square[rider]
    all_steps = (1 << squares + 1) - 1
    enough = all_steps >> 1
    climbing = table.road[start] == CLIMB
    race.steps[start] = 1
    last, number = table.furthest[start], start + 1
    while number <= last:
        steps = 0
        for side in range(3):
            behind = table.behind[number, side]
            if behind >= start:
                steps |= race.steps[behind]
        steps = steps << 1 & all_steps
        if steps:
            other = race.on[number]
            if other >= 0 and not climbing and blocks(table, race, rider, other):
                steps = 0
            elif steps & enough:
                last = max(last, table.furthest[number])
        race.steps[number] = steps
        number += 1
    race.last = last
    race.least = 1
    race.built = 0
    race.levels[0, 0], race.level_counts[0] = start, 1
    _collect(race, start)
    if table.solo and not is_neutral(table, rider):
        _keep_furthest(race, squares)


@compiled
def blocks(table: Table, race: Race, rider: int, other: int) -> bool:
    """Whether this rider may not ride on where the other stands (2.2.1, 7.1.2)."""
    if team_of(other) == team_of(rider) or race.still[other]:
        return False
    if is_neutral(table, other) and not table.solo:
        return False
    return table.road[race.square[other]] != CLIMB


@compiled
def _collect(race: Race, start: int) -> None:
    """The free squares, the furthest first."""
    found = 0
    for number in range(race.last, start, -1):
        if race.steps[number] and race.on[number] < 0:
            race.ends[found] = number
            found += 1
    race.end_count = found


@compiled
def _keep_furthest(race: Race, squares: int) -> None:
    """Only the squares exactly as far away as some way is long."""
    reached = 0
    for index in range(race.end_count):
        reached |= race.steps[race.ends[index]]
    if reached == 0:
        return
    while not reached >> squares & 1:
        squares -= 1
    found = 0
    for index in range(race.end_count):
        if race.steps[race.ends[index]] >> squares & 1:
            race.ends[found] = race.ends[index]
            found += 1
    race.end_count = found
    race.least = squares


@compiled
def find_way(table: Table, race: Race, end: int, squares: int) -> int:
    """Write the best way to this square as the first trail; through how many riders it leads.

    It leads through the fewest riders, then it is the shortest, then the straightest.
    """
    steps = race.least
    while not race.steps[end] >> steps & 1:
        steps += 1
    if _through_nobody(table, race, end, steps):
        return 0
    return _through_the_fewest(table, race, end, steps, squares)


@compiled
def _through_nobody(table: Table, race: Race, end: int, steps: int) -> bool:
    """The straightest way of this many steps, if it can be found without trying twice."""
    trail, last = race.trails[0], end
    for level in range(steps - 1, 0, -1):
        last = _step_before(table, race, last, level)
        if last < 0:
            return False
        trail[steps - 1 - level] = last
    trail[steps - 1] = race.levels[0, 0]
    race.lengths[0] = steps
    return True


@compiled
def _step_before(table: Table, race: Race, last: int, level: int) -> int:
    """The first free square of this level that leads to the other one, or -1."""
    only, found = -1, 0
    for side in range(3):
        behind = table.behind[last, side]
        if behind > race.levels[0, 0] and race.steps[behind] >> level & 1 and race.on[behind] < 0:
            only = behind
            found += 1
    if found < 2:
        return only
    build(table, race, level)
    for index in range(race.level_counts[level]):
        number = race.levels[level, index]
        if race.on[number] < 0 and leads_to(table, number, last):
            return number
    return -1


@compiled
def leads_to(table: Table, behind: int, number: int) -> bool:
    """Whether one step leads from one square to the other."""
    for side in range(3):
        if table.behind[number, side] == behind:
            return True
    return False


@compiled
def build(table: Table, race: Race, level: int) -> None:
    """Write the levels up to this one."""
    while race.built < level:
        race.built += 1
        race.mark += 1
        now, found = race.built, 0
        for index in range(race.level_counts[now - 1]):
            number = race.levels[now - 1, index]
            for side in range(table.ahead_count[number]):
                ahead = table.ahead[number, side]
                if race.marks[ahead] != race.mark and race.steps[ahead] >> now & 1:
                    race.marks[ahead] = race.mark
                    race.levels[now, found] = ahead
                    found += 1
        race.level_counts[now] = found


@compiled
def _through_the_fewest(table: Table, race: Race, end: int, least: int, squares: int) -> int:
    """The way through the fewest riders, counted for each square; how many they are."""
    build(table, race, squares)
    start = race.levels[0, 0]
    race.fewest[0, 0] = 0
    for level in range(1, squares + 1):
        for index in range(race.level_counts[level]):
            number = race.levels[level, index]
            _, riders = _best_before(table, race, number, level)
            race.fewest[level, number - start] = riders + (race.on[number] >= 0)
    steps = least
    for level in range(least + 1, squares + 1):
        if race.steps[end] >> level & 1 and race.fewest[level, end - start] < race.fewest[steps, end - start]:
            steps = level
    trail, last = race.trails[0], end
    for level in range(steps, 0, -1):
        last, _ = _best_before(table, race, last, level)
        trail[steps - level] = last
    race.lengths[0] = steps
    return race.fewest[steps, end - start]


@compiled
def _best_before(table: Table, race: Race, number: int, level: int) -> tuple[int, int]:
    """The square of the level before that leads here through the fewest riders, and how many they are."""
    best, fewest = NOWHERE, 1 << 14
    start = race.levels[0, 0]
    for index in range(race.level_counts[level - 1]):
        behind = race.levels[level - 1, index]
        if leads_to(table, behind, number) and race.fewest[level - 1, behind - start] < fewest:
            best, fewest = behind, race.fewest[level - 1, behind - start]
    return best, fewest


@compiled
def leads(table: Table, start: int, end: int) -> bool:
    """Whether steps forward lead from one square to another, even if others are in between."""
    ahead = end - start
    if ahead <= 0:
        return ahead == 0
    return table.leads[start, ahead >> 6] >> (ahead & 63) & 1 == 1
