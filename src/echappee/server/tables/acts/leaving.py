"""People leave the table for good, or meet again at the next one."""

from echappee.engine import Refused
from echappee.server.tables.acts.act import Act, check_rider
from echappee.server.tables.table import Table


class Left(Act, frozen=True, kw_only=True, tag="left"):
    """A device left the table: its seats are free before the start, and ridden by bots after it."""

    def check(self, table: Table) -> None:
        if table.over:
            raise Refused("race-over", "the race is over")
        check_may_leave(table, self.device)

    def apply(self, table: Table) -> None:
        for seat in table.seats_of(self.device):
            seat.device = seat.name = ""
            seat.bot = table.stand_in if table.started else ""
        table.name_players()
        table.let_go(self.device)


def check_may_leave(table: Table, device: str) -> None:
    if device not in table.players | table.watchers:
        raise Refused("not-in", "you are not at this table")
    if device == table.host and not table.others_seated(device):
        raise Refused("last-one", "nobody else sits at this table; delete it instead")


class WentHome(Act, frozen=True, kw_only=True, tag="went-home"):
    """A device left after the race. Its seats stay as they are: the record says that a person rode."""

    def check(self, table: Table) -> None:
        if not table.over:
            raise Refused("not-over", "the race is not over yet")
        check_may_leave(table, self.device)

    def apply(self, table: Table) -> None:
        table.let_go(self.device)


class Rematched(Act, frozen=True, kw_only=True, tag="rematched"):
    """The next race of these people is at that table."""

    table: str

    def check(self, table: Table) -> None:
        if not table.over:
            raise Refused("not-over", "the race is not over yet")
        if table.next:
            raise Refused("already-rematched", "there is already a rematch")
        check_rider(table, self.device)

    def apply(self, table: Table) -> None:
        table.next = self.table
