"""Glances: every answer is tried until the next round begins, and patron's network judges what came of it.

The team's second rider plays what the network likes best, and the others ride as the kernel's tempo does.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from echappee.engine import Question
from echappee.flamme.bots.patron.layout import ANSWERS
from echappee.flamme.bots.patron.network import UNIT, in_rows, shipped_weights
from echappee.flamme.kernel.calls import step_races
from echappee.flamme.kernel.choosing import OUTSIDE
from echappee.flamme.kernel.state import KEPT, Reals, Words
from echappee.flamme.kernel.stepping.rows import PATRON, Rows, rows_for
from echappee.flamme.rules import View
from echappee.flamme.thinking.tries import Estimate, Tries, tries_of

TEAMS: Final = 2 * ANSWERS
"""Where the win chances of the teams begin in what the network gives."""


def glances(
    view: View, question: Question, answers: Sequence[str], per_answer: int, seed: int = 0
) -> tuple[Estimate, ...]:
    """The win chance after each of these cards, in this many races; race n has the same draws after all."""
    tries = tries_of(view, question, answers, OUTSIDE)
    return tries.estimates(_Round(tries, view.round, per_answer, seed).chances())


class _Round:
    """Races in which one round is ridden to its end."""

    def __init__(self, tries: Tries, number: int, per_answer: int, seed: int) -> None:
        self._tries, self._number, self._seed = tries, number, seed
        many = len(tries.starts)
        self._chances: Reals = np.zeros(many * per_answer)
        self._left: Words = np.arange(len(self._chances))
        """The races that are still in this round."""
        self._races = np.zeros(len(self._chances), KEPT)
        self._rows = rows_for(len(self._chances))
        self._rows.table[:] = np.repeat(np.arange(many), per_answer)
        self._rows.number[:] = -1 - np.tile(np.arange(per_answer), many)

    def chances(self) -> Reals:
        """The own win chance in every race, when the next round begins or the race is over."""
        self._step()
        while len(self._left):
            self._play()
            self._step()
        return self._chances

    def _step(self) -> None:
        """Ride on, judge the races that have come far enough, and keep the others."""
        rows, seat = self._rows, self._tries.seat
        step_races(self._tries.tables, self._tries.starts, self._races, rows, self._seed, PATRON)
        over = rows.over == 1
        self._chances[self._left[over]] = rows.payoffs[over, seat]
        later = ~over & (self._races["round"] > self._number)
        if later.any():
            judged = _chance(rows.inputs[later, seat], int(self._tries.tables[0]["teams"]))
            self._chances[self._left[later]] = judged
        self._keep(~over & ~later)

    def _keep(self, these: NDArray[np.bool_]) -> None:
        self._left, self._races = self._left[these], self._races[these]
        kept = self._rows._asdict() | {
            name: array[these] for name, array in self._rows._asdict().items() if len(array) == len(these)
        }
        self._rows = Rows(**kept)

    def _play(self) -> None:
        """The second rider's card."""
        rows, seat = self._rows, self._tries.seat
        likes = _network()(rows.inputs[:, seat])[:, :ANSWERS]
        allowed = rows.legal[:, seat, None] >> np.arange(ANSWERS) & 1
        rows.answers[:, seat] = np.where(allowed, likes, -np.inf).argmax(axis=1)


def _chance(inputs: NDArray[np.uint8], teams: int) -> Reals:
    logits = _network()(inputs)[:, TEAMS : TEAMS + teams] / UNIT
    shares: Reals = np.exp(logits - logits.max(axis=1, keepdims=True))
    own: Reals = shares[:, 0] / shares.sum(axis=1)
    return own


_network = cache(lambda: in_rows(shipped_weights().matrices))
