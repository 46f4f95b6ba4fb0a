"""A table made again from its log: whatever was done at it is done again, in order."""

from collections.abc import Iterable

from echappee.server.tables.acts import AnyAct, Opened
from echappee.server.tables.table import Table


def table_of(id: str, seed: str, log: Iterable[AnyAct]) -> Table:
    """The table that these acts made."""
    first, *rest = log
    assert isinstance(first, Opened)
    table = Table(id, seed)
    for act in (first, *rest):
        act.do(table)
    return table
