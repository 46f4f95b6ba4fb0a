"""A bot fails."""

from echappee.engine import Refused
from echappee.server.tables.acts.act import Act, seat_named
from echappee.server.tables.seats import SIMPLE
from echappee.server.tables.table import Table


class BotFailed(Act, frozen=True, kw_only=True, tag="bot-failed"):
    """A bot crashed or thought too long; a simple bot replaces it."""

    seat: str

    def check(self, table: Table) -> None:
        if not seat_named(table, self.seat).bot or self.device:
            raise Refused("no-bot", f"no bot rides for {self.seat}")

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.bot, seat.failed = SIMPLE, True
