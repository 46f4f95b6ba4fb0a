"""The host shows the table to everybody, or hides it."""

from echappee.server.tables.acts.act import Act, check_host
from echappee.server.tables.table import Table


class Published(Act, frozen=True, kw_only=True, tag="published"):
    """The host put the table on the public list, or took it off."""

    public: bool

    def check(self, table: Table) -> None:
        check_host(table, self.device)

    def changes(self, table: Table) -> bool:
        return table.public != self.public

    def apply(self, table: Table) -> None:
        table.public = self.public
