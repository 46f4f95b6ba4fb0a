"""A person who rides alone asks the coach: the record of the race says so."""

from echappee.server.tables.acts.act import Act, own_seat
from echappee.server.tables.table import Table


class Coached(Act, frozen=True, kw_only=True, tag="coached"):
    """A person listened to the coach for the first time."""

    seat: str

    def check(self, table: Table) -> None:
        own_seat(table, self.seat, self.device)

    def changes(self, table: Table) -> bool:
        return not table.seats[self.seat].coached

    def apply(self, table: Table) -> None:
        table.seats[self.seat].coached = True
        table.name_players()
