"""The race begins."""

from typing import ClassVar

from echappee.engine import Race
from echappee.server.tables.acts.act import Act, check_before_the_start, check_host
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.table import Table


class Started(Act, frozen=True, kw_only=True, tag="started"):
    """The race began; seats still open became bots."""

    slow: ClassVar[bool] = True

    def check(self, table: Table) -> None:
        check_host(table, self.device)
        check_before_the_start(table)

    def apply(self, table: Table) -> None:
        table.fill_seats()
        if table.tour:
            table.race = table.tour.begin()
        elif table.fork:
            table.race = table.fork.ride(table.dealer)
        else:
            start = table.game.room(GameTable).start(table.settings)
            table.race = Race(table.game.rules, start, table.dealer)

    def recall(self, table: Table) -> None:
        self.remember(table)
        table.fill_seats()
