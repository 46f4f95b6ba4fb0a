"""A person stands up."""

from echappee.server.tables.acts.act import Act, check_before_the_start, own_seat
from echappee.server.tables.table import Table


class Stood(Act, frozen=True, kw_only=True, tag="stood"):
    """A person left a seat before the start."""

    seat: str

    def check(self, table: Table) -> None:
        check_before_the_start(table)
        own_seat(table, self.seat, self.device)

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.device = seat.name = ""
