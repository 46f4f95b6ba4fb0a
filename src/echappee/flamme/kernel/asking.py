"""Races that stop where seats are decided from outside, as a learned policy or somebody's program does.

In a round such a seat is asked for its first rider, then for its second. Cards are sealed, so all seats of a
race are asked together; the other seats play at once. There are many races, one in each row, and one that is
over makes room for the next.
"""

from typing import Any, Final, NamedTuple

from echappee.flamme.bots.patron.layout import TEAMS
from echappee.flamme.kernel.chance import FOR_HANDS, numbers
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.energy import deal, end_energy, play, second_rider
from echappee.flamme.kernel.loading import load, store
from echappee.flamme.kernel.payoffs import write_payoffs
from echappee.flamme.kernel.phases import TO_THE_END, ride_race
from echappee.flamme.kernel.piles import KINDS, count
from echappee.flamme.kernel.policies.patron.cards import NUMBERS
from echappee.flamme.kernel.policies.patron.inputs import write_inputs
from echappee.flamme.kernel.state import CARD, HAND, OVER, ROW, Race
from echappee.flamme.kernel.tables import Table

NOBODY: Final = -1
STRIDE: Final = 7919
"""From one table to that of the next race in the same row: coprime with any number of tables there may be."""

Array = Any
"""Of the processor or of a graphics card."""


class Rows(NamedTuple):
    """What is said in both directions: one row per race, one column per seat."""

    table: Array
    """Which table each race has."""
    number: Array
    """Which race it is; a negative number starts one: -1 race 0, -2 race 1."""
    answers: Array
    """For every seat that is asked, the number of a card in `bots/patron/layout.py`."""
    asked: Array
    """The policy of every seat that is asked, else -1."""
    legal: Array
    """The cards that may be played, one bit each."""
    inputs: Array
    """What a seat may know that is asked, in bytes."""
    over: Array
    """1 where a race has come to its end and another one has begun."""
    payoffs: Array
    """What the race that is over was worth to each team."""


@compiled
def kind_of(row: int, number: int) -> int:
    """The kind of the card with this number among patron's, in this row."""
    kind = 0
    while NUMBERS[row, kind] != number:
        kind += 1
    return kind


@compiled
def asked_rider(table: Table, race: Race, team: int) -> int:
    """The rider of this team with a hand, or -1."""
    for index in range(2):
        rider = table.own[team, index]
        if rider >= 0 and race.decks[rider, HAND] != 0:
            return rider
    return -1


@compiled
def take_answers(table: Table, race: Race, answers: Array) -> None:
    """What was answered for every seat that was asked, as numbers of patron's cards; then ride on."""
    asked = False
    for team in range(min(table.teams, TEAMS)):
        rider = asked_rider(table, race, team)
        if rider >= 0:
            play(table, race, rider, kind_of(race.riders[rider, ROW], answers[team]), 0)
            mate = second_rider(table, race, rider)
            if mate >= 0 and race.riders[mate, CARD] < 0:
                deal(table, race, mate, numbers(race, FOR_HANDS, mate))
                asked = True
    if not asked:
        end_energy(table, race)
        ride_race(table, race, TO_THE_END)


@compiled
def tell(table: Table, race: Race, asked: Array, legal: Array, inputs: Array) -> None:
    """For each seat: its policy if it is asked, the cards of its hand as bits, and what it looks at."""
    for team in range(TEAMS):
        rider = asked_rider(table, race, team) if team < table.teams else NOBODY
        asked[team] = NOBODY
        legal[team] = 0
        if rider >= 0:
            asked[team] = table.policies[team]
            row, hand = race.riders[rider, ROW], race.decks[rider, HAND]
            for kind in range(KINDS):
                if count(hand, kind):
                    legal[team] |= 1 << NUMBERS[row, kind]
            write_inputs(table, race, rider, inputs[team])


@compiled
def restart(table: Table, start: Race, race: Race) -> None:
    """At the first decision of a new race."""
    load(start, race)
    ride_race(table, race, TO_THE_END)


@compiled
def step(tables: Table, starts: Race, races: Race, rows: Rows, race: Race, index: int) -> None:
    """Answer in the race of this row and ride it to its next decision, on the desk `race`."""
    rows.over[index] = 0
    if rows.number[index] >= 0:
        table = tables[rows.table[index]]
        race.number = rows.number[index]
        load(races[index], race)
        take_answers(table, race, rows.answers[index])
        if race.phase == OVER:
            write_payoffs(table, race, rows.payoffs[index])
            rows.over[index] = 1
            rows.table[index] = (rows.table[index] + STRIDE) % len(tables)
            rows.number[index] = -1 - (rows.number[index] + len(races))
    if rows.number[index] < 0:
        rows.number[index] = -1 - rows.number[index]
        race.number = rows.number[index]
        restart(tables[rows.table[index]], starts[rows.table[index]], race)
    store(race, races[index])
    tell(tables[rows.table[index]], race, rows.asked[index], rows.legal[index], rows.inputs[index])
