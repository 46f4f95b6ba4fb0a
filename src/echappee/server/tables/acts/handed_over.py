"""A person lets a bot ride."""

from echappee.engine import Refused
from echappee.server.tables.acts.act import Act, check_under_way, own_seat
from echappee.server.tables.table import Table


class HandedOver(Act, frozen=True, kw_only=True, tag="handed-over"):
    """A person gave the own seat to a bot; coming back is possible at any time."""

    seat: str

    def check(self, table: Table) -> None:
        seat = own_seat(table, self.seat, self.device)
        check_under_way(table)
        if seat.bot:
            raise Refused("bot-rides", f"a bot rides for {self.seat} already")

    def apply(self, table: Table) -> None:
        table.seats[self.seat].bot = table.stand_in
