"""A race phase by phase."""

from typing import Final

from echappee.flamme.kernel.breakaway import breakaway
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.draft import draft
from echappee.flamme.kernel.end import end
from echappee.flamme.kernel.energy import energy
from echappee.flamme.kernel.movement import movement
from echappee.flamme.kernel.placement import placement
from echappee.flamme.kernel.refresh import refresh
from echappee.flamme.kernel.state import (
    BREAKAWAY,
    DRAFT,
    END,
    ENERGY,
    LAYING,
    MOVEMENT,
    OVER,
    PLACEMENT,
    REFRESH,
    Race,
)
from echappee.flamme.kernel.tables import Table
from echappee.flamme.kernel.weather import weather

TO_THE_END: Final = 1 << 40
"""More phases than a race has."""


@compiled
def ride_phase(table: Table, race: Race) -> None:
    phase = race.phase
    if phase == ENERGY:
        energy(table, race)
    elif phase == MOVEMENT:
        movement(table, race)
    elif phase == END:
        end(table, race)
    elif phase == REFRESH:
        refresh(table, race)
    elif phase == DRAFT:
        draft(table, race)
    elif phase == LAYING:
        weather(table, race)
    elif phase == PLACEMENT:
        placement(table, race)
    elif phase == BREAKAWAY:
        breakaway(table, race)


@compiled
def ride_race(table: Table, race: Race, phases: int) -> None:
    """Ride on: as many phases as given, or until the race is over."""
    while phases > 0 and race.phase < OVER:
        ride_phase(table, race)
        phases -= 1
