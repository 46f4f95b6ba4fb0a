"""A person comes back."""

from echappee.engine import Refused
from echappee.server.tables.acts.act import Act, own_seat
from echappee.server.tables.table import Table


class CameBack(Act, frozen=True, kw_only=True, tag="came-back"):
    """A person takes the seat back from the bot."""

    seat: str

    def check(self, table: Table) -> None:
        if not own_seat(table, self.seat, self.device).bot:
            raise Refused("not-replaced", "no bot rides for you")

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.bot = ""
        seat.agreed.clear()
