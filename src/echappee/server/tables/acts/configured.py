"""The host changes what will be ridden."""

from typing import ClassVar

from echappee.server.messages.settings import Settings
from echappee.server.tables.acts.act import Act, check_before_the_start, check_host
from echappee.server.tables.forks import check_same_race
from echappee.server.tables.seats import empty_seats
from echappee.server.tables.settings import check_settings, filled_in
from echappee.server.tables.table import Table


class Configured(Act, frozen=True, kw_only=True, tag="configured"):
    """The host changed the settings; people keep their seats if these stay open."""

    slow: ClassVar[bool] = True
    cost: ClassVar[float] = 20

    settings: Settings

    def check(self, table: Table) -> None:
        check_host(table, self.device)
        check_before_the_start(table)
        check_settings(self.settings)
        if table.fork:
            check_same_race(self.settings, table.settings)

    def changes(self, table: Table) -> bool:
        return filled_in(self.settings) != table.settings

    def apply(self, table: Table) -> None:
        before = table.seats
        table.set_to(self.settings)
        table.seats = empty_seats(table.settings)
        for colour, seat in table.seats.items():
            if seat.free and colour in before:
                seat.device, seat.name = before[colour].device, before[colour].name
