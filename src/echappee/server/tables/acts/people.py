"""People come in, sit down, stand up, take over from a bot, and move to another device."""

import unicodedata

from msgspec.structs import replace

from echappee.engine import Refused
from echappee.server.tables.acts.act import (
    Act,
    check_before_the_start,
    check_rider,
    check_under_way,
    own_seat,
    seat_named,
)
from echappee.server.tables.table import Table


class Admitted(Act, frozen=True, kw_only=True, tag="admitted"):
    """A device came in with a link or code; only the players' link lets it sit down."""

    player: bool

    def check(self, table: Table) -> None:
        if table.may_enter(self.device) and (not self.player or self.device in table.players):
            raise Refused("already-in", "you are already in")
        table.check_room(self.device)

    def apply(self, table: Table) -> None:
        (table.players if self.player else table.watchers).add(self.device)


LONGEST_NAME = 24
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing: fillers of Hangul, and a braille cell without dots."""


class Sat(Act, frozen=True, kw_only=True, tag="sat"):
    """A person took an open seat, or gave it another name."""

    seat: str
    name: str

    def check(self, table: Table) -> None:
        seat = seat_named(table, self.seat)
        check_guest(table, self.device, self.name)
        if seat.device != self.device:
            check_before_the_start(table)
            if not seat.free:
                raise Refused("seat-taken", f"{self.seat} is taken")
            table.check_room(self.device)

    def changes(self, table: Table) -> bool:
        seat = table.seats[self.seat]
        return (seat.device, seat.name) != (self.device, self.name)

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.device, seat.name = self.device, self.name
        # A person who sat down at a public table may stay, even if it is no longer public later.
        table.players.add(self.device)


def check_guest(table: Table, device: str, name: str) -> None:
    """Refuse a device that may not sit down here, or not by this name."""
    if not (table.public or device in table.players):
        raise Refused("only-watching", "you came in to watch; ask for the players' link")
    if not _good_name(name):
        raise Refused("bad-name", f"a name has 1 to {LONGEST_NAME} characters that can be seen")


def _good_name(name: str) -> bool:
    fits = 1 <= len(name) <= LONGEST_NAME and name == name.strip() and name.isprintable()
    return fits and any(map(_can_be_seen, name))


def _can_be_seen(char: str) -> bool:
    """Whether this character shows by itself: a letter, a number, a sign, but not a mark upon another one."""
    return unicodedata.category(char)[0] in "LNPS" and char not in BLANK


class Stood(Act, frozen=True, kw_only=True, tag="stood"):
    """A person left a seat before the start."""

    seat: str

    def check(self, table: Table) -> None:
        check_before_the_start(table)
        own_seat(table, self.seat, self.device)

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.device = seat.name = ""


class TookOver(Act, frozen=True, kw_only=True, tag="took-over"):
    """A person without a seat took that of a bot. What the bot has answered already stays."""

    seat: str
    name: str

    def check(self, table: Table) -> None:
        seat = seat_named(table, self.seat)
        check_guest(table, self.device, self.name)
        check_under_way(table)
        if table.seats_of(self.device):
            raise Refused("already-seated", "you ride here already")
        if seat.device:
            raise Refused("seat-taken", f"{self.seat} is taken")
        if not seat.bot:
            raise Refused("no-bot", f"no bot rides for {self.seat}")
        table.check_room(self.device)

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.device, seat.name, seat.bot, seat.failed = self.device, self.name, "", False
        # From now on it is a person's seat, also in the rematch.
        seat.setting = replace(seat.setting, kind="open", name="")
        table.settings = replace(table.settings, seats=tuple(each.setting for each in table.seats.values()))
        table.players.add(self.device)
        table.name_players()


class Moved(Act, frozen=True, kw_only=True, tag="moved"):
    """The seats of one device passed to this one, which had its code."""

    source: str
    """The device that had them."""

    def check(self, table: Table) -> None:
        if self.device == self.source:
            raise Refused("same-device", "your seat is on this device already")
        check_rider(table, self.source)
        table.check_room(self.device)

    def apply(self, table: Table) -> None:
        for seat in table.seats_of(self.source):
            seat.device = self.device
        if table.host == self.source:
            table.host = self.device
        table.players.add(self.device)
