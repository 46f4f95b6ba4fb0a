"""Races that wait for answers, as tensors: on the graphics card if there is one, else on the processor."""

from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from echappee.flamme.kernel.entry import step_races
from echappee.flamme.kernel.rows import PATRON, RaceRows, rows_for
from echappee.flamme.kernel.state import KEPT
from training.company import Tables

THREADS: Final = 64
"""In a block."""


class Arena:
    """Rows of races; after `step` the tensors hold the open questions."""

    def __init__(self, tables: Tables, races: int, seed: int, device: str) -> None:
        self._seed = seed
        rows = rows_for(races)
        rows.table[:] = tables_by_row(races, len(tables.tables))
        self.teams = torch.from_numpy(tables.tables["teams"].astype(np.int64)).to(device)
        """How many there are, by table."""
        if device == "cuda":
            self._move_to_card(tables, rows, races)
        else:
            self._rows, self._tables = rows, tables
            self._races = np.zeros(races, KEPT)
            self.rows = RaceRows(*(torch.from_numpy(array) for array in rows))
        self.step = self._step_on_card if device == "cuda" else self._step

    def _step(self) -> None:
        step_races(self._tables.tables, self._tables.starts, self._races, self._rows, self._seed, PATRON)

    def _move_to_card(self, tables: Tables, rows: RaceRows, races: int) -> None:
        from numba import cuda  # noqa: PLC0415 - not without a card

        from echappee.flamme.kernel.graphics import step_on_card, translate  # noqa: PLC0415 - as above

        self.rows = RaceRows(*(torch.from_numpy(array).cuda() for array in rows))
        self._arrays = [cuda.as_cuda_array(tensor) for tensor in self.rows]
        self._kept = (
            cuda.to_device(tables.tables),
            cuda.to_device(tables.starts),
            cuda.to_device(np.zeros(races, KEPT)),
        )
        self._kernel = translate(step_on_card)
        self._blocks = -(-races // THREADS)

    def _step_on_card(self) -> None:
        self._kernel[self._blocks, THREADS](*self._kept, self._seed, *self._arrays)


def tables_by_row(races: int, tables: int) -> NDArray[np.int64]:
    """Which table the race of each row has: rows beside each other the same one, as cards like it."""
    return np.arange(races) * tables // races


def relative(values: Tensor, team: Tensor, many: Tensor) -> Tensor:
    """Values by seat, rolled so that the deciding team comes first; what is beyond the teams stays zero."""
    size = values.shape[-1]
    index = torch.arange(size, device=values.device)
    seat = (team.unsqueeze(-1) + index) % many.unsqueeze(-1)
    rolled = values.gather(-1, seat)
    return rolled.masked_fill(index >= many.unsqueeze(-1), 0.0)
