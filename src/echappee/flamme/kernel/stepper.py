"""Many races at once in which one seat decides at a time, as an environment wants them."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from echappee.flamme.kernel.choosing import OUTSIDE
from echappee.flamme.kernel.outside import Outside
from echappee.flamme.kernel.packing import Batch
from echappee.flamme.kernel.questions import ACTIONS
from echappee.flamme.kernel.riding import policy_number, signed
from echappee.flamme.kernel.rows import ENVIRONMENT
from echappee.flamme.kernel.state import Reals, Small, Words
from echappee.flamme.rules.position import Position

ASKS = "agent"
"""The policy of a team whose decisions come from outside."""


class Stepper:
    """Races that begin in the same position; their state is in arrays with one row per race.

    Of the seats that are asked at the same time the first one decides, while the others wait.
    """

    def __init__(self, start: Position, policies: Sequence[str], races: int, seed: int = 0) -> None:
        numbers = [OUTSIDE if name == ASKS else policy_number(name) for name in policies]
        self._outside = Outside([start], [numbers], races=races, seed=signed(seed), audience=ENVIRONMENT)
        self._every, self._many = np.arange(races), len(start.teams)
        self.masks = np.zeros((races, ACTIONS), np.int8)
        """What may be done, with a 1 for each action."""
        self.teams: Words = np.zeros(races, np.int64)
        """The team that decides in each race; 0 where it is over."""

    @property
    def races(self) -> Batch:
        return self._outside.races

    @property
    def numbers(self) -> Words:
        """Which race of the seed each one is, or which one begins with the next step."""
        number: Words = self._outside.rows.number
        return np.where(number < 0, -1 - number, number)

    @property
    def seen(self) -> Small:
        """What the team that decides observes."""
        seen: Small = self._outside.rows.seen
        return seen

    @property
    def worth(self) -> Reals:
        """What races that are over were worth to each team."""
        worth: Reals = self._outside.rows.payoffs[:, : self._many]
        return worth

    @property
    def over(self) -> NDArray[np.bool_]:
        """The races that are over; they begin again with the next step."""
        return self._outside.rows.over == 1

    def begin(self) -> np.record:
        """To the first decision."""
        return self.step(np.zeros(len(self.races), np.int64))

    def step(self, actions: Words) -> np.record:
        """One action in each race; a race that is over begins again, whatever its action.

        The desk has a log if there is only one race.
        """
        rows = self._outside.rows
        rows.answers[self._every, self.teams] = actions
        desk = self._outside.step()
        self.teams = (rows.asked >= 0).argmax(axis=1)
        bits = rows.legal[self._every, self.teams, None].astype("<i8").view(np.uint8)
        self.masks[:] = np.unpackbits(bits, axis=1, count=ACTIONS, bitorder="little")
        return desk
