"""Slipstream: whom riders can follow, and where they land (rules 2.3.3, 2.3.4, 2.6.4, 3.2.3, 3.4.2).

A trail is what a rider rode over, its old square last. A rider that follows adds its own square to it.
"""

from echappee.homas.board.course import NOWHERE
from echappee.homas.kernel.rules.reach import leads
from echappee.homas.kernel.rules.traffic import end_move
from echappee.kernel import Race, Table, compiled


@compiled
def shelters(table: Table, one: int, other: int) -> bool:
    """Whether riders who start on these squares can follow and relay each other."""
    return table.shelter[table.surface[one], table.surface[other]] == 1


@compiled
def landing(table: Table, race: Race, rider: int, trace: int, gone: int) -> int:
    """The square straight behind, else the best free square of the way; `NOWHERE` if that is not forward.

    The first in `gone` are the squares of those that have countered the same rider: the next ones are put to
    the right and to the left of straight.
    """
    own, between = race.square[rider], between_square(table, race, rider, trace)
    new, trail, length = race.news[trace], race.trails[trace], race.lengths[trace]
    for side in range(3 if gone else 1):
        number = table.behind[new, side]
        if number != NOWHERE and _is_free(race, number, gone):
            if number == between or _is_on(trail, length, number):
                return number
            if _is_beside(table, race, number, own, between, trace):
                return number
    start, ahead = table.progress[own], table.progress[new]
    for index in range(length):
        number = trail[index]
        if start < table.progress[number] < ahead and _is_free(race, number, gone):
            return number
    if between != NOWHERE and start < table.progress[between] < ahead and _is_free(race, between, gone):
        return between
    return NOWHERE


@compiled
def _is_free(race: Race, number: int, gone: int) -> bool:
    if race.on[number] >= 0:
        return False
    for index in range(gone):
        if race.gone[index] == number:
            return False
    return True


@compiled
def _is_on(trail: Race, length: int, number: int) -> bool:
    for index in range(length):
        if trail[index] == number:
            return True
    return False


@compiled
def between_square(table: Table, race: Race, rider: int, trace: int) -> int:
    """The square that a rider from a second row rides over before it comes to the trail, or `NOWHERE`."""
    own, first = race.square[rider], race.trails[trace, race.lengths[trace] - 1]
    for side in range(3):
        if table.behind[first, side] == own:
            return NOWHERE
    for side in range(3):
        number = table.behind[first, side]
        if number != NOWHERE:
            for beyond in range(3):
                if table.behind[number, beyond] == own:
                    return number
    return NOWHERE


@compiled
def _is_beside(table: Table, race: Race, place: int, own: int, between: int, trace: int) -> bool:
    """Whether a rider on this line can reach that square: no thick line is between (2.3.3)."""
    if not leads(table, own, place):
        return False
    if not table.bent[place]:
        return True
    level = _level_with(table, race, table.progress[place], own, between, trace)
    return not table.bent[level] or table.side[place] == table.side[level]


@compiled
def _level_with(table: Table, race: Race, progress: int, own: int, between: int, trace: int) -> int:
    """The foremost square of the line that is not ahead of this."""
    for index in range(race.lengths[trace]):
        number = race.trails[trace, index]
        if table.progress[number] <= progress:
            return number
    if between != NOWHERE and table.progress[between] <= progress:
        return between
    return own


@compiled
def go_along(table: Table, race: Race, rider: int, trace: int, end: int, new: int) -> None:
    """End the rider's move on this square; others may go along on the new trail that it leaves."""
    between = between_square(table, race, rider, trace)
    length = race.lengths[trace]
    if new != trace:
        for index in range(length):
            race.trails[new, index] = race.trails[trace, index]
    if between != NOWHERE:
        race.trails[new, length] = between
        length += 1
    race.trails[new, length] = race.square[rider]
    race.lengths[new] = length + 1
    _pass_on(race, rider, trace, new)
    race.olds[new], race.news[new] = race.square[rider], end
    end_move(table, race, rider, end)


@compiled
def _pass_on(race: Race, rider: int, trace: int, new: int) -> None:
    """The riders behind this one in the file that passed the relay (2.4.4)."""
    count, found, after = race.file_counts[trace], 0, False
    for index in range(count):
        other = race.files[trace, index]
        if after:
            race.files[new, found] = other
            found += 1
        after = after or other == rider
    race.file_counts[new] = found
