"""The start grid: as far forward as one can, the Rouleur first.

Every square further back was measured and costs races; so does the Sprinteur in the better place.
"""

from collections.abc import Sequence

from echappee.flamme.rules.cards import ROULEUR


def place(options: Sequence[str]) -> str:
    """The option, such as R5, with the foremost square."""
    return max(options, key=lambda option: (int(option[1:]), option[0] == ROULEUR))
