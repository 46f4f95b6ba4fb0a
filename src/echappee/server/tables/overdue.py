"""Loads tables without anybody connected where somebody's time is up, so that a bot can continue."""

from collections.abc import Callable

from echappee.engine import Refused
from echappee.server.store.interface import NotOwner
from echappee.server.tables.clocks import GRACE_S
from echappee.server.tables.hub import Hub

AT_ONCE = 20
"""How many tables are loaded in one go."""


class Overdue:
    def __init__(self, hub: Hub, clock: Callable[[], float]) -> None:
        self._hub = hub
        self._clock = clock
        self._earliest = clock() + GRACE_S
        self._unreadable: set[str] = set()

    async def wake(self) -> None:
        """Load some of these tables; the hub does the rest."""
        now = self._clock()
        if now < self._earliest:
            return
        try:
            ids = await self._hub.store.overdue(now, AT_ONCE + len(self._unreadable))
        except Refused:  # the next call tries again
            return
        for id in ids:
            if id not in self._unreadable and id not in self._hub.shelf.live:
                await self._load(id)

    async def _load(self, id: str) -> None:
        try:
            await self._hub.find(id)
        except NotOwner:  # its owner does this
            return
        except Refused:
            self._unreadable.add(id)
