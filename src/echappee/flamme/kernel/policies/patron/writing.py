"""Writing bytes: every figure that patron looks at is one."""

from typing import Any

from echappee.flamme.bots.patron.layout import YES
from echappee.flamme.kernel.compiling import compiled

Bytes = Any
"""A row of as many bytes as there are inputs."""


@compiled
def put(out: Bytes, index: int, value: int) -> None:
    """As a byte; what does not fit is cut."""
    out[index] = min(max(value, 0), YES)


@compiled
def add(out: Bytes, index: int, value: int) -> None:
    """Adds to what is written already."""
    out[index] = min(out[index] + value, YES)
