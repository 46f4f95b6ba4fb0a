"""Checks and exports everything that is stored: every table is rebuilt from its acts."""

from collections.abc import Iterator
from typing import NamedTuple

from echappee.engine import Refused
from echappee.server.store.interface import Inspector, Kept, Summary
from echappee.server.tables.acts import read_act
from echappee.server.tables.lists import summary
from echappee.server.tables.log import read_table
from echappee.server.tables.records import LogRecord, record_text
from echappee.server.tables.table import Table


class Inspection(NamedTuple):
    """What is wrong, what cannot go on, and how much was read."""

    findings: tuple[str, ...]
    left: tuple[str, ...]
    """Tables of an edition of the rules that is gone; nothing is wrong with them."""
    tables: int
    over: int
    acts: int


class FinishedRace(NamedTuple):
    table: str
    status: str
    record: str


def check(inspector: Inspector) -> Inspection:
    findings: list[str] = []
    left: list[str] = []
    tables = over = acts = 0
    try:
        findings += inspector.damage()
        for kept in inspector.tables():
            if isinstance(kept, Refused):
                findings.append(kept.detail)
                continue
            looked = _look(kept)
            findings += [f"table {kept.summary.id}: {said}" for said in looked.wrong]
            left += [f"table {kept.summary.id}: {said}" for said in looked.left]
            tables, over = tables + 1, over + (kept.summary.status == "over")
            acts += len(kept.stored.acts)
    except Refused as refusal:
        findings.append(refusal.detail)
    return Inspection(tuple(findings), tuple(left), tables, over, acts)


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
            yield FinishedRace(table=id, status=status, record=_record(kept))
        except Exception as error:  # noqa: BLE001 - a bad table does not keep the others from being exported
            yield Refused("bad-table", f"table {id}: {_said(error)}")


class _Looked(NamedTuple):
    """What is wrong with a table, or why it cannot go on."""

    wrong: tuple[str, ...] = ()
    left: tuple[str, ...] = ()


def _look(kept: Kept) -> _Looked:
    try:
        listed = summary(_table(kept))
    except Exception as error:  # noqa: BLE001 - any error is reported, and the other tables are checked all the same
        return _look_at_log(kept, error) if _other_edition(error) else _Looked(wrong=(_said(error),))
    agree = _known(listed) == _known(kept.summary)
    return _Looked() if agree else _Looked(wrong=("the lists do not agree with its acts",))


def _look_at_log(kept: Kept, why: Exception) -> _Looked:
    """A table that cannot be ridden again: its acts must be readable all the same."""
    try:
        _log_record(kept)
    except Exception as error:  # noqa: BLE001 - as above
        return _Looked(wrong=(_said(error),))
    return _Looked(left=(str(why),))


def _other_edition(error: Exception) -> bool:
    return isinstance(error, Refused) and error.code == "other-edition"


def _record(kept: Kept) -> str:
    """The record of a table, or what its acts say of it if its edition of the rules is gone."""
    try:
        return record_text(_table(kept))
    except Refused as refusal:
        if not _other_edition(refusal):
            raise
        return _log_record(kept).text()


def _known(summary: Summary) -> tuple[object, ...]:
    """The part that is compared. How a seat is listed may change from version to version."""
    return summary.id, summary.status, summary.stage, summary.public


def _table(kept: Kept) -> Table:
    return read_table(kept.summary.id, kept.stored.seed, kept.stored.acts)


def _log_record(kept: Kept) -> LogRecord:
    return LogRecord(kept.summary.id, kept.stored.seed, map(read_act, kept.stored.acts))


def _said(error: Exception) -> str:
    said = error.detail if isinstance(error, Refused) else f"{type(error).__name__} {error}"
    return f"it cannot be rebuilt from its acts: {said}"
