"""Checks and exports everything that is stored: every table is rebuilt from its acts."""

from collections.abc import Iterator
from typing import NamedTuple

from echappee.engine import Refused
from echappee.server.store.interface import Inspector, Kept, Summary
from echappee.server.tables.live import summary
from echappee.server.tables.log import read_table
from echappee.server.tables.records import record_text
from echappee.server.tables.table import Table


class Report(NamedTuple):
    """What is wrong, and how much was read."""

    findings: tuple[str, ...]
    tables: int
    over: int
    acts: int


class FinishedRace(NamedTuple):
    table: str
    status: str
    record: str


def check(inspector: Inspector) -> Report:
    findings: list[str] = []
    tables = over = acts = 0
    try:
        findings += inspector.damage()
        for kept in inspector.tables():
            if isinstance(kept, Refused):
                findings.append(kept.detail)
                continue
            if wrong := _wrong(kept):
                findings.append(f"table {kept.summary.id}: {wrong}")
            tables, over = tables + 1, over + (kept.summary.status == "over")
            acts += len(kept.stored.acts)
    except Refused as refusal:
        findings.append(refusal.detail)
    return Report(findings=tuple(findings), tables=tables, over=over, acts=acts)


def records(inspector: Inspector) -> Iterator[FinishedRace | Refused]:
    """Every finished race; a refusal for each table that cannot be rebuilt."""
    for kept in inspector.tables():
        if isinstance(kept, Refused):
            yield kept
            continue
        id, status = kept.summary.id, kept.summary.status
        if status != "over":
            continue
        try:
            yield FinishedRace(table=id, status=status, record=record_text(_table(kept)))
        except Exception as error:  # noqa: BLE001 - a bad table does not keep the others from being exported
            yield Refused("bad-table", f"table {id}: {_said(error)}")


def _wrong(kept: Kept) -> str:
    """What is wrong with a table; empty if nothing is."""
    try:
        listed = summary(_table(kept))
    except Exception as error:  # noqa: BLE001 - any error is reported, and the other tables are checked all the same
        return _said(error)
    return "" if _known(listed) == _known(kept.summary) else "the lists do not agree with its acts"


def _known(summary: Summary) -> tuple[object, ...]:
    """The part that is compared. How a seat is listed may change from version to version."""
    return summary.id, summary.status, summary.stage, summary.public


def _table(kept: Kept) -> Table:
    return read_table(kept.summary.id, kept.stored.seed, kept.stored.acts)


def _said(error: Exception) -> str:
    said = error.detail if isinstance(error, Refused) else f"{type(error).__name__} {error}"
    return f"it cannot be rebuilt from its acts: {said}"
