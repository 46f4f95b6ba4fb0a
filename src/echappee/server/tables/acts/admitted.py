"""A device comes in."""

from echappee.engine import Refused
from echappee.server.tables.acts.act import Act
from echappee.server.tables.table import Table


class Admitted(Act, frozen=True, kw_only=True, tag="admitted"):
    """A device came in with a link or code; it may sit down only with the players' one."""

    player: bool

    def check(self, table: Table) -> None:
        if table.may_enter(self.device) and (not self.player or self.device in table.players):
            raise Refused("already-in", "you are already in")
        table.check_room(self.device)

    def apply(self, table: Table) -> None:
        (table.players if self.player else table.watchers).add(self.device)
