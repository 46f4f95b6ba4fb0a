"""Rollouts: every answer is tried in the same races, which the kernel's tempo rides to their end."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

import numpy as np

from echappee.engine import Question
from echappee.flamme.kernel.card_table import rows_of
from echappee.flamme.kernel.choosing import POLICIES
from echappee.flamme.kernel.outside import table_of
from echappee.flamme.kernel.packing import pack
from echappee.flamme.kernel.worths import worths
from echappee.flamme.rules import View
from echappee.flamme.thinking.imagining import after


class Estimate(NamedTuple):
    """What an answer is worth."""

    mean: float
    """The share of a win that the seat's team had, from 0 to 1."""
    error: float
    """The standard error of the mean."""


def rollouts(
    view: View, question: Question, answers: Sequence[str], per_answer: int, seed: int = 0
) -> tuple[Estimate, ...]:
    """Ride this many races after each of these cards; race n has the same draws after all of them.

    Where times count the best time of a team wins, as in `kernel/payoffs.py`. What the kernel cannot ride is
    refused with the code `kernel-cannot`.
    """
    policies = [POLICIES.index("random" if team.automatic else "tempo") for team in view.teams]
    positions = [after(view, question, answer) for answer in answers]
    table, _ = table_of(positions[0], policies)
    found = worths(
        np.repeat(table, len(answers)),
        np.concatenate([pack(position, rows_of(position)) for position in positions]),
        np.repeat(np.arange(len(answers)), per_answer),
        np.tile(np.arange(per_answer), len(answers)),
        seed,
    )
    seat = [team.colour for team in view.teams].index(question.seat)
    return tuple(_estimate(each) for each in found[:, seat].reshape(len(answers), per_answer))


def _estimate(shares: np.ndarray[tuple[int], np.dtype[np.float64]]) -> Estimate:
    return Estimate(float(shares.mean()), float(shares.std()) / sqrt(len(shares)))
