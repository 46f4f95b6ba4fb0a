"""How often a test marked `soak` repeats itself: in full in `make soak`, a small share in `make test`."""

import os
from typing import Final

SOAK: Final = os.environ.get("ECHAPPEE_SOAK") == "1"
CORPUS: Final = 100
"""How many races the properties of a game share outside `make soak`: most of the time goes into riding."""


def count(full: int, share: int = 20) -> int:
    """`full` in `make soak`, otherwise a twentieth of it (or a smaller share), but at least one."""
    return full if SOAK else max(1, full // share)
