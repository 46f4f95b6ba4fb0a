"""Glances: every answer is tried until the next round begins, and patron's network judges the result.

In this round the network plays for everybody. The others' cards do not depend on the answer, so they are
computed once for each race.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from echappee.engine import Question
from echappee.flamme.bots.patron.layout import ANSWERS
from echappee.flamme.bots.patron.network import UNIT, in_rows, shipped_weights
from echappee.flamme.kernel.choices import OUTSIDE
from echappee.flamme.kernel.entry import step_races
from echappee.flamme.kernel.rows import PATRON, RaceRows, rows_for
from echappee.flamme.kernel.state import KEPT
from echappee.flamme.rules import View
from echappee.flamme.rules.imagined import before
from echappee.flamme.thinking.tries import Tries, estimates, start_of, tries_of
from echappee.kernel.arrays import Batch, Reals, Table, Words
from echappee.simulate.intervals import Estimate

TEAMS: Final = 2 * ANSWERS
"""Where the win chances of the teams begin in the network's output."""


class HaltedRaces:
    """Races in the kernel, one for each start: `step` rides them until the network is asked."""

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
        """The win chances of this seat in these races, as the network sees them."""
        teams = int(self._tables[0]["teams"])
        logits = _network()(self.rows.inputs[these, seat])[:, TEAMS : TEAMS + teams] / UNIT
        shares: Reals = np.exp(logits - logits.max(axis=1, keepdims=True))
        own: Reals = shares[:, 0] / shares.sum(axis=1)
        return own

    def keep(self, these: NDArray[np.bool_]) -> None:
        """Keep these races only."""
        self.races = self.races[these]
        arrays = self.rows._asdict()
        fewer = {name: array[these] for name, array in arrays.items() if len(array) == len(these)}
        self.rows = RaceRows(**arrays | fewer)


def glances(
    view: View, question: Question, answers: Sequence[str], per_answer: int, seed: int = 0
) -> tuple[Estimate, ...]:
    """The win chance after each of these cards, in this many races; race n has the same draws after all."""
    tries = tries_of(view, question, answers)
    others = _others_played(tries, start_of(before(view, question)), per_answer, seed)
    starts = _with_answers(tries, others)
    tables = tries.tables(len(starts))
    tables["policies"][:, tries.seat] = OUTSIDE
    halted = HaltedRaces(tables, starts, np.tile(np.arange(per_answer), len(answers)), seed)
    return estimates(_chances(halted, tries.seat, view.round).reshape(len(answers), -1))


def _others_played(tries: Tries, start: Batch, races: int, seed: int) -> Batch:
    """Races in which all other teams have played and the seat is still asked."""
    tables = tries.tables(races)
    tables["policies"] = OUTSIDE
    halted = HaltedRaces(tables, np.repeat(start, races), np.arange(races), seed)
    while True:
        halted.step()
        asked = halted.rows.asked >= 0
        asked[:, tries.seat] = False
        if not asked.any():
            return halted.races
        halted.play(asked)


def _with_answers(tries: Tries, others: Batch) -> Batch:
    """All of these races with every answer, one answer after the other."""
    starts = np.tile(others, len(tries.starts))
    own = [rider for rider in tries.table[0]["own"][tries.seat] if rider >= 0]
    for field in ("riders", "decks"):
        starts[field][:, own] = np.repeat(tries.starts[field][:, own], len(others), axis=0)
    return starts


def _chances(halted: HaltedRaces, seat: int, number: int) -> Reals:
    """The seat's win chance when the round of this number is over; until then the network plays."""
    chances: Reals = np.zeros(len(halted.races))
    left = np.arange(len(chances))
    while True:
        halted.step()
        over = halted.rows.over == 1
        chances[left[over]] = halted.rows.payoffs[over, seat]
        later = ~over & (halted.races["round"] > number)
        if later.any():
            chances[left[later]] = halted.chances(later, seat)
        if (over | later).all():
            return chances
        left = left[~(over | later)]
        halted.keep(~(over | later))
        halted.play(halted.rows.asked >= 0)


_network = cache(lambda: in_rows(shipped_weights().matrices))
