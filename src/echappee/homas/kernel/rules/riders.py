"""Several riders as one number: five bits each, the first one lowest, 1 more than its index."""

from typing import Final

import numpy as np

from echappee.homas.kernel.state import OWN
from echappee.kernel import compiled

BITS: Final = 5
ONE: Final = (1 << BITS) - 1
SUBSETS: Final = np.array(
    sorted(
        range(1, 1 << OWN),
        key=lambda mask: (mask.bit_count(), [each for each in range(OWN) if mask >> each & 1]),
    )
)
"""All choices among four in a row, as bits: few first, then those that come first."""


@compiled
def joined(riders: int, rider: int, place: int) -> int:
    """These riders and one more, in this place."""
    return riders | rider + 1 << BITS * place


@compiled
def rider_at(riders: int, place: int) -> int:
    """The rider in this place, or -1."""
    return (riders >> BITS * place & ONE) - 1
