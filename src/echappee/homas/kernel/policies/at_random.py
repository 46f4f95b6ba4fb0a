"""The random policy: any option, but of the squares only useful ones, as the random bot does it."""

from echappee.homas.board.course import LANES
from echappee.homas.kernel.chance import THEN, TO, chance
from echappee.homas.rules.moves import NOT_FAR
from echappee.kernel import Race, Table, compiled, split

ALL_LANES = sum(1 << lane for lane in LANES)


@compiled
def pick(table: Table, race: Race, question: int, about: int, time: int) -> int:
    """One of the options."""
    number = chance(race, question, about, time)[0]
    if question in (TO, THEN):
        return race.useful[split(number, useful(table, race))[0]]
    return race.options[split(number, race.count)[0]]


@compiled
def useful(table: Table, race: Race) -> int:
    """Note the furthest square of each lane, and wheels that are not far behind it; how many there are."""
    near = table.progress[race.ends[0]] - NOT_FAR
    lanes, found = ALL_LANES, 0
    for index in range(race.end_count):
        square = race.ends[index]
        lane = 1 << table.lane[square]
        if lanes & lane:
            lanes -= lane
        elif table.progress[square] < near:
            if lanes == 0:
                break
            continue
        elif not is_behind(table, race, square):
            continue
        race.useful[found] = square
        found += 1
    return found


@compiled
def is_behind(table: Table, race: Race, square: int) -> bool:
    """Whether somebody is on a square that one can step to from here."""
    for side in range(table.ahead_count[square]):
        if race.on[table.ahead[square, side]] >= 0:
            return True
    return False
