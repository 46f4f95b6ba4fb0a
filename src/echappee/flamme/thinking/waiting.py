"""Races in the kernel that wait for patron's network."""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from echappee.flamme.bots.patron.layout import ANSWERS
from echappee.flamme.bots.patron.network import UNIT, in_rows, shipped_weights
from echappee.flamme.kernel.entry import step_races
from echappee.flamme.kernel.packing import Batch
from echappee.flamme.kernel.rows import PATRON, RaceRows, rows_for
from echappee.flamme.kernel.state import KEPT, Reals, Words
from echappee.flamme.kernel.tables import Table

TEAMS: Final = 2 * ANSWERS
"""Where the win chances of the teams begin in what the network gives."""


class Waiting:
    """One race for each start; `step` rides them on to where the network is asked."""

    def __init__(self, tables: Table, starts: Batch, numbers: Words, seed: int) -> None:
        self._tables, self._starts, self._seed = tables, starts, seed
        self.races = np.zeros(len(starts), KEPT)
        self.rows = rows_for(len(starts))
        self.rows.table[:] = np.arange(len(starts))
        self.rows.number[:] = -1 - numbers

    def step(self) -> None:
        step_races(self._tables, self._starts, self.races, self.rows, self._seed, PATRON)

    def play(self, where: NDArray[np.bool_]) -> None:
        """The best card, for these seats of these races."""
        likes = _network()(self.rows.inputs[where])[:, :ANSWERS]
        allowed = self.rows.legal[where][:, None] >> np.arange(ANSWERS) & 1
        self.rows.answers[where] = np.where(allowed, likes, -np.inf).argmax(axis=1)

    def chances(self, these: NDArray[np.bool_], seat: int) -> Reals:
        """How likely the network thinks that this seat wins, in these races."""
        teams = int(self._tables[0]["teams"])
        logits = _network()(self.rows.inputs[these, seat])[:, TEAMS : TEAMS + teams] / UNIT
        shares: Reals = np.exp(logits - logits.max(axis=1, keepdims=True))
        own: Reals = shares[:, 0] / shares.sum(axis=1)
        return own

    def keep(self, these: NDArray[np.bool_]) -> None:
        """Ride on with these races only."""
        self.races = self.races[these]
        arrays = self.rows._asdict()
        fewer = {name: array[these] for name, array in arrays.items() if len(array) == len(these)}
        self.rows = RaceRows(**arrays | fewer)


_network = cache(lambda: in_rows(shipped_weights().matrices))
