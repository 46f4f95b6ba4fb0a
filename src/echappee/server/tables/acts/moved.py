"""A person goes on at another device."""

from echappee.engine import Refused
from echappee.server.tables.acts.act import Act, check_rider
from echappee.server.tables.table import Table


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
