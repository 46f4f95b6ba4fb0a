"""The entry points. Each calls one compiled function: compiling two would take twice as long."""

from pathlib import Path
from typing import Final

import numpy as np

from echappee.flamme.bots.patron.layout import TEAMS as SEATS
from echappee.flamme.kernel.choices import CADET
from echappee.flamme.kernel.policies.cadet.network import LAYERS, shipped
from echappee.flamme.kernel.rows import PATRON, RaceRows, rows_for
from echappee.flamme.kernel.rules.phases import ride
from echappee.flamme.kernel.state import KEPT, SQUARES, desk
from echappee.flamme.kernel.steps import show, step
from echappee.kernel.arrays import Batch, Race, Reals, Table, Words
from echappee.kernel.compiler import Code

CODE: Final = Code(Path(__file__).parents[1], ("kernel", "rules", "bots"))
LINES: Final = 256
"""More lines than a phase writes into the log."""
DESK: Final = desk(SQUARES, LINES)
NONE: Final = np.zeros(0, KEPT)


def ride_races(tables: Table, races: Batch, first: int, seed: int, phases: int) -> np.record:
    """Ride these races in place, from this number on; the desk has a log if only one phase is ridden."""
    work = _desk(tables)
    work[0]["logged"] = 0 if phases == 1 else LINES
    _call(tables, races, work, (first, seed, phases, PATRON), NONE, NONE, rows_for(0))
    return work[0]


def step_races(
    tables: Table, starts: Batch, races: Batch, rows: RaceRows, seed: int, audience: int
) -> np.record:
    """Take the answers in these rows, and ride every race to its next decisions from outside.

    The desk has a log if there is only one race.
    """
    work = _desk(tables)
    work[0]["logged"] = 0 if len(races) == 1 else LINES
    _call(tables, NONE, work, (0, seed, 0, audience), starts, races, rows)
    return work[0]


def ride_scripted(tables: Table, start: Batch, script: Words, races: RaceRows, seed: int) -> Reals:
    """Ride the races in these rows from one start to their end: the share of a win of every team in each.

    In the phase in which they begin, everything in the script happens as it says.
    """
    work = _desk(tables)
    work[0]["logged"] = LINES
    work[0]["script"][: len(script)] = script
    work[0]["lines"] = len(script)
    _call(tables, NONE, work, (0, seed, 0, PATRON), start, np.zeros(len(races.table), KEPT), races)
    shares: Reals = races.payoffs
    return shares


def _desk(tables: Table) -> Batch:
    work = np.zeros(1, DESK)
    work["nobody"] = 1.0
    if CADET in tables["policies"]:
        for name, layer in zip(LAYERS, shipped(), strict=True):
            work[name] = layer
    return work


def _call(
    tables: Table,
    races: Batch,
    work: Batch,
    numbers: tuple[int, int, int, int],
    starts: Batch,
    asked: Batch,
    rows: RaceRows,
) -> None:
    plain = races.view(np.int64).reshape(len(races), KEPT.itemsize // 8)
    _ride_all(tables, plain, work, work.view(np.int64), numbers, starts, asked, rows)


@CODE.entry
def _ride_all(
    tables: Table,
    races: Words,
    desks: Race,
    words: Words,
    numbers: tuple[int, int, int, int],
    starts: Race,
    asked: Race,
    rows: RaceRows,
) -> None:
    """Ride these races one after the other on one desk, then one step in those that wait for answers.

    The numbers are that of the first race, the seed, how many phases are to be ridden, and whom the races
    that wait are shown to. A race is copied to the desk and back as plain words; `words` are those of the
    desk.
    """
    race = desks[0]
    first, race.seed, phases, audience = numbers
    for index in range(len(races)):
        for word in range(races.shape[1]):
            words[word] = races[index, word]
        race.number = first + index
        ride(tables[0], race, phases)
        for word in range(races.shape[1]):
            races[index, word] = words[word]
    for index in range(len(asked)):
        step(tables, starts, asked, rows, race, index, audience)
        if audience == PATRON:
            rows.inputs[index] = 0
            for team in range(SEATS):
                show(tables, asked, rows, index, team)
