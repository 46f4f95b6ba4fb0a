"""A person leaves the table for good, after the end of its race."""

from echappee.engine import Refused
from echappee.server.tables.acts.act import Act
from echappee.server.tables.acts.left import check_may_leave
from echappee.server.tables.table import Table


class WentHome(Act, frozen=True, kw_only=True, tag="went-home"):
    """A device left after the race. Its seats stay as they are: the record says that a person rode."""

    def check(self, table: Table) -> None:
        if not table.over:
            raise Refused("not-over", "the race is not over yet")
        check_may_leave(table, self.device)

    def apply(self, table: Table) -> None:
        table.let_go(self.device)
