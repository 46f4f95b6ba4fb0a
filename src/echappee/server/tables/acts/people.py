"""People come in, sit down, stand up, take over from a bot, and move to another device."""

from msgspec.structs import replace

from echappee.engine import Refused
from echappee.server.tables.acts import act
from echappee.server.tables.names import check_free, name_as_kept
from echappee.server.tables.table import Table


class Admitted(act.Act, frozen=True, kw_only=True, tag="admitted"):
    """A device came in with a link or code; only the players' link lets it sit down."""

    player: bool

    def check(self, table: Table) -> None:
        if table.may_enter(self.device) and (not self.player or self.device in table.players):
            raise Refused("already-in", "you are already in")
        table.check_room(self.device)

    def apply(self, table: Table) -> None:
        (table.players if self.player else table.watchers).add(self.device)


class Sat(act.Act, frozen=True, kw_only=True, tag="sat"):
    """A person took an open seat, or changed their name."""

    seat: str
    name: str

    def check(self, table: Table) -> None:
        seat = act.seat_named(table, self.seat)
        check_guest(table, self.device, self.name)
        if seat.device != self.device:
            if not table.entered:
                act.check_before_the_start(table)
            if not seat.free:
                raise Refused("seat-taken", f"{self.seat} is taken")
            table.check_room(self.device)

    def changes(self, table: Table) -> bool:
        seat = table.seats[self.seat]
        return (seat.device, seat.name) != (self.device, self.name.strip())

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        if seat.device != self.device:
            seat.bot = ""
        seat.device, seat.name = self.device, self.name.strip()
        if table.started:
            table.name_players()
        # A person who sat down at a public table may stay, even if it is no longer public later.
        table.players.add(self.device)


def check_guest(table: Table, device: str, typed: str) -> None:
    """Refuse a device that may not sit down here, or not by this name."""
    if not (table.public or device in table.players):
        raise Refused("only-watching", "you came in to watch; ask for the players' link")
    name = name_as_kept(typed)
    check_free(name, (seat.name for seat in table.seats.values() if seat.device not in {"", device}))


class Stood(act.Act, frozen=True, kw_only=True, tag="stood"):
    """A person left a seat before the start."""

    seat: str

    def check(self, table: Table) -> None:
        act.check_before_the_start(table)
        act.own_seat(table, self.seat, self.device)

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.device = seat.name = ""


class TookOver(act.Act, frozen=True, kw_only=True, tag="took-over"):
    """A person without a seat took over from a bot. Answers that the bot has given remain."""

    seat: str
    name: str

    def check(self, table: Table) -> None:
        seat = act.seat_named(table, self.seat)
        check_guest(table, self.device, self.name)
        act.check_under_way(table)
        if table.seats_of(self.device):
            raise Refused("already-seated", "you ride here already")
        if seat.device:
            raise Refused("seat-taken", f"{self.seat} is taken")
        if not seat.bot:
            raise Refused("no-bot", f"no bot rides for {self.seat}")
        table.check_room(self.device)

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.device, seat.name, seat.bot, seat.failed = self.device, self.name.strip(), "", False
        # From now on it is a person's seat, also in the rematch.
        seat.setting = replace(seat.setting, kind="open", name="")
        table.settings = replace(table.settings, seats=tuple(each.setting for each in table.seats.values()))
        table.players.add(self.device)
        table.name_players()


class Shared(act.Act, frozen=True, kw_only=True, tag="shared"):
    """A person uses this device too; it had the code of the device with the seats."""

    source: str
    """The device that has them."""

    def check(self, table: Table) -> None:
        if table.person(self.device) == self.source:
            raise Refused("same-device", "your seat is on this device already")
        act.check_rider(table, self.source)
        if table.seats_of(self.device):
            raise Refused("already-seated", "this device has a seat of its own")
        table.check_room(self.device)

    def apply(self, table: Table) -> None:
        table.twins[self.device] = self.source
        table.players.add(self.device)


class Moved(act.Act, frozen=True, kw_only=True, tag="moved"):
    """The seats of one device passed to this one; in earlier logs, or to a device with seats of its own."""

    source: str
    """The device that had them."""

    def check(self, table: Table) -> None:
        if self.device == self.source:
            raise Refused("same-device", "your seat is on this device already")
        act.check_rider(table, self.source)
        table.check_room(self.device)

    def apply(self, table: Table) -> None:
        for seat in table.seats_of(self.source):
            seat.device = self.device
        if table.host == self.source:
            table.host = self.device
        table.players.add(self.device)
