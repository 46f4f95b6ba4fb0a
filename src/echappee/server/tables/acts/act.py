"""An act: something done at a table.

It checks whether it is allowed now, and knows how to change the table.
"""

from functools import lru_cache
from typing import ClassVar

from msgspec import Struct

from echappee.engine import Key, Refused
from echappee.server.tables.seats import TableSeat
from echappee.server.tables.table import Table
from echappee.server.work import Slow


class Act(Struct, frozen=True, kw_only=True, tag_field="act", omit_defaults=True):
    """Something that a device did at a table; `request` is the client's id for it."""

    slow: ClassVar[Slow | None] = None
    """The kind of its work, if that may take too long for the event loop."""
    cost: ClassVar[float] = 1
    """Its price in the table's pace."""

    device: str
    """Empty if the server itself did it."""
    request: str = ""
    edition: int = 0
    """The edition of the table's game, written when the act is stored; 0 in logs that do not name one."""

    def check(self, table: Table) -> None:
        """Refuse this act if it may not be done at this table now."""
        raise NotImplementedError

    def changes(self, table: Table) -> bool:  # noqa: ARG002 - most acts always do
        """Whether it would change the table; an act that changes nothing is not stored."""
        return True

    def apply(self, table: Table) -> None:
        """Change the table; after `check` this cannot fail."""
        raise NotImplementedError

    def do(self, table: Table) -> None:
        """Apply the act, and remember its request."""
        self.remember(table)
        self.apply(table)

    def remember(self, table: Table) -> None:
        table.acts_of[self.device] += 1
        if self.request:
            table.requests.add((self.device, self.request))

    def recall(self, table: Table) -> None:
        """Apply it again, but without riding: the snapshot has the result of that."""
        self.do(table)

    def heard(self, table: Table) -> bool:
        """Whether the same request was done before: sending it twice is harmless."""
        return bool(self.request) and (self.device, self.request) in table.requests

    def allowed(self, table: Table) -> bool:
        try:
            self.check(table)
        except Refused:
            return False
        return True


def check_host(table: Table, device: str) -> None:
    if device != table.host:
        raise Refused("not-host", "only the host of the table may do that")


def check_rider(table: Table, device: str) -> None:
    if not table.seats_of(device) and device != table.host:
        raise Refused("not-a-rider", "only the people who ride here may do that")


def check_before_the_start(table: Table) -> None:
    if table.race is not None or table.started:
        raise Refused("already-started", "the race has started already")


def check_host_or_player(table: Table, device: str) -> None:
    """Refuse a device that came in to watch."""
    if device != table.host and device not in table.players:
        raise Refused("only-watching", "you came in to watch; ask for the players' link")


def check_under_way(table: Table) -> None:
    """Refuse before the start, and after the end of the race or of the last stage."""
    if table.running.over and table.over:
        raise Refused("race-over", "the race is over")


def seat_named(table: Table, colour: str) -> TableSeat:
    seat = table.seats.get(colour)
    if seat is None:
        raise Refused("no-such-seat", f"there is no seat {colour[:20]!r} at this table")
    return seat


def own_seat(table: Table, colour: str, device: str) -> TableSeat:
    seat = seat_named(table, colour)
    if not device or seat.device != device:
        raise Refused("not-your-seat", f"{colour} is not your seat")
    return seat


read_key = lru_cache(maxsize=64)(Key.parse)
"""The key of a question, cached: each is read several times while its answer is checked and given."""


def own_question(table: Table, device: str, question: str, stage: int) -> Key:
    """The question, if this device may answer it; the server itself answers for bots."""
    try:
        key = read_key(question)
    except ValueError:
        raise _unknown(question) from None
    seat = table.seats.get(key.seat)
    if seat is None or stage not in (0, table.stage):
        raise _unknown(question)
    if device != seat.device and device:
        raise Refused("not-your-seat", f"{key.seat} is not your seat")
    if bool(device) == bool(seat.bot):
        raise Refused("bot-rides", f"a bot rides for {key.seat}; come back first")
    return key


def _unknown(question: str) -> Refused:
    return Refused("unknown-question", f"no question {question[:60]!r} is open")
