"""One step: takes the answers in a row, and rides its race to the next decisions."""

from typing import Final

from echappee.flamme.bots.patron.layout import TEAMS
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.legal import legal_actions
from echappee.flamme.kernel.loading import load, store
from echappee.flamme.kernel.payoffs import write_places, write_wins
from echappee.flamme.kernel.phases import TO_THE_END, answer, ride
from echappee.flamme.kernel.policies.patron.answers import action_of, answers_of
from echappee.flamme.kernel.policies.patron.inputs import write_inputs
from echappee.flamme.kernel.questions import NOTHING, begin_phase
from echappee.flamme.kernel.rows import ENVIRONMENT, NOBODY, PATRON, Rows
from echappee.flamme.kernel.sight import observe
from echappee.flamme.kernel.state import OVER, Race
from echappee.flamme.kernel.tables import Table

STRIDE: Final = 7919
"""From one table to that of the next race in the same row of an environment: coprime with any number of
tables there may be."""


@compiled
def step(tables: Table, starts: Race, races: Race, rows: Rows, race: Race, index: int, audience: int) -> None:
    """Answer in the race of this row and ride it on, on the desk `race`; or begin it."""
    rows.over[index] = 0
    table = tables[rows.table[index]]
    if rows.number[index] < 0:
        rows.number[index] = -1 - rows.number[index]
        load(starts[rows.table[index]], race)
        begin_phase(race)
    else:
        load(races[index], race)
        if not _take_answers(table, race, rows, index, audience):
            return
    race.number = rows.number[index]
    ride(table, race, TO_THE_END)
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
    taken = False
    for team in range(min(table.teams, TEAMS)):
        chosen = rows.answers[index, team]
        rows.answers[index, team] = NOBODY
        if race.asked[team] != NOTHING and chosen >= 0 and rows.legal[index, team] >> chosen & 1:
            answer(table, race, team, chosen if audience == ENVIRONMENT else action_of(race, team, chosen))
            taken = True
    return taken


@compiled
def _tell(table: Table, race: Race, rows: Rows, index: int, audience: int) -> None:
    """For each seat that is asked: its policy, what it may answer, and what it looks at."""
    shown = False
    for team in range(TEAMS):
        rows.asked[index, team] = NOBODY
        rows.legal[index, team] = 0
        if team < table.teams and race.asked[team] != NOTHING:
            rows.asked[index, team] = table.policies[team]
            if audience == PATRON:
                actions = legal_actions(table, race, team)
                rows.legal[index, team] = answers_of(race, team, actions)
                write_inputs(table, race, team, rows.inputs[index, team])
            elif not shown:
                rows.legal[index, team] = legal_actions(table, race, team)
                observe(table, race, team, rows.seen[index])
                shown = True


@compiled
def _close(table: Table, race: Race, rows: Rows, index: int, audience: int) -> None:
    rows.over[index] = 1
    if audience == ENVIRONMENT:
        write_places(table, race, rows.payoffs[index])
    else:
        write_wins(table, race, rows.payoffs[index])
