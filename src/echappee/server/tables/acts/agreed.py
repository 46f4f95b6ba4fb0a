"""The others agree to a bot for an absent person."""

from echappee.engine import Refused
from echappee.server.tables.acts.act import Act, seat_named
from echappee.server.tables.table import Table


class Agreed(Act, frozen=True, kw_only=True, tag="agreed"):
    """The last of those who were asked agreed that a bot should ride for an absent person."""

    seat: str
    here: tuple[str, ...] = ()
    """In logs of earlier versions, which have one such act per vote: the devices that were connected."""

    def check(self, table: Table) -> None:
        seat = seat_named(table, self.seat)
        if table.running.over:
            raise Refused("race-over", "the race is over")
        if not seat.ridden_by_person:
            raise Refused("not-a-person", f"no person rides for {seat.colour}")
        if self.device not in table.people_beside(seat):
            raise Refused("not-a-rider", "only the other riders may agree to that")

    def apply(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.agreed.add(self.device)
        if table.people_beside(seat) & set(self.here) <= seat.agreed:
            seat.bot = table.stand_in
