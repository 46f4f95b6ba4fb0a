"""A race part by part: a phase, or one rider's move with all that followed from it."""

from echappee.homas.kernel.rules.finish import arrivals, retreat, rush
from echappee.homas.kernel.rules.lineup import lineup
from echappee.homas.kernel.rules.moves import go_on, move
from echappee.homas.kernel.rules.start import energy, fitness, order, weather
from echappee.homas.kernel.state import (
    DEALING,
    ENERGY,
    LINEUP,
    MOVE,
    ORDER,
    RETREAT,
    RUSH,
    SPRINT,
)
from echappee.kernel import Race, Table, compiled


@compiled
def ride_part(table: Table, race: Race) -> None:
    """Ride to where the reference notes a position next; or until a seat outside is asked (`waiting`)."""
    phase = race.phase
    if race.offered:
        go_on(table, race)
    elif phase == MOVE:
        move(table, race)
    elif phase == RUSH:
        rush(table, race)
    elif phase == SPRINT:
        arrivals(table, race)
    elif phase == RETREAT:
        retreat(table, race)
    elif phase == LINEUP:
        lineup(table, race)
    elif phase == DEALING:
        fitness(table, race)
    elif phase == ENERGY:
        energy(table, race)
    elif phase == ORDER:
        order(race)
    else:
        weather(table, race)
