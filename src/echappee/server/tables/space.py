"""How much disk space tables take, in all and by address: people are warned first, then refused.

A refusal comes before anything is done, so nothing acknowledged is ever lost. Races under way may continue
for a while after no new table can be opened.
"""

from collections.abc import Callable
from typing import Final

from echappee.engine import Refused
from echappee.server.growth import Growth
from echappee.server.limits import MOST_BUCKETS, Buckets, Rate

WARNED: Final = 0.9
"""People are warned from this share of the limit on."""
HARD: Final = 1.1
"""From this share on, nobody can do anything at a table."""

LOCAL: Final = 900
"""Only this much of an act is on the table's own pages; the rest has pages of its own."""
PAGE: Final = 4096

RESERVE: Final = 256 * 2**20
"""How much of the disk must stay free: the database's log and other programs need it too."""

OPENING: Final = 4096
"""The size of a new table apart from its acts, in bytes."""


def size_on_disk(act: bytes) -> int:
    """Roughly how many bytes an act takes on the disk."""
    return len(act) + (64 if len(act) <= LOCAL else PAGE)


class Space:
    def __init__(
        self,
        growth: Growth = Growth(),  # noqa: B008 - it cannot be changed
        stored: Rate | None = None,
        clock: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.growth = growth
        self.used = 0
        """How many bytes the tables took when that was last measured."""
        self.most = growth.most_bytes
        """How many bytes they may take: less than the owner allows if the disk has no room for that."""
        self._stored = Buckets(stored, clock)
        self._addresses: dict[str, str] = {}

    def look(self, used: int, free: int | None) -> None:
        """The tables take this much, and this much of their disk is free."""
        self.used, self.most = used, self.growth.most_bytes
        if free is not None:
            room = used + max(0, free - RESERVE)
            self.most = room if self.most is None else min(self.most, room)

    def met(self, device: str, address: str) -> None:
        """This device uses that address now."""
        self._addresses.pop(device, None)
        if len(self._addresses) >= MOST_BUCKETS:
            del self._addresses[next(iter(self._addresses))]
        self._addresses[device] = address

    def charge(self, device: str, size: int) -> None:
        """Bytes were stored on behalf of this device."""
        if address := self._addresses.get(device):
            self._stored.of(address).charge(size)

    def warning(self, address: str) -> str:
        """The code of a refusal, coming or present; empty if there is room."""
        if self._share >= WARNED:
            return "disk-full" if self._share >= 1 else "disk-nearly-full"
        left = self._stored.of(address).share
        if left <= 1 - WARNED:
            return "address-full" if left <= 0 else "address-nearly-full"
        return ""

    def check_opening(self, device: str) -> None:
        """Refuse a new table if there is no room for it."""
        self._check(device, 1)

    def check_act(self, device: str) -> None:
        """Refuse any act if there is no room at all."""
        self._check(device, HARD)

    def _check(self, device: str, most: float) -> None:
        if self._share >= most:
            raise Refused("disk-full", "the server has no room for more; try again when others have finished")
        address = self._addresses.get(device)
        if address is not None and self._stored.of(address).share <= 0:
            raise Refused("address-full", "too much was stored from this address; try again in an hour")

    @property
    def _share(self) -> float:
        if self.most is None:
            return 0.0
        return self.used / self.most if self.most else HARD
