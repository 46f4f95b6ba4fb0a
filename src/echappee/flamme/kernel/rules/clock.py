"""Finish times and the podium (rules 10.5, 11.1): seconds by pack, and a minute for riders still out."""

from echappee.flamme.kernel.rules.lanes import is_racing
from echappee.flamme.kernel.rules.ranking import is_ahead
from echappee.flamme.kernel.state import HOME, MINUTES, PODIUM, SQUARE, TIME
from echappee.kernel import Race, Table, compiled


@compiled
def time_arrivals(table: Table, race: Race, company: int) -> None:
    """The time of riders who have come over the line: their minutes, their pack's seconds (10.5.2, 10.5.3).

    Both riders of a team in a team trial get the time of the slower one, once it is there (11.1.4).
    """
    slowest, waiting = -1, False
    for rider in range(table.riders):
        if table.company[rider] == company and is_racing(race, rider):
            if has_arrived(table, race, rider):
                front = _front(table, race, race.riders[rider, SQUARE])
                time = 60 * race.riders[rider, MINUTES] + table.seconds[front]
                slowest = max(slowest, time)
                if not table.ttt:
                    race.riders[rider, TIME] = time
            else:
                waiting = True
    if table.ttt and slowest >= 0 and not waiting:
        for rider in range(table.riders):
            if table.company[rider] == company:
                race.riders[rider, TIME] = slowest


@compiled
def give_minutes(table: Table, race: Race) -> None:
    """A minute for riders still out, once anybody is over the line (10.5.4)."""
    arrived = False
    for rider in range(table.riders):
        arrived = arrived or race.riders[rider, HOME] > 0 or has_arrived(table, race, rider)
    if arrived:
        for rider in range(table.riders):
            if is_racing(race, rider) and not has_arrived(table, race, rider):
                race.riders[rider, MINUTES] += 1


@compiled
def has_arrived(table: Table, race: Race, rider: int) -> bool:
    """Whether it has come over the line in this round."""
    return is_racing(race, rider) and race.riders[rider, SQUARE] > table.line


@compiled
def award(table: Table, race: Race) -> None:
    """Podium tokens for the first three over the line, in a team trial one per team (10.5.6, 11.1.5)."""
    for index in range(len(table.podium)):
        if not _is_given(table, race, table.podium[index]):
            rider = _next_on_podium(table, race)
            if rider < 0:
                return
            race.riders[rider, PODIUM] = table.podium[index]


@compiled
def _is_given(table: Table, race: Race, points: int) -> bool:
    for rider in range(table.riders):
        if race.riders[rider, PODIUM] == points:
            return True
    return False


@compiled
def _next_on_podium(table: Table, race: Race) -> int:
    """The first rider home that has no podium token, nor its team in a team trial; -1 if there is none."""
    found = -1
    for rider in range(table.riders):
        if race.riders[rider, HOME] and not race.riders[rider, PODIUM]:
            if table.ttt and _team_has_one(table, race, table.team[rider]):
                continue
            if found < 0 or is_ahead(table, race, rider, found):
                found = rider
    return found


@compiled
def _team_has_one(table: Table, race: Race, team: int) -> bool:
    for rider in range(table.riders):
        if table.team[rider] == team and race.riders[rider, PODIUM]:
            return True
    return False


@compiled
def _front(table: Table, race: Race, square: int) -> int:
    """The front square of the pack around this one, the inner way first (10.5.3)."""
    while True:
        inner, outer = table.next[square, 0], table.next[square, 1]
        if race.lanes[inner]:
            square = inner
        elif race.lanes[outer]:
            square = outer
        else:
            return square
