"""The last round: how likely a move wins the race, and how likely the race is over anyway."""

from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.policies.tempo.forecast import behind
from echappee.flamme.kernel.state import Race
from echappee.flamme.kernel.tables import Table


@compiled
def mate_reaches(race: Race) -> int:
    """The square that the team-mate reaches at least; it may win as well."""
    reached = 0
    for index in range(race.other_count):
        if not race.rival[index]:
            row = race.rows[index]
            least = race.ends[row, 0]
            for at in range(race.spread[row]):
                least = min(least, race.ends[row, at])
            reached = max(reached, least)
    return reached


@compiled
def finale(table: Table, race: Race, square: int, nimble: int) -> tuple[float, float]:
    """That the team wins and that the race is over, if this rider ends on this square."""
    mate = mate_reaches(race)
    best = max(square, mate)
    if best <= table.line:
        going_on = 1.0
        for index in range(race.other_count):
            if race.rival[index] and _may_arrive(table, race, index):
                going_on *= behind(race, index, table.line + 1)
        return 0.0, 1.0 - going_on
    win = 1.0
    nimble = nimble if square >= mate else 0
    for index in range(race.other_count):
        if race.rival[index]:
            # The first to reach a square takes its right lane and is ahead, unless the next one is nimble.
            win *= behind(race, index, best if race.earlier[index] and not nimble else best + 1)
    return win, 1.0


@compiled
def _may_arrive(table: Table, race: Race, index: int) -> bool:
    row = race.rows[index]
    for at in range(race.spread[row]):
        if race.ends[row, at] > table.line:
            return True
    return False
