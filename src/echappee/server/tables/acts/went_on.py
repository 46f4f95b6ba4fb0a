"""A tour goes on."""

from typing import ClassVar

from echappee.engine import Refused
from echappee.server.tables.acts.act import Act, check_rider
from echappee.server.tables.table import Table


class WentOn(Act, frozen=True, kw_only=True, tag="went-on"):
    """The next stage of the tour began."""

    slow: ClassVar[bool] = True

    def check(self, table: Table) -> None:
        if table.tour is None:
            raise Refused("no-tour", "this table has no tour")
        check_rider(table, self.device)
        if not table.running.over:
            raise Refused("not-over", "the stage is not over yet")
        if table.over:
            raise Refused("tour-over", "all stages of this tour are over")

    def apply(self, table: Table) -> None:
        assert table.tour is not None
        table.race = table.tour.begin()

    def recall(self, table: Table) -> None:
        self.remember(table)
