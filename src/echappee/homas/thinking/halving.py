"""Which answer wins most races: all are tried in a few, and the better half of them in more."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import numpy as np

from echappee.homas.thinking.rollouts import Tries

PARTS: Final = (8, 4, 2, 1)
"""After an eighth of the races the worse half of the answers is dropped, after a quarter half of the rest."""
SURELY: Final = 1.0
"""By how many standard errors an answer must be better than the usual one."""


def best_of(tries: Tries, options: Sequence[str], usual: str, races: int) -> str:
    """The answer that wins most of these races, or the usual one if none is surely better."""
    won = {option: np.zeros(0) for option in options}
    done = 0
    for part in PARTS:
        more = range(done, max(1, races // part))
        for option, before in won.items():
            won[option] = np.concatenate([before, tries.ride(option, more)])
        done = more.stop
        order = sorted(won, key=lambda option: -won[option].sum())
        kept = {*order[: (1 + len(order)) // 2], usual}
        won = {option: each for option, each in won.items() if option in kept}
    best = max(won, key=lambda option: (won[option].sum(), option == usual))
    lead = won[best] - won[usual]
    return best if lead.mean() > SURELY * lead.std() / sqrt(len(lead)) else usual
