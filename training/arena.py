"""Races that wait for answers, as tensors: on the graphics card if there is one, else on the processor."""

from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from echappee.flamme.bots.patron.layout import TEAMS
from echappee.flamme.kernel.entry import step_races
from echappee.flamme.kernel.rows import PATRON, RaceRows, rows_for
from echappee.flamme.kernel.rules.energy import RECOVERY_OF_SECOND
from echappee.flamme.kernel.rules.questions import NOTHING
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

        from echappee.flamme.kernel.graphics import show_on_card, step_on_card, translate  # noqa: PLC0415 - as above

        self.rows = RaceRows(*(torch.from_numpy(array).cuda() for array in rows))
        self._arrays = [cuda.as_cuda_array(tensor) for tensor in self.rows]
        self._kept = (
            cuda.to_device(tables.tables),
            cuda.to_device(tables.starts),
            cuda.to_device(np.zeros(races, KEPT)),
        )
        words = torch.as_tensor(_Bytes(self._kept[2]), device="cuda").view(torch.int16).view(races, -1)
        fields = KEPT.fields
        assert fields
        self._questions, self._parts = (
            words[:, fields[name][1] // 2 :][:, :TEAMS] for name in ("asked", "part")
        )
        self._turns = torch.arange(races, device="cuda")
        self._order_array = cuda.as_cuda_array(self._turns)
        self._kernel, self._eyes = translate(step_on_card), translate(show_on_card)
        self._blocks = -(-races // THREADS)

    def _step_on_card(self) -> None:
        tables, _, races = self._kept
        self._turns.copy_(self._order())
        self._kernel[self._blocks, THREADS](*self._kept, self._seed, self._order_array, *self._arrays)
        self.rows.inputs.zero_()
        self._eyes[self._blocks * TEAMS, THREADS](tables, races, *self._arrays[:6])

    def _order(self) -> Tensor:
        """Races beside each other in which every seat has its last question, so that all of them ride on.

        Threads beside each other wait for the slowest, and to ride on takes much longer than to ask again.
        """
        parts = self._parts.masked_fill(self._questions == NOTHING, RECOVERY_OF_SECOND)
        return (self.rows.table * 2 + (parts.amin(1) >= RECOVERY_OF_SECOND)).argsort()


class _Bytes:
    """The bytes of records on a card."""

    def __init__(self, records: Any) -> None:  # noqa: ANN401 - an array on the card has no type
        held = records.__cuda_array_interface__
        self.__cuda_array_interface__ = {
            "data": held["data"],
            "shape": (records.size * records.dtype.itemsize,),
            "typestr": "|u1",
            "version": 3,
        }


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
