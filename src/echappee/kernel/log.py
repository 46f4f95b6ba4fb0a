"""The log of a race on its desk: what was drawn and decided, line by line."""

from collections.abc import Iterator

from echappee.kernel.arrays import Race
from echappee.kernel.compiler import compiled


@compiled
def write(race: Race, what: int, who: int, time: int, result: int) -> None:
    """One more line, if there is room for one."""
    line = race.logged
    if line < len(race.log):
        race.log[line, 0] = race.round
        race.log[line, 1] = race.phase
        race.log[line, 2] = what
        race.log[line, 3] = who
        race.log[line, 4] = time
        race.log[line, 5] = result
        race.logged = line + 1


def lines(race: Race) -> Iterator[list[int]]:
    """What was written: round, phase, and what `write` was given."""
    yield from race["log"][: race["logged"]].tolist()
