"""What is asked of every puzzle: an open race, and one answer that is clearly the best."""

from collections.abc import Mapping
from typing import Final

GAP: Final = 0.08
"""By how much the best answer must beat the next one."""
LIKELY: Final = 0.75
"""The share of the gap that a first look must show for a closer look."""
OPEN: Final = (0.2, 0.9)
"""A race is open if the best answer wins at least this often, and the next one at most this often."""
SEEDS: Final = (1, 2, 3)
"""A puzzle must hold with the draws of each seed."""


def is_clear(chances: Mapping[str, float], gap: float = GAP) -> bool:
    """Whether one answer is better by this much, in a race that is open."""
    least, most = OPEN
    first, second, *_ = sorted(chances.values(), reverse=True)
    return first - second >= gap and first >= least and second <= most
