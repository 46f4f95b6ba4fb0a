"""One step: takes the answers in a row, and rides its race to the next decisions."""

from typing import Final

from echappee.flamme.bots.patron.layout import TEAMS as SEATS
from echappee.flamme.kernel.observation import observe
from echappee.flamme.kernel.policies.patron.answers import action_of, answers_of
from echappee.flamme.kernel.policies.patron.inputs import write_inputs
from echappee.flamme.kernel.rows import AGENT, ENVIRONMENT, NOBODY, PATRON, RaceRows
from echappee.flamme.kernel.rules.lanes import clear, fill
from echappee.flamme.kernel.rules.payoffs import write_places, write_wins
from echappee.flamme.kernel.rules.phases import answer, ride
from echappee.flamme.kernel.rules.piles import KINDS, count
from echappee.flamme.kernel.rules.placement import open_squares
from echappee.flamme.kernel.rules.questions import (
    DONE,
    FIRST_PLACE,
    FIRST_SPECIALIST,
    NO,
    NOTHING,
    PICKING,
    PLACES,
    RECOVERING,
    REFRESHING,
    ROULEUR,
    SPRINTEUR,
    YES,
    begin_phase,
)
from echappee.flamme.kernel.rules.refresh import fitting
from echappee.flamme.kernel.rules.specialists import is_free
from echappee.flamme.kernel.state import DECK_FIELDS, HAND, OVER, RIDER_FIELDS, RIDERS, STRAIGHTS, TEAMS
from echappee.kernel import Race, Table, compiled
from echappee.kernel.arrays import TO_THE_END


@compiled
def load(kept: Race, race: Race) -> None:
    """Copy a race to the desk."""
    for rider in range(RIDERS):
        for column in range(DECK_FIELDS):
            race.decks[rider, column] = kept.decks[rider, column]
        for column in range(RIDER_FIELDS):
            race.riders[rider, column] = kept.riders[rider, column]
        race.order[rider] = kept.order[rider]
    for straight in range(STRAIGHTS):
        race.weather[straight] = kept.weather[straight]
    race.round, race.phase = kept.round, kept.phase
    race.first, race.recovering = kept.first, kept.recovering
    race.turn, race.seats, race.seat_order = kept.turn, kept.seats, kept.seat_order
    for team in range(TEAMS):
        race.asked[team], race.about[team], race.part[team] = (
            kept.asked[team],
            kept.about[team],
            kept.part[team],
        )


@compiled
def store(race: Race, kept: Race) -> None:
    """Copy a race back: numba confuses two records if one function does both."""
    for rider in range(RIDERS):
        for column in range(DECK_FIELDS):
            kept.decks[rider, column] = race.decks[rider, column]
        for column in range(RIDER_FIELDS):
            kept.riders[rider, column] = race.riders[rider, column]
        kept.order[rider] = race.order[rider]
    for straight in range(STRAIGHTS):
        kept.weather[straight] = race.weather[straight]
    kept.round, kept.phase = race.round, race.phase
    kept.first, kept.recovering = race.first, race.recovering
    kept.turn, kept.seats, kept.seat_order = race.turn, race.seats, race.seat_order
    for team in range(TEAMS):
        kept.asked[team], kept.about[team], kept.part[team] = (
            race.asked[team],
            race.about[team],
            race.part[team],
        )


@compiled
def legal_actions(table: Table, race: Race, team: int) -> int:
    """The allowed answers of this seat; none if it is not asked."""
    asked, rider = race.asked[team], race.about[team]
    if asked == NOTHING:
        found = 0
    elif asked == REFRESHING:
        found = fitting(table, race, rider) | 1 << DONE
    elif asked == PLACES:
        found = _places(table, race)
    elif asked == PICKING:
        found = _specialists(table, race, team)
    elif asked == RECOVERING:
        found = 1 << YES | 1 << NO
    elif rider >= 0:
        found = _kinds(race.decks[rider, HAND])
    else:
        found = 1 << ROULEUR | 1 << SPRINTEUR
    return found


@compiled
def _kinds(hand: int) -> int:
    found = 0
    for kind in range(KINDS):
        if count(hand, kind):
            found |= 1 << kind
    return found


@compiled
def _places(table: Table, race: Race) -> int:
    """As many as there are open squares, counted from the front."""
    fill(table, race, 0)
    places = open_squares(table, race)
    clear(table, race)
    return ((1 << places) - 1) << FIRST_PLACE


@compiled
def _specialists(table: Table, race: Race, team: int) -> int:
    found = 0
    for specialist in range(len(table.types)):
        if is_free(table, race, team, specialist):
            found |= 1 << FIRST_SPECIALIST + specialist
    return found


STRIDE: Final = 7919
"""From one table to that of the next race in the same row of an environment: coprime with any number of
tables there may be."""


@compiled
def step(
    tables: Table, starts: Race, races: Race, rows: RaceRows, race: Race, index: int, audience: int
) -> None:
    """Answer in the race of this row and ride it on, on the desk `race`; or begin it."""
    rows.over[index] = 0
    table = tables[rows.table[index]]
    if rows.number[index] < 0:
        rows.number[index] = -1 - rows.number[index]
        load(starts[rows.table[index]], race)
        begin_phase(race)
        race.scripted = race.lines
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
def _take_answers(table: Table, race: Race, rows: RaceRows, index: int, audience: int) -> bool:
    """Take the allowed answers; others change nothing. Returns whether there were any."""
    taken = False
    for team in range(min(table.teams, SEATS)):
        chosen = rows.answers[index, team]
        rows.answers[index, team] = NOBODY
        if race.asked[team] != NOTHING and chosen >= 0 and rows.legal[index, team] >> chosen & 1:
            answer(table, race, team, chosen if audience == ENVIRONMENT else action_of(race, team, chosen))
            taken = True
    return taken


@compiled
def _tell(table: Table, race: Race, rows: RaceRows, index: int, audience: int) -> None:
    """For each seat that is asked: its policy and its allowed answers; or what one seat observes."""
    shown = False
    for team in range(SEATS):
        rows.asked[index, team] = NOBODY
        rows.legal[index, team] = 0
        if team < table.teams and race.asked[team] != NOTHING:
            rows.asked[index, team] = table.policies[team]
            if audience == PATRON:
                actions = legal_actions(table, race, team)
                rows.legal[index, team] = answers_of(race, team, actions)
            elif not shown:
                _show(table, race, rows, index, team, audience)
                shown = True


@compiled
def _show(table: Table, race: Race, rows: RaceRows, index: int, team: int, audience: int) -> None:
    """The allowed answers of the only seat that is shown anything, and what it observes."""
    actions = legal_actions(table, race, team)
    if audience == AGENT:
        rows.legal[index, team] = answers_of(race, team, actions)
        rows.inputs[index, 0] = 0
        write_inputs(table, race, team, rows.inputs[index, 0])
    else:
        rows.legal[index, team] = actions
        observe(table, race, team, rows.seen[index])


@compiled
def show(tables: Table, races: Race, rows: RaceRows, index: int, team: int) -> None:
    """What this seat looks at, if it is asked; `inputs` of all seats are zero before."""
    if rows.asked[index, team] != NOBODY:
        write_inputs(tables[rows.table[index]], races[index], team, rows.inputs[index, team])


@compiled
def _close(table: Table, race: Race, rows: RaceRows, index: int, audience: int) -> None:
    rows.over[index] = 1
    if audience == PATRON:
        write_wins(table, race, rows.payoffs[index])
    else:
        write_places(table, race, rows.payoffs[index])
    if audience == AGENT:
        rows.inputs[index, 0] = 0
