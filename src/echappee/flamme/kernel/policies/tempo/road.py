"""The road as tempo reads it: where a card leads, and what lies ahead of a square."""

from echappee.flamme.bots.tempo.road import BEYOND, SIGHT
from echappee.flamme.kernel.rules.movement import reach, speed, walk
from echappee.kernel import Race, Table, compiled


@compiled
def first_choice(table: Table, start: int, crashed: int, row: int, card: int) -> int:
    """Where this card takes a rider that starts here if nobody is in its way."""
    wanted, climb = speed(table, start, crashed, row, card), table.climbs[row, card]
    furthest, end = -1, start
    for branch in range(table.ways[start]):
        distance, square = reach(table, start, wanted, climb, branch)
        if distance > furthest:
            furthest, end = distance, square
    return end


@compiled
def list_choices(
    table: Table, race: Race, start: int, crashed: int, row: int, card: int, nimble: int
) -> tuple[int, int]:
    """List where this card may take a rider; each choice applies if the one before is full.

    Returns how many choices go as far as the road allows, and how many there are with those one square short.
    """
    wanted, climb = speed(table, start, crashed, row, card), table.climbs[row, card]
    allowed = 0
    for branch in range(table.ways[start]):
        allowed = max(allowed, walk(table, race, start, wanted, climb, branch))
    full = _list(table, race, start, wanted, climb, allowed, 0)
    if nimble:
        return 1, 1
    return full, _list(table, race, start, wanted, climb, allowed - 1, full) if allowed else full


@compiled
def _list(table: Table, race: Race, start: int, wanted: int, climb: int, distance: int, first: int) -> int:
    """List the squares at this distance, each once, from this place of the list on; where the list ends."""
    size = first
    for branch in range(table.ways[start]):
        if walk(table, race, start, wanted, climb, branch) >= distance:
            square = race.way[distance - 1] if distance else start
            known = False
            for index in range(first, size):
                known = known or race.choices[index] == square
            if not known:
                race.choices[size] = square
                size += 1
    return size


@compiled
def look(table: Table, race: Race, square: int) -> None:
    """Put the squares one, two … steps ahead of this one into `sight`, inner ways first, 0 after the last."""
    race.sight[0, 0], race.sight[0, 1] = square, 0
    for step in range(SIGHT):
        size = 0
        index = 0
        while race.sight[step, index]:
            for way in range(2):
                ahead = table.next[race.sight[step, index], way]
                known = ahead == 0
                for other in range(size):
                    known = known or race.sight[step + 1, other] == ahead
                if not known:
                    race.sight[step + 1, size] = ahead
                    size += 1
            index += 1
        race.sight[step + 1, size] = 0


@compiled
def ahead_of(table: Table, race: Race, square: int) -> tuple[int, int]:
    """How many squares with a greatest and with a least speed lie ahead, as far as tempo looks."""
    last = 100 * (1 + race.foremost // 100) + BEYOND - 1
    last = min(last, len(table.ascents) - 1)
    return table.ascents[last] - table.ascents[square], table.descents[last] - table.descents[square]
