"""How often a test marked `soak` repeats itself: all of it in `make soak`, a twentieth in `make test`."""

import os
from typing import Final

SOAK: Final = os.environ.get("ECHAPPEE_SOAK") == "1"
CORPUS: Final = 100
"""Outside `make soak` the properties of a game share this number of races: most of the time goes into riding."""


def count(full: int) -> int:
    """`full` in `make soak`, otherwise a twentieth of it and at least one."""
    return full if SOAK else max(1, full // 20)
