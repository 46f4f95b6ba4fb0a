"""Slipstreaming where the road splits (rules 8.3.7 to 8.3.9): a pack may have two fronts.

What the reference does with sets and recursion is done here with marks on squares and a stack of links: a
link is twice a square's number, plus 1 for its second neighbour.
"""

from typing import Final

from echappee.flamme.kernel.rules.slipstream import gives, has_loners, rear_and_front, step, takes
from echappee.kernel import Race, Table, compiled

SEEN: Final = 1
PACK: Final = 2
MERGED: Final = 4


@compiled
def close_up_forked(table: Table, race: Race, company: int) -> None:
    """Take pack after pack from the back; a merged pack is looked at again at once (4.2.3, 8.3.9)."""
    rear, last = rear_and_front(table, race, company)
    loners = has_loners(table, race)
    for square in range(rear, last + 1):
        race.marks[square] = 0
    while True:
        square = _lowest(race, rear, last, MERGED)
        if square == 0:
            square = _lowest(race, rear, last, SEEN)
        if square == 0:
            return
        fronts = _find_fronts(table, race, square)
        for number in range(rear, last + 1):
            if race.marks[number] & PACK:
                race.marks[number] = SEEN
        closed = 0
        for index in range(fronts):
            link = race.fronts[index]
            if _close(table, race, company, link, loners):
                race.fronts[closed] = table.next[link >> 1, link & 1]
                closed += 1
        for index in range(closed):  # where a pack begins is seen when all its fronts have moved
            race.marks[_rear(table, race, race.fronts[index])] |= MERGED


@compiled
def _lowest(race: Race, rear: int, last: int, mark: int) -> int:
    """The rearmost square that a merged pack begins on; or the rearmost with riders that was not seen yet."""
    for square in range(rear, last + 1):
        if mark == MERGED and race.marks[square] & MERGED:
            return square
        if mark == SEEN and race.lanes[square] and not race.marks[square] & SEEN:
            return square
    return 0


@compiled
def _find_fronts(table: Table, race: Race, square: int) -> int:
    """Mark the pack from here on and list the links to the gaps ahead of it, inner ways first (4.2.1)."""
    fronts = 0
    race.marks[square] |= PACK
    race.stack[0], race.stack[1] = 2 * square + 1, 2 * square
    size = 2
    while size:
        size -= 1
        link = race.stack[size]
        ahead = table.next[link >> 1, link & 1]
        if ahead == 0:
            continue
        if race.lanes[ahead] == 0:
            race.fronts[fronts] = link
            fronts += 1
        elif not race.marks[ahead] & PACK:
            race.marks[ahead] |= PACK
            race.stack[size], race.stack[size + 1] = 2 * ahead + 1, 2 * ahead
            size += 2
    return fronts


@compiled
def _close(table: Table, race: Race, company: int, link: int, loners: bool) -> bool:
    """Close a gap of one square to the next pack, if possible (4.2.2)."""
    front, gap = link >> 1, table.next[link >> 1, link & 1]
    if race.lanes[front] == 0 or race.lanes[gap] or not takes(table, race, company, front, loners):
        return False
    given = False
    for way in range(2):
        ahead = table.next[gap, way]
        given = given or (race.lanes[ahead] != 0 and gives(table, race, company, ahead, loners))
    if given:
        _draw_on(table, race, company, gap, loners)
    return given


@compiled
def _draw_on(table: Table, race: Race, company: int, gap: int, loners: bool) -> None:
    """Move the riders behind the gap one on, by both ways if two meet, and those drawn along (4.2.6)."""
    moved = 0
    race.stack[0], race.stack[1] = 2 * gap + 1, 2 * gap
    size = 2
    while size:
        size -= 1
        link = race.stack[size]
        to = link >> 1
        square = table.before[to, link & 1]
        if race.lanes[square] == 0 or not takes(table, race, company, square, loners):
            continue
        draws = gives(table, race, company, square, loners)
        other = table.next[square, 0] if table.next[square, 0] != to else table.next[square, 1]
        moved = step(table, race, company, square, to, other or to, moved)
        if draws:
            race.stack[size], race.stack[size + 1] = 2 * square + 1, 2 * square
            size += 2


@compiled
def _rear(table: Table, race: Race, square: int) -> int:
    """The rearmost square of the pack up to this one, by either way."""
    rear = square
    race.stack[0] = square
    size = 1
    while size:
        size -= 1
        square = race.stack[size]
        rear = min(rear, square)
        for way in range(2):
            behind = table.before[square, way]
            if race.lanes[behind]:
                race.stack[size] = behind
                size += 1
    return rear
