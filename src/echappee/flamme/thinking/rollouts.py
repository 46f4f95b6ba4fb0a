"""Rollouts: every answer is tried in the same races, which the kernel's tempo rides to their end."""

from collections.abc import Sequence

import numpy as np

from echappee.engine import Question
from echappee.flamme.kernel.outside import worths
from echappee.flamme.rules import View
from echappee.flamme.thinking.tries import tries_of
from echappee.simulate.intervals import Estimate


def rollouts(
    view: View, question: Question, answers: Sequence[str], per_answer: int, seed: int = 0
) -> tuple[Estimate, ...]:
    """Ride this many races after each of these cards; race n has the same draws after all of them.

    Where times count the best time of a team wins, as in `kernel/payoffs.py`. What the kernel cannot ride is
    refused with the code `kernel-cannot`.
    """
    tries = tries_of(view, question, answers)
    which = np.repeat(np.arange(len(answers)), per_answer)
    numbers = np.tile(np.arange(per_answer), len(answers))
    shares = worths(tries.tables(len(answers)), tries.starts, which, numbers, seed)
    return tries.estimates(shares[:, tries.seat])
