"""What the server needs from a store. Acknowledged means durable."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from echappee.engine import Refused
from echappee.server.growth import Kept
from echappee.server.store.checksums import crc_of_head, first_altered

NEWEST = 2**62
"""Greater than any table's number."""


BEAT_S = 0.3
"""How often a server says that it is alive. Several beats fit into a lease, so a late one costs nothing."""

FIRST_EPOCH = 1
"""The epoch of a new table. Each takeover by another server raises it by one."""


class NotOwner(Refused):
    """Another server owns this table; `address` is where servers reach it, if known."""

    def __init__(self, detail: str, address: str = "") -> None:
        super().__init__("not-owner", detail)
        self.address = address


class Owned(NamedTuple):
    """A table and the epoch of the server that writes to it; an outdated epoch is refused."""

    table: str
    epoch: int = FIRST_EPOCH


class Summary(NamedTuple):
    """A table in a list: enough for choosing it, nothing hidden."""

    id: str
    game: str
    status: str
    stage: str
    public: bool
    seats: tuple[str, ...]
    """The name of the person or bot in each seat, in seat order; empty where nobody sits."""
    open_seats: int
    round: int = 0
    winner: str = ""
    """The rider who won, as in blue.R, or the team that won a tour, when it is over."""
    tour: str = ""
    """The name or the calendar of its tour."""
    day: int = 0
    """How many stages of it are over."""
    days: int = 0
    """How many it has."""
    points: tuple[int, ...] = ()
    """The tour points of the teams in seat order, at the end with their bonus."""


class ListedTable(NamedTuple):
    """A table of a device, and whether that device has a question to answer."""

    summary: Summary
    your_turn: bool
    updated: float
    number: int
    """Tables are numbered in the order in which they were opened."""


class NewTable(NamedTuple):
    """A table when it is opened. Of its codes, only hashes are stored."""

    id: str
    seed: str
    player_hash: str
    watcher_hash: str

    @property
    def crc(self) -> int:
        return crc_of_head(*self)


class Change(NamedTuple):
    """Acts to append, and the table's row in lists after them."""

    table: str
    seq: int
    """The number of the first of them."""
    acts: tuple[bytes, ...]
    summary: Summary
    members: tuple[str, ...]
    """The devices that have this table in their lists."""
    asked: tuple[str, ...]
    """The devices whose turn it is."""
    clock: bytes = b""
    """The state of the table's clock."""
    due: float | None = None
    """When the first person runs out of time, on the server's clock."""
    epoch: int = FIRST_EPOCH
    """The write is refused if the table has a higher epoch by now."""
    crcs: tuple[int, ...] = ()
    """The checksum after each act; see `checksums.py`."""
    people: int = 0
    """How many seats people have in the race."""


class Beat(NamedTuple):
    """What a server learns with each heartbeat."""

    alive: frozenset[str] = frozenset()
    """The addresses of all servers that are alive."""
    held: dict[str, int] | None = None
    """If the beat came too late: the tables that this server still owns, with their epochs."""


