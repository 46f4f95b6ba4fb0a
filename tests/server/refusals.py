"""How a test says that something is refused."""

from collections.abc import Awaitable, Iterator
from contextlib import contextmanager

import pytest

from echappee.engine import Refused


@contextmanager
def refused(code: str) -> Iterator[None]:
    """What is done in here is refused with this code."""
    with pytest.raises(Refused) as refusal:
        yield
    assert refusal.value.code == code


async def code_of(doing: Awaitable[object]) -> str:
    """The code with which this is refused; empty if it is done."""
    try:
        await doing
    except Refused as refusal:
        return refusal.code
    return ""
