"""Who stands where on the road, and in which group (rule 4.1.1)."""

from echappee.homas.board.course import NOWHERE
from echappee.homas.kernel.state import OVER, OWN, RIDERS
from echappee.homas.rules.traffic import SHORTEST
from echappee.kernel import Race, Table, compiled


@compiled
def team_of(rider: int) -> int:
    return rider // OWN


@compiled
def is_neutral(table: Table, rider: int) -> bool:
    return table.neutral[rider // OWN] == 1


@compiled
def is_opening(table: Table, race: Race) -> bool:
    """Whether the limits of the first turn hold (1.5.1); not against the clock (5.3.1)."""
    return race.round == 1 and not table.trial


@compiled
def is_racing(race: Race, rider: int) -> bool:
    """Whether it is on the road."""
    return race.square[rider] != NOWHERE and race.home[rider] == 0


@compiled
def take_the_road(table: Table, race: Race) -> None:
    """Note who stands on which square; in a time trial nobody meets anybody (5.3.1)."""
    if race.phase == OVER or table.trial:
        return
    for rider in range(RIDERS):
        if is_racing(race, rider):
            race.on[race.square[rider]] = rider


@compiled
def leave_the_road(race: Race) -> None:
    """Forget it again, so that the next race finds an empty road."""
    for rider in range(RIDERS):
        if race.square[rider] != NOWHERE:
            race.on[race.square[rider]] = -1


@compiled
def put(table: Table, race: Race, rider: int, square: int) -> None:
    """Put a rider on a square that is free, or whose rider is put somewhere else next."""
    race.square[rider] = square
    if not table.trial:
        race.on[square] = rider


@compiled
def go(table: Table, race: Race, rider: int, square: int) -> None:
    """Take a rider from its square and put it on a free one."""
    race.on[race.square[rider]] = -1
    put(table, race, rider, square)


@compiled
def end_move(table: Table, race: Race, rider: int, square: int) -> None:
    """Put a rider on the square where its move ends."""
    go(table, race, rider, square)
    race.moved[rider] = 1


@compiled
def wheel(table: Table, race: Race, square: int, found: int) -> int:
    """Add the riders in the wheel of this square that are not there yet; how many there are then (2.3.2)."""
    for side in range(3):
        behind = table.behind[square, side]
        if behind != NOWHERE and race.on[behind] >= 0:
            found = add(race, race.on[behind], found)
    return found


@compiled
def add(race: Race, rider: int, found: int) -> int:
    """Add a rider to `wheel` unless it is there; how many there are then."""
    for index in range(found):
        if race.wheel[index] == rider:
            return found
    race.wheel[found] = rider
    return found + 1


@compiled
def sort_riders(race: Race) -> int:
    """Sort the riders on the road, the most advanced first; how many there are (2.1.1)."""
    order = race.order
    for index in range(1, RIDERS):
        rider = order[index]
        at = index
        while at and is_before(race, rider, order[at - 1]):
            order[at] = order[at - 1]
            at -= 1
        order[at] = rider
    found = 0
    while found < RIDERS and is_racing(race, order[found]):
        found += 1
    return found


@compiled
def is_before(race: Race, rider: int, other: int) -> bool:
    """Whether it is further ahead on the road; those that are not on it come last."""
    one = race.square[rider] if is_racing(race, rider) else NOWHERE
    two = race.square[other] if is_racing(race, other) else NOWHERE
    return one > two or (one == two and rider < other)


@compiled
def group_end(table: Table, race: Race, first: int, count: int) -> int:
    """Where in `group` the group ends that begins there; the riders are sorted."""
    rear = table.rear[race.square[race.group[first]]]
    at = first + 1
    while at < count:
        square = race.square[race.group[at]]
        if rear - table.progress[square] >= SHORTEST:
            break
        rear = min(rear, table.rear[square])
        at += 1
    return at
