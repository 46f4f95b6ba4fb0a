"""A stage of a tour that was ridden at a real table: its result is entered, corrected and taken back."""

from echappee.engine import Refused
from echappee.server.tables.acts import act
from echappee.server.tables.table import Table


class StageEntered(act.Act, frozen=True, kw_only=True, tag="stage-entered"):
    """A stage has this result: the next one, or an earlier one again."""

    cost = 3

    stage: int
    """Counted from 1."""
    text: str
    """As in the file of a tour; empty: the latest stage is taken out again."""

    def check(self, table: Table) -> None:
        if table.tour is None:
            raise Refused("no-tour", "this table has no tour")
        act.check_host_or_player(table, self.device)
        if self.text:
            table.tour.check_put(self.stage - 1, self.text)
        elif self.stage != table.tour.number or not table.tour.returnable:
            raise Refused("not-entered", "the latest stage was not entered, or the next one has begun")

    def apply(self, table: Table) -> None:
        assert table.tour is not None
        stages = table.tour.number
        if self.text:
            table.tour.put(self.stage - 1, self.text)
        else:
            table.tour.take_back()
        if table.tour.number != stages:
            table.race = None  # what was ridden before is no longer the latest stage

    def recall(self, table: Table) -> None:
        self.remember(table)
