"""Which answer is best: all are tried in a few races, and those that may be the best in more."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import numpy as np

from echappee.homas.thinking.rollouts import Tries

GLANCE: Final = 4
"""At first a quarter of the races is ridden."""
KEPT: Final = 4
"""The most answers that are looked at closely, besides the usual one."""
HOPELESS: Final = 0.02
"""An answer that looks worse than the usual one by this much is not."""
SURELY: Final = 2.0
"""By how many standard errors an answer must be better than the usual one."""
NOTABLY: Final = 0.002
"""And by how much besides, because chances are never quite right."""


def best_of(tries: Tries, options: Sequence[str], usual: str, races: int) -> str:
    """The answer that promises the best chance, or the usual one if none is surely better."""
    few = range(max(1, races // GLANCE))
    found = {option: tries.chances(option, few) for option in options}
    order = sorted(found, key=lambda option: -found[option].mean())
    hoped = [each for each in order if (found[each] - found[usual]).mean() > -HOPELESS and each != usual]
    if not hoped:
        return usual
    for option in (*hoped[:KEPT], usual):
        more = tries.chances(option, range(few.stop, races))
        found[option] = np.concatenate([found[option], more])
    best = max(hoped[:KEPT], key=lambda option: found[option].mean())
    lead = found[best] - found[usual]
    return best if lead.mean() > SURELY * lead.std() / sqrt(len(lead)) + NOTABLY else usual
