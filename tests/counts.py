"""How often a test marked `soak` repeats itself: all of it in `make soak`, a twentieth in `make test`."""

import os


def count(full: int) -> int:
    """`full` when ECHAPPEE_SOAK=1, otherwise a twentieth of it and at least one."""
    return full if os.environ.get("ECHAPPEE_SOAK") == "1" else max(1, full // 20)
