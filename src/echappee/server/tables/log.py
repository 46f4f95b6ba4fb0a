"""A table's log: each act as it is stored, and the table rebuilt by doing all of them in order."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from echappee.engine import Refused
from echappee.games import game_named
from echappee.server.tables.acts import Act, Configured, Opened, print_act, read_act
from echappee.server.tables.snapshots import fingerprint, read_snapshot, restore
from echappee.server.tables.table import Table

UNNAMED: Final = 1
"""The edition of acts that name none: they were stored when every game was in its first edition."""


def print_entry(act: Act, table: Table) -> bytes:
    """The act just done at this table, in bytes."""
    return print_act(replace(act, edition=_edition(table.settings.game)))


def read_table(id: str, seed: str, entries: Sequence[bytes], snapshot: bytes | None = None) -> Table:
    """The table with this log; refused if it was ridden under an edition that the game no longer has.

    With a fitting snapshot, only later acts are ridden.
    """
    log = [read_act(entry) for entry in entries]
    if not log or not isinstance(log[0], Opened):
        raise Refused("bad-table", "the log of this table does not begin with its opening")
    kept = read_snapshot(snapshot)
    table = Table(id, seed)
    if kept is None or kept.acts > len(log):
        _do_all(log, table)
        return table
    for act in log[: kept.acts]:
        _check_edition(act, table)
        act.recall(table)
    try:
        if kept.rules != fingerprint(table.game.name):
            return read_table(id, seed, entries)
        restore(table, kept)
    except Exception:  # noqa: BLE001 - any damaged snapshot is ignored: it only saves time
        return read_table(id, seed, entries)
    _do_all(log[kept.acts :], table)
    return table


def _do_all(log: Iterable[Act], table: Table) -> None:
    for act in log:
        _check_edition(act, table)
        act.do(table)


def _check_edition(act: Act, table: Table) -> None:
    game = act.settings.game if isinstance(act, Opened | Configured) else table.settings.game
    named, ours = act.edition or UNNAMED, _edition(game)
    if named != ours:
        raise Refused(
            "other-edition",
            f"this table was ridden under edition {named} of the rules and cannot go on under edition {ours};"
            " its record can be downloaded",
        )


def _edition(game: str) -> int:
    return game_named(game).rules.edition
