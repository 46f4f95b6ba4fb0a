"""The second referee: a whole race of Homas Tour Pro, written from the rule texts and not from the engine."""

from tests.oracle.homas.finish import end_of_turn
from tests.oracle.homas.moving import turn
from tests.oracle.homas.resting import fall_back
from tests.oracle.homas.start import start
from tests.oracle.homas.table import Now, Table, Talk


def race(table: Table) -> Talk[None]:
    """A race from its first question to its end."""
    yield from start(table)
    begin_turn(table)
    yield from ride(table)


def ride(table: Table) -> Talk[None]:
    """Turn after turn until the race is over."""
    over = False
    while not over:
        over = yield from end_turn(table)


def one_turn(table: Table) -> Talk[None]:
    """The rest of this turn, and the position after it."""
    over = yield from end_turn(table)
    if not over:
        yield Now("move")


def end_turn(table: Table) -> Talk[bool]:
    """The rest of this turn; whether the race is over with it."""
    yield from turn(table)
    over = yield from end_of_turn(table)
    if over:
        yield Now("over")
        return True
    if not table.facts.trial:
        yield Now("retreat")
        yield from fall_back(table)
    begin_turn(table)
    return False


def begin_turn(table: Table) -> None:
    """Everybody may move again."""
    table.turn += 1
    table.step = 0
    for rider in table.riders:
        rider.moved = rider.still = rider.helped = rider.one_die = False
        rider.used = 0
