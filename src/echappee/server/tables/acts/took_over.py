"""A person who comes late takes over from a bot."""

from msgspec.structs import replace

from echappee.engine import Refused
from echappee.server.tables.acts.act import Act, check_under_way, seat_named
from echappee.server.tables.acts.sat import check_guest
from echappee.server.tables.table import Table


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
