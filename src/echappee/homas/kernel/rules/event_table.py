"""The event table as numbers: a row for each result, from the lowest one on (rule 2.7.8)."""

from typing import Final

import numpy as np

from echappee.homas.rules.events import ROWS

# The columns of a row of the table.
FALL: Final = 0
LOSE: Final = 1
VICTIMS: Final = 2
ONE_DIE: Final = 3
PLUS: Final = 4
ATTACKS: Final = 5
"""Additional squares if it becomes an attack, else -1."""
RECOVERS: Final = 6
FAILS: Final = 7
FAILED_LOSE: Final = 8
FAILED_DISCARD: Final = 9
LOWEST: Final = min(ROWS)
HIGHEST: Final = max(ROWS)
RESULTS: Final = np.array(
    [[-1 if field is None else int(field) for field in ROWS[result][1:]] for result in sorted(ROWS)]
)
