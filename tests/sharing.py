"""Which test process runs what: tests that share something slow stay together, and the longest come first."""

from typing import Final

import pytest
from xdist.scheduler import LoadScopeScheduling

from tests.counts import SOAK

TOGETHER: Final = ("kernel", "properties")
"""Rooms for one process each: in one the kernel is compiled, in the other a hundred races are ridden."""
AFTER_COMPILING: Final = ("simulate", "cli")
"""Rooms that ride in the kernel too, and would wait for the process that compiles it."""


def room_of(nodeid: str) -> str:
    """The folder in `tests`."""
    return nodeid.split("/")[1] if "/" in nodeid else ""


def order(item: pytest.Item) -> int:
    """What takes long begins early; browsers come last, for no loop of asyncio can start beside Playwright.

    The very last are those that take a few seconds each, so that all processes end at about the same time.
    """
    if "browser" in getattr(item, "fixturenames", ()):
        return 4 if item.path.stem == "test_every_page" else 3
    room = room_of(item.nodeid)
    return 0 if room in TOGETHER else 2 if room in AFTER_COMPILING else 1


class Sharing(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out rooms and files; tests in a browser, and in `make soak` all of them, one by one."""

    def _split_scope(self, nodeid: str) -> str:
        room = room_of(nodeid)
        if SOAK or room == "browser":
            return nodeid
        return room if room in TOGETHER else nodeid.partition("::")[0]