class Subscription(NamedTuple):
    """A push subscription: what the push service gave the browser of a device."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
    told: str = ""
    """The latest thing it was notified of."""


class Move(NamedTuple):
    """The device whose seats are to move to another one, and their table."""

    table: str
    device: str
    until: float


class Stored(NamedTuple):
    """A table read back: its seed, all its acts in order, its latest snapshot and its clock."""

    seed: str
    acts: tuple[bytes, ...]
    snapshot: bytes | None = None
    clock: bytes = b""
    """The state of its clock."""
    updated: float = 0.0
    """When its latest act was stored."""
    head: int = 0
    """The checksum before its first act."""
    crcs: tuple[int | None, ...] = ()
    """The checksum after each act; None where an earlier version stored it."""
    people: int = 0
    """How many seats people have had in its races."""

    @property
    def altered(self) -> int | None:
        """The number of the first act that is not as it was stored."""
        return first_altered(self.head, self.acts, self.crcs)


class Inspected(NamedTuple):
    """A stored table, and its row in lists."""

    summary: Summary
    stored: Stored
    members: tuple[str, ...] = ()
    """The devices that have it in their lists."""


class OldTable(NamedTuple):
    """A table at which nothing has happened for a long time."""

    id: str
    kind: Kept
    updated: float


class Fault(NamedTuple):
    """A defect of what is stored, with a stable code."""

    code: str
    text: str
    table: str = ""
    """The table it is about; empty if it is about the whole database."""


class Store(Protocol):
    """Stores tables. Every call returns once its work is durable, or raises and has done nothing.

    Changes to an existing table are refused if another server owns it by now.
    """

    @property
    def node(self) -> str:
        """The name of this server among those with the same store."""

    @property
    def secret(self) -> str:
        """A secret shared by the servers with this store, if there can be several."""

    def now(self) -> float:
        """The time of day, the same for all servers of this store."""

    @property
    def sure(self) -> bool:
        """Whether the last heartbeat is too recent for anyone to have claimed this server's tables."""

    async def create(self, table: NewTable, first: Change) -> None:
        """Store a new table with its first act."""

    async def append(self, change: Change) -> None:
        """Store these acts, all or none; the number of the first must be the next."""

    async def keep_snapshot(self, owned: Owned, snapshot: bytes) -> None:
        """Store a snapshot, which makes loading this table faster, in place of the one before."""

    async def delete(self, owned: Owned) -> None:
        """Delete a table and everything done at it."""

    async def load(self, table: str) -> Stored | None:
        """A table with all its acts."""

    async def find_code(self, code_hash: str) -> tuple[str, bool] | None:
        """The table with this code, and whether it is the players' code."""

    async def public_tables(self, limit: int) -> list[Summary]:
        """Public tables that are not over, the newest first."""

    async def tables_of(self, device: str, limit: int, before: int = NEWEST) -> list[ListedTable]:
        """The newest tables of a device that were opened before the one with this number."""

    async def overdue(self, now: float, limit: int) -> list[str]:
        """The tables at which somebody has run out of time, the earliest first."""

    async def old_tables(self, kind: Kept, before: float, limit: int) -> list[OldTable]:
        """Tables of this kind without any act since then, the oldest first."""

    async def bytes_used(self) -> int:
        """How many bytes the tables take on the disk."""

    def bytes_free(self) -> int | None:
        """How much of that disk is free; None if that cannot be known here."""

    async def shrink(self) -> None:
        """Give the disk back a little of the space that deleted tables took."""

    async def subscribe(self, owned: Owned, device: str, subscription: Subscription) -> None:
        """Store the push subscription of this device, in place of the one before."""

    async def unsubscribe(self, owned: Owned, device: str) -> None:
        """Delete this device's push subscription."""

    async def subscription(self, table: str, device: str) -> Subscription | None:
        """The push subscription of this device, if it has one."""

    async def offer_move(self, owned: Owned, code_hash: str, move: Move) -> None:
        """Store the code by which the seats of this device can move, in place of an earlier one."""

    async def find_move(self, code_hash: str) -> Move | None:
        """Whose seats this code moves."""

    async def end_move(self, owned: Owned, code_hash: str) -> None:
        """Delete such a code."""

    async def claim(self, table: str) -> int:
        """Own this table; returns its epoch, or raises NotOwner if it is at another server."""

    async def release(self, owned: Owned) -> None:
        """Let other servers claim this table."""

    async def beat(self) -> Beat:
        """Extend this server's hold on its tables."""

    async def leave(self) -> None:
        """Let other servers claim everything that this one owns."""

    async def check(self) -> None:
        """Refuse if nothing could be written now."""

    async def close(self) -> None:
        """Finish pending work and close."""


class Inspector(Protocol):
    """Reads everything in a store, even while a server writes to it."""

    def damage(self) -> Iterator[Fault]:
        """Defects of the store itself, apart from its tables."""

    def tables(self) -> Iterator[Inspected | Fault]:
        """All tables, the oldest first; a finding for each unreadable one."""
