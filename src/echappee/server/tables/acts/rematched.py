"""The same people ride again."""

from echappee.engine import Refused
from echappee.server.tables.acts.act import Act, check_rider
from echappee.server.tables.table import Table


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
