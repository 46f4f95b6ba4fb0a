"""Races whose decisions come from outside: they wait for answers, all of them at the same time."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from echappee.engine import Refused
from echappee.flamme.bots.patron.layout import ANSWERS, TEAMS
from echappee.flamme.kernel.card_table import USUAL, rows_of
from echappee.flamme.kernel.choices import OUTSIDE, POLICIES
from echappee.flamme.kernel.entry import step_races
from echappee.flamme.kernel.packing import pack
from echappee.flamme.kernel.policies.tempo.weights import write_weights
from echappee.flamme.kernel.rows import AGENT, ENVIRONMENT, PATRON, rows_for
from echappee.flamme.kernel.rules.questions import ACTIONS, ALL_QUESTIONS
from echappee.flamme.kernel.state import KEPT
from echappee.flamme.kernel.tables import read_table
from echappee.flamme.rules.position import Position
from echappee.kernel import Batch, Reals, Small, Table, Words, policy_number, signed


def table_of(start: Position, policies: Sequence[int], questions: int = ALL_QUESTIONS) -> tuple[Table, Batch]:
    """The table and the start of races with these policies; from `OUTSIDE` on a team is decided from outside.

    Such a team is asked for its cards and these other questions, one bit each; tempo answers the rest for it.
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


ASKS = "agent"
"""The policy of a team whose decisions come from outside."""


class Stepper:
    """Races that begin in the same position; their state is in arrays with one row per race.

    Of the seats that are asked at the same time the first one decides, while the others wait. It observes and
    answers as the audience says: an `ENVIRONMENT`, or an `AGENT` as patron does.
    """

    def __init__(
        self,
        start: Position,
        policies: Sequence[str],
        races: int,
        seed: int = 0,
        audience: int = ENVIRONMENT,
    ) -> None:
        numbers = [OUTSIDE if name == ASKS else policy_number(name, POLICIES) for name in policies]
        self._outside = Outside([start], [numbers], races=races, seed=signed(seed), audience=audience)
        self._every, self._many = np.arange(races), len(start.teams)
        self._actions, self._as_patron = (ANSWERS, True) if audience == AGENT else (ACTIONS, False)
        self.masks = np.zeros((races, self._actions + self._as_patron), np.int8)
        """The possible actions, with a 1 for each allowed one; for an `AGENT` the last one is to idle."""
        self.teams: Words = np.zeros(races, np.int64)
        """The team that decides in each race; 0 where it is over."""

    @property
    def races(self) -> Batch:
        return self._outside.races

    @property
    def numbers(self) -> Words:
        """The number of each race, or of the race that begins with the next step."""
        number: Words = self._outside.rows.number
        return np.where(number < 0, -1 - number, number)

    @property
    def seen(self) -> Small:
        """The observation of the deciding team."""
        rows = self._outside.rows
        seen: Small = rows.inputs[:, 0] if self._as_patron else rows.seen
        return seen

    @property
    def worth(self) -> Reals:
        """Each team's result in finished races."""
        worth: Reals = self._outside.rows.payoffs[:, : self._many]
        return worth

    @property
    def over(self) -> NDArray[np.bool_]:
        """The races that are over; they begin again with the next step."""
        return self._outside.rows.over == 1

    def begin(self) -> np.record:
        """Ride to the first decision."""
        return self.step(np.zeros(len(self.races), np.int64))

    def step(self, actions: Words) -> np.record:
        """Do one action in each race; a finished race begins again, whatever its action.

        The desk has a log if there is only one race.
        """
        rows = self._outside.rows
        rows.answers[self._every, self.teams] = actions
        desk = self._outside.step()
        self.teams = (rows.asked >= 0).argmax(axis=1)
        bits = rows.legal[self._every, self.teams, None].astype("<i8").view(np.uint8)
        self.masks[:, : self._actions] = np.unpackbits(bits, axis=1, count=self._actions, bitorder="little")
        self.masks[:, self._actions :] = self.over[:, None]
        return desk


def worths(tables: Table, starts: Batch, which: Words, numbers: Words, seed: int) -> Reals:
    """The share of a win of every team in each race: `which` start it has, and which race of the seed it is.

    Races of one number meet the same chances, wherever they start. No seat may be decided from outside.
    """
    rows = rows_for(len(which))
    rows.table[:] = which
    rows.number[:] = -1 - numbers
    step_races(tables, starts, np.zeros(len(which), KEPT), rows, seed, PATRON)
    assert rows.over.all()
    found: Reals = rows.payoffs
    return found
