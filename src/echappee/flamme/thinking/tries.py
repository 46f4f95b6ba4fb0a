"""The answers that are tried: a race in the kernel for each of them, in which it has been given."""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

import numpy as np

from echappee.engine import Question
from echappee.flamme.kernel.card_table import rows_of
from echappee.flamme.kernel.choices import POLICIES
from echappee.flamme.kernel.outside import table_of
from echappee.flamme.kernel.packing import Batch, pack
from echappee.flamme.kernel.state import Reals
from echappee.flamme.kernel.tables import Table
from echappee.flamme.rules import View
from echappee.flamme.rules.position import Position, Rider
from echappee.flamme.thinking.imagining import after
from echappee.simulate.intervals import Estimate

TEMPO = POLICIES.index("tempo")


class Tries(NamedTuple):
    """A table for the kernel, with tempo in all seats, and a start for each answer."""

    table: Table
    starts: Batch
    seat: int
    """The number of the team that answers."""

    def tables(self, number: int) -> Table:
        """As many as there are starts: each one has its table."""
        return np.repeat(self.table, number)

    def estimates(self, shares: Reals) -> tuple[Estimate, ...]:
        """From the shares of races: as many of each answer, one answer after the other."""
        each = shares.reshape(len(self.starts), -1)
        errors = each.std(axis=1) / sqrt(each.shape[1])
        return tuple(map(Estimate, each.mean(axis=1).tolist(), errors.tolist()))


def tries_of(view: View, question: Question, answers: Sequence[str]) -> Tries:
    positions = [after(view, question, answer) for answer in answers]
    seat = [team.colour for team in view.teams].index(question.seat)
    return Tries(table_for(positions[0]), start_of(*positions), seat)


def start_of(*positions: Position) -> Batch:
    """These positions for the kernel."""
    return np.concatenate([pack(position, rows_of(position)) for position in positions])


def table_for(position: Position) -> Table:
    """The table of a race that has come to this position."""
    return _table(_bare(position))


def _bare(position: Position) -> Position:
    """As much of a position as a table is made of: it is the same one round after round."""
    riders = [
        Rider(rider.team, rider.type, rider.automatic, crashed=rider.crashed, specialist=rider.specialist)
        for rider in position.riders
    ]
    return position._replace(riders=tuple(riders), round=1)


@lru_cache(maxsize=16)
def _table(bare: Position) -> Table:
    table, _ = table_of(bare, [TEMPO] * len(bare.teams), questions=0)
    return table
