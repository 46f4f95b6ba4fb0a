"""The start grid: as far forward as possible, the Rouleur first.

Measured: every square further back costs races, and so does putting the Sprinteur ahead.
"""

from collections.abc import Sequence

from echappee.flamme.rules.cards import ROULEUR


def foremost(options: Sequence[str]) -> str:
    """The option, such as R5, with the foremost square."""
    return max(options, key=lambda option: (int(option[1:]), option[0] == ROULEUR))
