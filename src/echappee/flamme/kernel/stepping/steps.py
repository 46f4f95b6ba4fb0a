"""Many races, one decision further in each: the function that Python calls."""

from typing import Final

from echappee.flamme.kernel.compiling import compiled, entry
from echappee.flamme.kernel.end import end
from echappee.flamme.kernel.movement import movement
from echappee.flamme.kernel.ranking import is_ahead
from echappee.flamme.kernel.state import (
    BREAKAWAY,
    DRAFT,
    END,
    ENERGY,
    MOVEMENT,
    OVER,
    PLACEMENT,
    REFRESH,
    Race,
    Reals,
    Small,
    Words,
)
from echappee.flamme.kernel.stepping.bid_steps import answer_breakaway, breakaway_on
from echappee.flamme.kernel.stepping.cursor import ASKED, NOTHING, begin
from echappee.flamme.kernel.stepping.energy_steps import answer_energy, energy_on
from echappee.flamme.kernel.stepping.masks import Masks, allow
from echappee.flamme.kernel.stepping.refresh_steps import answer_refresh, refresh_on
from echappee.flamme.kernel.stepping.sight import observe
from echappee.flamme.kernel.stepping.start_steps import (
    answer_draft,
    answer_placement,
    draft_on,
    placement_on,
)
from echappee.flamme.kernel.tables import Table
from echappee.flamme.kernel.weather import weather

RESET: Final = -1
"""The action that begins a race."""


@compiled
def go_on(table: Table, race: Race, at: Words) -> None:
    """Ride until something is asked or the race is over."""
    while at[ASKED] == NOTHING and race.phase != OVER:
        phase = race.phase
        if phase == ENERGY:
            energy_on(table, race, at)
        elif phase == REFRESH:
            refresh_on(table, race, at)
        elif phase == DRAFT:
            draft_on(table, race, at)
        elif phase == PLACEMENT:
            placement_on(table, race, at)
        elif phase == BREAKAWAY:
            breakaway_on(table, race, at)
        elif phase == MOVEMENT:
            movement(table, race)
        elif phase == END:
            end(table, race)
        else:
            weather(table, race)


@compiled
def answer(table: Table, race: Race, at: Words, action: int) -> None:
    phase = race.phase
    if phase == ENERGY:
        answer_energy(table, race, at, action)
    elif phase == REFRESH:
        answer_refresh(table, race, at, action)
    elif phase == DRAFT:
        answer_draft(table, race, at, action)
    elif phase == PLACEMENT:
        answer_placement(table, race, at, action)
    else:
        answer_breakaway(table, race, at, action)


@compiled
def reward(table: Table, race: Race, worth: Reals) -> None:
    """1 for the best team, -1 for the last one, even steps between, by the best rider of each."""
    for team in range(table.teams):
        place = 0
        for other in range(table.teams):
            place += _is_better(table, race, other, team)
        worth[team] = 1 - 2 * place / max(1, table.teams - 1)


@compiled
def _is_better(table: Table, race: Race, one: int, other: int) -> bool:
    return one != other and is_ahead(table, race, _best(table, race, one), _best(table, race, other))


@compiled
def _best(table: Table, race: Race, team: int) -> int:
    one, other = table.own[team, 0], table.own[team, 1]
    return one if is_ahead(table, race, one, other) else other


@entry
def step_all(
    tables: Table,
    start: Words,
    races: Words,
    cursors: Words,
    desks: Race,
    words: Words,
    numbers: Words,
    seed: int,
    actions: Words,
    seen: Small,
    masks: Masks,
    worth: Reals,
) -> None:
    """Take one action in each race, or begin it; one that is not allowed changes nothing.

    A race that is over has `NOTHING` in its cursor, and its worth to each team.
    """
    table, race = tables[0], desks[0]
    for index in range(len(races)):
        action, at = actions[index], cursors[index]
        if action != RESET and not masks[index, action]:
            continue
        origin = start if action == RESET else races[index]
        for word in range(len(origin)):
            words[word] = origin[word]
        race.number = numbers[index]
        race.seed = seed
        if action == RESET:
            begin(at)
        else:
            answer(table, race, at, action)
        go_on(table, race, at)
        allow(table, race, at, masks[index])
        if at[ASKED] == NOTHING:
            reward(table, race, worth[index])
        else:
            observe(table, race, at, seen[index])
        for word in range(races.shape[1]):
            races[index, word] = words[word]
