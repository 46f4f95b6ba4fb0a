"""A table is opened."""

from typing import ClassVar

from echappee.engine import Refused
from echappee.server.messages.settings import Settings
from echappee.server.tables.acts.act import Act
from echappee.server.tables.forks import Cut, read_fork
from echappee.server.tables.seats import empty_seats
from echappee.server.tables.settings import check_settings
from echappee.server.tables.table import Table


class Opened(Act, frozen=True, kw_only=True, tag="opened"):
    """A table was opened with these settings; its device is the host."""

    slow: ClassVar[bool] = True

    settings: Settings
    next_of: str = ""
    """The table whose rematch this is."""
    fork: str = ""
    """The record of another race up to the moment from which this table rides on."""
    fork_digest: str = ""
    """Of the position at that moment."""
    fork_round: int = 0

    def check(self, table: Table) -> None:
        if table.host:
            raise Refused("already-open", f"table {table.id} is already open")
        check_settings(self.settings)

    def apply(self, table: Table) -> None:
        table.host = self.device
        table.players.add(self.device)
        table.set_to(self.settings)
        table.seats = empty_seats(table.settings)
        cut = Cut(self.fork, self.fork_digest, self.fork_round)
        table.fork = read_fork(cut) if self.fork else None
