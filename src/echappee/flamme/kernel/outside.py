"""Races that are decided from outside: they wait for answers, all of them at the same time."""

from collections.abc import Sequence

import numpy as np

from echappee.engine import Refused
from echappee.flamme.bots.patron.layout import TEAMS
from echappee.flamme.kernel.calls import step_races
from echappee.flamme.kernel.card_table import USUAL, rows_of
from echappee.flamme.kernel.packing import Batch, pack
from echappee.flamme.kernel.policies.tempo.weights import write_weights
from echappee.flamme.kernel.questions import ALL_QUESTIONS
from echappee.flamme.kernel.rows import PATRON, rows_for
from echappee.flamme.kernel.state import KEPT
from echappee.flamme.kernel.tables import Table, read_table
from echappee.flamme.rules.position import Position


def table_of(start: Position, policies: Sequence[int], questions: int = ALL_QUESTIONS) -> tuple[Table, Batch]:
    """The table and the start of races with these policies; from `OUTSIDE` on they are somebody else's.

    Those are asked these questions, one bit each, and for their cards in any case; tempo answers the others.
    """
    rows = rows_of(start)
    if len(start.teams) > TEAMS or max(rows.of_rider) >= len(USUAL):
        raise Refused("kernel-cannot", f"decisions from outside need usual decks and at most {TEAMS} teams")
    table = read_table(start, rows, policies, policies)
    table["hears"] = questions
    write_weights(table[0], start)
    return table, pack(start, rows)


class Outside:
    """Races of one or several tables, on the processor."""

    def __init__(
        self,
        starts: Sequence[Position],
        policies: Sequence[Sequence[int]],
        *,
        races: int,
        seed: int = 0,
        audience: int = PATRON,
    ) -> None:
        made = [table_of(start, each) for start, each in zip(starts, policies, strict=True)]
        self.tables = np.concatenate([table for table, _ in made])
        self.starts = np.concatenate([start for _, start in made])
        self.races = np.zeros(races, KEPT)
        self.rows = rows_for(races, audience)
        self.rows.table[:] = np.arange(races) % len(made)
        self._seed, self._audience = seed, audience

    def step(self) -> np.record:
        """Take the answers in `rows`, and ride every race to its next decisions; the desk of the last one."""
        return step_races(self.tables, self.starts, self.races, self.rows, self._seed, self._audience)
