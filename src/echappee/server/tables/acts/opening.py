"""A table is opened, reconfigured, and shown to everybody or hidden."""

from typing import ClassVar

from msgspec import json

from echappee.engine import Refused
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.tables.acts.act import Act, check_before_the_start, check_host
from echappee.server.tables.forks import Cut, check_same_race, read_fork
from echappee.server.tables.seats import check_settings, empty_seats, filled_in
from echappee.server.tables.table import Table
from echappee.server.work import Slow


class Opened(Act, frozen=True, kw_only=True, tag="opened"):
    """A table was opened with these settings; its device is the host."""

    slow: ClassVar[Slow] = "settings"

    settings: Settings
    next_of: str = ""
    """The table of which this is the rematch."""
    fork: str = ""
    """The record of another race up to the moment from which this table continues it."""
    fork_digest: str = ""
    """The digest of the position at that moment."""
    fork_round: int = 0

    def check(self, table: Table) -> None:
        if table.host:
            raise Refused("already-open", f"table {table.id} is already open")
        check_settings(self.settings)
        if self.fork and self.settings.draws:
            raise Refused("bad-draws", "a race that goes on from another has draws of its own")

    def apply(self, table: Table) -> None:
        table.host = self.device
        table.players.add(self.device)
        table.set_to(self.settings)
        table.seats = empty_seats(table.settings)
        cut = Cut(self.fork, self.fork_digest, self.fork_round)
        table.fork = read_fork(cut) if self.fork else None


class Configured(Act, frozen=True, kw_only=True, tag="configured"):
    """The host changed the settings; people keep their seats if these stay open."""

    slow: ClassVar[Slow] = "settings"
    cost: ClassVar[float] = 20

    settings: Settings

    def check(self, table: Table) -> None:
        check_host(table, self.device)
        check_before_the_start(table)
        if table.entered:
            raise Refused("already-started", "a stage of the tour is entered already")
        check_settings(self.settings)
        if self.settings.draws != table.settings.draws:
            raise Refused("bad-draws", "whether draws are fixed is decided when a table is opened")
        if table.fork:
            check_same_race(self.settings, table.settings)

    def changes(self, table: Table) -> bool:
        return filled_in(self.settings) != table.settings

    def apply(self, table: Table) -> None:
        before = table.seats
        table.set_to(self.settings)
        table.seats = empty_seats(table.settings)
        for colour, seat in table.seats.items():
            if seat.free and colour in before:
                seat.device, seat.name = before[colour].device, before[colour].name


class Published(Act, frozen=True, kw_only=True, tag="published"):
    """The host put the table on the public list, or took it off."""

    public: bool

    def check(self, table: Table) -> None:
        check_host(table, self.device)

    def changes(self, table: Table) -> bool:
        return table.public != self.public

    def apply(self, table: Table) -> None:
        table.public = self.public


def in_todays_form(body: bytes) -> bytes:
    """The same act in today's form: the extras of a seat used to stand beside its kind and name."""
    if b'"settings":{' not in body:
        return body
    act = json.decode(body)
    act["settings"]["seats"] = [_seat(seat) for seat in act["settings"]["seats"]]
    return json.encode(act)


def _seat(seat: dict[str, object]) -> dict[str, object]:
    beside = {name: seat.pop(name) for name in seat.keys() - set(SeatSetting.__struct_fields__)}
    return {**seat, "extras": beside} if beside else seat
