"""Cards tried in the kernel: the position after each of them, as the seat imagines it."""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

import numpy as np

from echappee.engine import Question
from echappee.flamme.kernel.card_table import DeckRows, rows_of
from echappee.flamme.kernel.choices import POLICIES
from echappee.flamme.kernel.packing import pack
from echappee.flamme.kernel.policies.tempo.weights import write_weights
from echappee.flamme.kernel.tables import read_table
from echappee.flamme.rules import View
from echappee.flamme.rules.imagined import after
from echappee.flamme.rules.position import Position, Rider
from echappee.kernel import policy_number
from echappee.kernel.arrays import Batch, Reals, Table
from echappee.simulate.intervals import Estimate


class Tries(NamedTuple):
    """A start for each card that is tried, and a table for the kernel with tempo in all seats."""

    table: Table
    starts: Batch
    seat: int
    """The index of the team that plays."""

    def tables(self, number: int) -> Table:
        """As many as there are starts: each one has its table."""
        return np.repeat(self.table, number)


def tries_of(view: View, question: Question, answers: Sequence[str]) -> Tries:
    """These cards, each played in the position as its seat imagines it."""
    positions = [after(view, question, answer) for answer in answers]
    seats = [team.colour for team in view.teams]
    table = table_for(positions[0], rows_of(positions[0]), "tempo")
    return Tries(table, start_of(*positions), seats.index(question.seat))


def table_for(position: Position, rows: DeckRows, policy: str) -> Table:
    """The table of races from this position, with this policy in all seats."""
    return _table(_bare(position), rows, policy)


def _bare(position: Position) -> Position:
    """The part of a position that tables are made from: it stays the same round after round."""
    riders = [
        Rider(rider.team, rider.type, rider.automatic, crashed=rider.crashed, specialist=rider.specialist)
        for rider in position.riders
    ]
    return position._replace(riders=tuple(riders), round=1)


@lru_cache(maxsize=64)
def _table(bare: Position, rows: DeckRows, policy: str) -> Table:
    numbers = [policy_number(policy, POLICIES)] * len(bare.teams)
    table = read_table(bare, rows, numbers, numbers)
    write_weights(table[0], bare)
    return table


def start_of(*positions: Position) -> Batch:
    """A start in the kernel for these positions."""
    return np.concatenate([pack(position, rows_of(position)) for position in positions])


def estimates(shares: Reals) -> tuple[Estimate, ...]:
    """The mean of each row, and its standard error."""
    errors = shares.std(axis=1) / sqrt(shares.shape[1])
    return tuple(map(Estimate, shares.mean(axis=1).tolist(), errors.tolist()))
