"""A race phase by phase, and many races one after the other: the one function that Python calls."""

from typing import Final

from echappee.flamme.kernel.breakaway import breakaway
from echappee.flamme.kernel.compiling import compiled, entry
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
    Words,
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
    """Ride on from the phase that the race is in, for as many phases as given or until it is over."""
    while phases > 0 and race.phase != OVER:
        ride_phase(table, race)
        phases -= 1


@entry
def ride_all(
    tables: Table, races: Words, desks: Race, words: Words, first: int, seed: int, phases: int
) -> None:
    """Ride these races, the first of which has this number, one after the other on one desk.

    A race is copied to the desk and back as plain words; `words` are those of the desk.
    """
    table, race = tables[0], desks[0]
    for index in range(len(races)):
        for word in range(races.shape[1]):
            words[word] = races[index, word]
        race.number = first + index
        race.seed = seed
        ride_race(table, race, phases)
        for word in range(races.shape[1]):
            races[index, word] = words[word]
