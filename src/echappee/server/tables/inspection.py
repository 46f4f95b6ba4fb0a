"""Is what is stored in order, and which races were ridden? Every table is made again from its acts."""

from collections.abc import Iterator
from typing import NamedTuple

from echappee.engine import Refused
from echappee.server.store.interface import Inspector, Kept, Summary
from echappee.server.tables.live import summary
from echappee.server.tables.log import read_table
from echappee.server.tables.records import record_text
from echappee.server.tables.table import Table


class Report(NamedTuple):
    """What was found wrong, and how much there is."""

    findings: tuple[str, ...]
    tables: int
    over: int
    acts: int


class Ridden(NamedTuple):
    """A finished race."""

    table: str
    status: str
    record: str


def check(inspector: Inspector) -> Report:
    """Read everything."""
    findings: list[str] = []
    tables = over = acts = 0
    try:
        findings += inspector.damage()
        for kept in inspector.tables():
            if wrong := _wrong(kept):
                findings.append(f"table {kept.summary.id}: {wrong}")
            tables, over = tables + 1, over + (kept.summary.status == "over")
            acts += len(kept.stored.acts)
    except Refused as refusal:
        findings.append(refusal.detail)
    return Report(findings=tuple(findings), tables=tables, over=over, acts=acts)


def records(inspector: Inspector) -> Iterator[Ridden | Refused]:
    """Every finished race; a refusal for a table that cannot be made again."""
    for kept in inspector.tables():
        id, status = kept.summary.id, kept.summary.status
        if status != "over":
            continue
        try:
            yield Ridden(table=id, status=status, record=record_text(_table(kept)))
        except Exception as error:  # noqa: BLE001 - one bad table keeps no other from being exported
            yield Refused("bad-table", f"table {id}: {_said(error)}")


def _wrong(kept: Kept) -> str:
    """What is wrong with a table, if anything."""
    try:
        listed = summary(_table(kept))
    except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the others are still to be checked
        return _said(error)
    return (
        ""
        if _known(listed) == _known(kept.summary)
        else "the lists say something else about it than its acts"
    )


def _known(summary: Summary) -> tuple[object, ...]:
    """What is compared. How a seat is listed is not: that may change from version to version."""
    return summary.id, summary.status, summary.stage, summary.public


def _table(kept: Kept) -> Table:
    return read_table(kept.summary.id, kept.stored.seed, kept.stored.acts)


def _said(error: Exception) -> str:
    said = error.detail if isinstance(error, Refused) else f"{type(error).__name__} {error}"
    return f"it cannot be made again from its acts: {said}"
