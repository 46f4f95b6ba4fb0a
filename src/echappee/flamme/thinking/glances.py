"""Glances: every answer is tried until the next round begins, and patron's network judges the result.

In this round the network plays for everybody. What the others play does not depend on the answer, so it is
worked out once for each race.
"""

from collections.abc import Sequence

import numpy as np

from echappee.engine import Question
from echappee.flamme.kernel.choices import OUTSIDE
from echappee.flamme.kernel.packing import Batch
from echappee.flamme.kernel.state import Reals
from echappee.flamme.rules import View
from echappee.flamme.thinking.imagining import before
from echappee.flamme.thinking.tries import Tries, start_of, tries_of
from echappee.flamme.thinking.waiting import Waiting
from echappee.simulate.intervals import Estimate


def glances(
    view: View, question: Question, answers: Sequence[str], per_answer: int, seed: int = 0
) -> tuple[Estimate, ...]:
    """The win chance after each of these cards, in this many races; race n has the same draws after all."""
    tries = tries_of(view, question, answers)
    others = _others_played(tries, start_of(before(view, question)), per_answer, seed)
    starts = _with_answers(tries, others)
    tables = tries.tables(len(starts))
    tables["policies"][:, tries.seat] = OUTSIDE
    waiting = Waiting(tables, starts, np.tile(np.arange(per_answer), len(answers)), seed)
    return tries.estimates(_chances(waiting, tries.seat, view.round))


def _others_played(tries: Tries, start: Batch, races: int, seed: int) -> Batch:
    """Races in which all other teams have played, while the own one is still asked."""
    tables = tries.tables(races)
    tables["policies"] = OUTSIDE
    waiting = Waiting(tables, np.repeat(start, races), np.arange(races), seed)
    while True:
        waiting.step()
        asked = waiting.rows.asked >= 0
        asked[:, tries.seat] = False
        if not asked.any():
            return waiting.races
        waiting.play(asked)


def _with_answers(tries: Tries, others: Batch) -> Batch:
    """All of these races after every answer, one answer after the other."""
    starts = np.tile(others, len(tries.starts))
    own = [rider for rider in tries.table[0]["own"][tries.seat] if rider >= 0]
    for field in ("riders", "decks"):
        starts[field][:, own] = np.repeat(tries.starts[field][:, own], len(others), axis=0)
    return starts


def _chances(waiting: Waiting, seat: int, number: int) -> Reals:
    """The own win chance when the round of this number is over; until then the network plays."""
    chances: Reals = np.zeros(len(waiting.races))
    left = np.arange(len(chances))
    while True:
        waiting.step()
        over = waiting.rows.over == 1
        chances[left[over]] = waiting.rows.payoffs[over, seat]
        later = ~over & (waiting.races["round"] > number)
        if later.any():
            chances[left[later]] = waiting.chances(later, seat)
        if (over | later).all():
            return chances
        left = left[~(over | later)]
        waiting.keep(~(over | later))
        waiting.play(waiting.rows.asked >= 0)
