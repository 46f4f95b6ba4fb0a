"""Which test process runs what: tests that share something slow stay together, and the longest come first."""

from collections.abc import Iterable
from typing import Final

import pytest
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

from tests.counts import SOAK

TOGETHER: Final = ("kernel", "properties", "words")
"""Rooms for one process each: in one the kernel is compiled, in the others many races are ridden."""
BEGINNING: Final = (*TOGETHER, "server", "simulate", "cli")
"""The rooms that come first. Tests with a server wait now and then, which costs nothing while others have
work; the last two ride in the kernel too, and would wait for the process that compiles it."""
FIRST_PROCESS: Final = "gw0"
FEW: Final = 2
"""Where there are no more processes than this, all of them are needed for other tests first."""


def room_of(nodeid: str) -> str:
    """The folder in `tests`."""
    return nodeid.split("/")[1] if "/" in nodeid else ""


def order(item: pytest.Item) -> int:
    """What takes long begins early; browsers come last, for no loop of asyncio can start beside Playwright.

    The very last are those that take a few seconds each, so that all processes end at about the same time.
    """
    if "browser" in getattr(item, "fixturenames", ()):
        return len(BEGINNING) + (2 if item.path.stem == "test_every_page" else 1)
    room = room_of(item.nodeid)
    return BEGINNING.index(room) if room in BEGINNING else len(BEGINNING)


class Sharing(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out rooms and files; tests in a browser, and in `make soak` all of them, one by one.

    Of three processes or more the first drives a browser from the start: while that one waits for a page, the
    others have work. They drive browsers too when nothing else is left.
    """

    def _assign_work_unit(self, node: WorkerController) -> None:
        early = len(self.nodes) > FEW and node.gateway.id == FIRST_PROCESS
        if early and (browsing := _browsing(self.workqueue)):
            self.workqueue.move_to_end(browsing[0], last=False)
        super()._assign_work_unit(node)

    def _reschedule(self, node: WorkerController) -> None:
        if _browsing(self.assigned_work[node]) and not _browsing(self.workqueue):
            node.shutdown()
        else:
            super()._reschedule(node)

    def _split_scope(self, nodeid: str) -> str:
        room = room_of(nodeid)
        if SOAK or room == "browser":
            return nodeid
        return room if room in TOGETHER else nodeid.partition("::")[0]


def _browsing(scopes: Iterable[str]) -> list[str]:
    """Those in a browser."""
    return [scope for scope in scopes if room_of(scope) == "browser"]
