"""Races that wait for answers, as arrays of numpy: for machines without PyTorch."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from echappee.flamme.bots.patron.layout import ANSWERS
from echappee.flamme.bots.patron.network import NetworkWeights, in_rows
from echappee.flamme.kernel.entry import step_races
from echappee.flamme.kernel.rows import PATRON, rows_for
from echappee.flamme.kernel.state import KEPT
from training.company import LEARNER, Tables


class Racing:
    """Rows of races; after `step` they hold the open questions."""

    def __init__(self, tables: Tables, races: int, seed: int) -> None:
        self.tables, self._starts = tables
        self.rows = rows_for(races)
        self.rows.table[:] = np.arange(races) % len(self.tables)
        self.races = np.zeros(races, KEPT)
        self._seed = seed

    def step(self) -> None:
        step_races(self.tables, self._starts, self.races, self.rows, self._seed, PATRON)


class Answering(Protocol):
    """Answers for the seats of one policy."""

    def answer(self, going: NDArray[np.bool_]) -> None:
        """In all races that are going."""


class Player:
    """Patron in whole numbers, as in the package, for the seats of one policy."""

    def __init__(self, races: Racing, policy: int, weights: NetworkWeights) -> None:
        self._races, self._policy = races, policy
        self._sums_of = in_rows(weights.matrices)

    def answer(self, going: NDArray[np.bool_]) -> None:
        """The best answer in all races that are going."""
        rows = self._races.rows
        where, seats = np.nonzero((rows.asked == self._policy) & going[:, None])
        likes = self._sums_of(rows.inputs[where, seats])[:, :ANSWERS]
        allowed = rows.legal[where, seats, None] >> np.arange(ANSWERS) & 1
        rows.answers[where, seats] = np.where(allowed, likes, -np.inf).argmax(axis=1)


def share(tables: Tables, weights: NetworkWeights, races: int, seed: int) -> float:
    """The share of races that the odd one out won, where patron answers for all seats from outside."""
    racing = Racing(tables, races, seed)
    return won_by_odd_one(racing, [Player(racing, LEARNER, weights)])


def won_by_odd_one(racing: Racing, answering: Sequence[Answering]) -> float:
    """Ride all races to their end; the share that the odd one out won."""
    odd = racing.rows.table % racing.tables["teams"][racing.rows.table]
    going, won = np.ones(len(odd), bool), np.zeros(len(odd))
    racing.step()
    while going.any():
        for each in answering:
            each.answer(going)
        racing.step()
        ended = going & (racing.rows.over == 1)
        won[ended] = racing.rows.payoffs[ended, odd[ended]]
        going &= ~ended
    return float(won.mean())
