"""A person sits down."""

import unicodedata

from echappee.engine import Refused
from echappee.server.tables.acts.act import Act, check_before_the_start, seat_named
from echappee.server.tables.table import Table

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
        # A person who sat down at a public table belongs to it, even if it is no longer public later.
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
