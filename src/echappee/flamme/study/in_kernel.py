"""Races ridden on in the kernel: from the beginning of a phase, with a script of what is fixed in it."""

from array import array
from collections.abc import Sequence

import numpy as np

from echappee.engine import Refused
from echappee.flamme.bots.patron.layout import TEAMS
from echappee.flamme.kernel.card_table import rows_of
from echappee.flamme.kernel.entry import ride_scripted
from echappee.flamme.kernel.packing import pack
from echappee.flamme.kernel.rows import rows_for
from echappee.flamme.kernel.scripts import script_of
from echappee.flamme.rules import Position, View
from echappee.flamme.study.riding import position_of
from echappee.flamme.thinking.tries import table_for
from echappee.kernel import signed
from echappee.study.chances import RaceNumbers, SeatView, Truth, Winners


def ride_in_kernel(
    situations: Sequence[Truth[Position] | SeatView[View]], rides: RaceNumbers
) -> Sequence[Winners]:
    """The winners of these races from each situation; refuses what the kernel cannot ride."""
    return [_ride(situation, rides) for situation in situations]


def _ride(situation: Truth[Position] | SeatView[View], rides: RaceNumbers) -> Winners:
    start = position_of(situation)
    if len(start.teams) > TEAMS:
        raise Refused("kernel-cannot", f"the kernel compares at most {TEAMS} teams")
    rows = rows_of(start)
    races = rows_for(rides.races)
    races.number[:] = -1 - np.arange(rides.first, rides.first + rides.races)
    script = script_of(start, rows, situation.entries)
    table = table_for(start, rows, rides.policy)
    shares = ride_scripted(table, pack(start, rows), script, races, signed(rides.seed))
    won = (shares > 0) @ (1 << np.arange(shares.shape[1]))
    return array("H", won.astype(np.uint16).tobytes())
