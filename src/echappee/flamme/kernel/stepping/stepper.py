"""Many races at once that stop at each decision of some seats."""

from collections.abc import Sequence
from contextlib import nullcontext

import numpy as np
from numpy.typing import NDArray

from echappee.flamme.kernel.calls import DESK, LINES
from echappee.flamme.kernel.compiling import one_compiler
from echappee.flamme.kernel.riding import NOBODY, Kernel
from echappee.flamme.kernel.state import KEPT, Words
from echappee.flamme.kernel.stepping.cursor import ACTIONS, AGENT, ASKED, COLUMNS, NOTHING, TEAM
from echappee.flamme.kernel.stepping.sight import SIZE
from echappee.flamme.kernel.stepping.steps import RESET, step_all
from echappee.flamme.rules.position import Position

ASKS = "agent"
"""The policy of a team whose decisions come from outside."""


class Stepper:
    """Races that begin in the same position; their state is in arrays with one row per race."""

    def __init__(self, start: Position, policies: Sequence[str], races: int, seed: int = 0) -> None:
        self.kernel = Kernel(start, [NOBODY if name == ASKS else name for name in policies], seed=seed)
        self._table = self.kernel._table.copy()  # noqa: SLF001 - a part of the kernel, like riding itself
        for team, name in enumerate(policies):
            if name == ASKS:
                self._table[0]["policies"][team] = AGENT
        self._start = self.kernel._first.view(np.int64).ravel()  # noqa: SLF001 - as above
        self.races = np.repeat(self.kernel._first, races)  # noqa: SLF001 - as above
        self._words = self.races.view(np.int64).reshape(races, KEPT.itemsize // 8)
        self._cursors = np.zeros((races, COLUMNS), np.int64)
        self.desk = np.zeros(1, DESK)
        self.desk["nobody"] = 1.0
        self.desk["logged"] = LINES
        self.numbers = np.arange(races, dtype=np.int64)
        self.seen = np.zeros((races, SIZE), np.int16)
        self.masks = np.zeros((races, ACTIONS), np.int8)
        self.worth = np.zeros((races, len(start.teams)), np.float64)

    @property
    def over(self) -> NDArray[np.bool_]:
        """The races in which nothing is asked any more."""
        asked: NDArray[np.bool_] = self._cursors[:, ASKED] == NOTHING
        return asked

    @property
    def teams(self) -> Words:
        """The team that is asked in each race."""
        return self._cursors[:, TEAM]

    def begin(self) -> None:
        """Begin all races."""
        self.step(np.full(len(self.races), RESET))

    def step(self, actions: Words) -> None:
        """One action in each race; `RESET` begins it, with the number that `numbers` gives it."""
        with nullcontext() if step_all.signatures else one_compiler():  # type: ignore[attr-defined]
            step_all(
                self._table,
                self._start,
                self._words,
                self._cursors,
                self.desk,
                self.desk.view(np.int64),
                self.numbers,
                self.kernel.seed,
                actions,
                self.seen,
                self.masks,
                self.worth,
            )
