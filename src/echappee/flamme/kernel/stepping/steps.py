"""One step: takes the answers in a row, and rides its race to the next decisions."""

from typing import Final

from echappee.flamme.bots.patron.layout import TEAMS
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.end import end
from echappee.flamme.kernel.loading import load, store
from echappee.flamme.kernel.movement import movement
from echappee.flamme.kernel.payoffs import write_places, write_wins
from echappee.flamme.kernel.policies.patron.answers import action_of, answers_of
from echappee.flamme.kernel.policies.patron.inputs import write_inputs
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
    Words,
)
from echappee.flamme.kernel.stepping.bid_steps import answer_breakaway, breakaway_on
from echappee.flamme.kernel.stepping.cursor import ASKED, NOTHING, begin, is_asking
from echappee.flamme.kernel.stepping.energy_steps import answer_energy, energy_on
from echappee.flamme.kernel.stepping.legal import legal_actions
from echappee.flamme.kernel.stepping.refresh_steps import answer_refresh, refresh_on
from echappee.flamme.kernel.stepping.rows import ENVIRONMENT, NOBODY, PATRON, Rows
from echappee.flamme.kernel.stepping.sight import observe
from echappee.flamme.kernel.stepping.start_steps import (
    answer_draft,
    answer_placement,
    draft_on,
    placement_on,
)
from echappee.flamme.kernel.tables import Table
from echappee.flamme.kernel.weather import weather

STRIDE: Final = 7919
"""From one table to that of the next race in the same row of an environment: coprime with any number of
tables there may be."""


@compiled
def step(tables: Table, starts: Race, races: Race, rows: Rows, race: Race, index: int, audience: int) -> None:
    """Answer in the race of this row and ride it on, on the desk `race`; or begin it."""
    rows.over[index] = 0
    table, at = tables[rows.table[index]], rows.at[index]
    if rows.number[index] < 0:
        rows.number[index] = -1 - rows.number[index]
        load(starts[rows.table[index]], race)
        begin(at)
    else:
        load(races[index], race)
        if not _take_answers(table, race, rows, index, audience):
            return
    race.number = rows.number[index]
    _ride_on(table, race, at)
    store(race, races[index])
    _tell(table, race, rows, index, audience)
    if race.phase == OVER:
        _close(table, race, rows, index, audience)
        if audience == ENVIRONMENT:
            rows.table[index] = (rows.table[index] + STRIDE) % len(tables)
        rows.number[index] = -1 - (rows.number[index] + len(races))


@compiled
def _take_answers(table: Table, race: Race, rows: Rows, index: int, audience: int) -> bool:
    """Take the answers that are allowed; the others change nothing. Says whether there were any."""
    taken, at = False, rows.at[index]
    for team in range(min(table.teams, TEAMS)):
        answer = rows.answers[index, team]
        rows.answers[index, team] = NOBODY
        if at[team, ASKED] != NOTHING and answer >= 0 and rows.legal[index, team] >> answer & 1:
            action = answer if audience == ENVIRONMENT else action_of(race, at, team, answer)
            _answer(table, race, at, team, action)
            taken = True
    return taken


@compiled
def _answer(table: Table, race: Race, at: Words, team: int, action: int) -> None:
    phase = race.phase
    if phase == ENERGY:
        answer_energy(table, race, at, team, action)
    elif phase == REFRESH:
        answer_refresh(table, race, at, team, action)
    elif phase == DRAFT:
        answer_draft(table, race, at, team, action)
    elif phase == PLACEMENT:
        answer_placement(table, race, at, team, action)
    else:
        answer_breakaway(table, race, at, team, action)


@compiled
def _ride_on(table: Table, race: Race, at: Words) -> None:
    """Until something is asked or the race is over; seats that have answered may be asked once more."""
    riding = True
    while riding:
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
        riding = race.phase != OVER and not is_asking(table, at)


@compiled
def _tell(table: Table, race: Race, rows: Rows, index: int, audience: int) -> None:
    """For each seat that is asked: its policy, what it may answer, and what it looks at."""
    at, shown = rows.at[index], False
    for team in range(TEAMS):
        rows.asked[index, team] = NOBODY
        rows.legal[index, team] = 0
        if team < table.teams and at[team, ASKED] != NOTHING:
            rows.asked[index, team] = table.policies[team]
            if audience == PATRON:
                actions = legal_actions(table, race, at, team)
                rows.legal[index, team] = answers_of(race, at, team, actions)
                write_inputs(table, race, at, team, rows.inputs[index, team])
            elif not shown:
                rows.legal[index, team] = legal_actions(table, race, at, team)
                observe(table, race, at, team, rows.seen[index])
                shown = True


@compiled
def _close(table: Table, race: Race, rows: Rows, index: int, audience: int) -> None:
    rows.over[index] = 1
    if audience == ENVIRONMENT:
        write_places(table, race, rows.payoffs[index])
    else:
        write_wins(table, race, rows.payoffs[index])
