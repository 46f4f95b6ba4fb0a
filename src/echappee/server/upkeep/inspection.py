"""Checks and exports everything that is stored: every table is rebuilt from its acts."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from echappee.engine import Refused
from echappee.server.store.interface import Fault, Inspected, Inspector, Summary
from echappee.server.tables.acts import read_act
from echappee.server.tables.lists import summary
from echappee.server.tables.log import read_table
from echappee.server.tables.records import LogRecord, record_text
from echappee.server.tables.snapshots import fingerprint, print_snapshot, read_snapshot
from echappee.server.tables.table import Table

OTHER_EDITION: Final = "other-edition"
CANNOT_BE_RIDDEN: Final = "cannot-be-ridden"


class Inspection(NamedTuple):
    """What is wrong, what cannot continue, and how much was read."""

    findings: tuple[Fault, ...]
    left: tuple[Fault, ...]
    """Tables of an edition of the rules that is gone; nothing is wrong with them."""
    tables: int
    over: int
    acts: int


class FinishedRace(NamedTuple):
    table: str
    status: str
    record: str


def check(
    inspector: Inspector, every: int = 1, progress: Callable[[int], None] = lambda _: None
) -> Inspection:
    """Read everything, and ride every table again, or a sample."""
    findings: list[Fault] = []
    left: list[Fault] = []
    tables = over = acts = 0
    try:
        findings += inspector.damage()
        for number, kept in enumerate(inspector.tables()):
            progress(number)
            if isinstance(kept, Fault):
                findings.append(kept)
                continue
            found = [*_altered(kept)] or ([*_look(kept)] if number % every == 0 else [])
            left += [finding for finding in found if finding.code == OTHER_EDITION]
            findings += [finding for finding in found if finding.code != OTHER_EDITION]
            tables, over = tables + 1, over + (kept.summary.status == "over")
            acts += len(kept.stored.acts)
    except Refused as refusal:
        findings.append(Fault(refusal.code, refusal.detail))
    missing = {finding.table for finding in findings if finding.code == "act-missing"}
    told = [each for each in findings if each.code == "act-missing" or each.table not in missing]
    return Inspection(tuple(told), tuple(left), tables, over, acts)


def records(inspector: Inspector) -> Iterator[FinishedRace | Fault]:
    """The record of every finished race; a finding for each table that cannot be rebuilt."""
    for kept in inspector.tables():
        if isinstance(kept, Fault):
            yield kept
            continue
        id, status = kept.summary.id, kept.summary.status
        if status != "over":
            continue
        try:
            yield FinishedRace(table=id, status=status, record=_record(kept))
        except Exception as error:  # noqa: BLE001 - a bad table does not keep the others from being exported
            yield Fault(CANNOT_BE_RIDDEN, _said(error), id)


def _altered(kept: Inspected) -> Iterator[Fault]:
    """The findings of the checksums; if one is wrong, riding the table says nothing more."""
    act, id = kept.stored.altered, kept.summary.id
    if act == 0:
        yield Fault("act-altered", "its first act, its seed or one of its codes was altered", id)
    elif act is not None:
        yield Fault("act-altered", f"act {act} was altered, or is not in its place", id)


def _look(kept: Inspected) -> Iterator[Fault]:
    id = kept.summary.id
    try:
        table = _table(kept)
        listed = summary(table)
    except Exception as error:  # noqa: BLE001 - any error is reported, and the other tables are checked all the same
        yield _look_at_log(kept, error) if _other_edition(error) else _cannot_be_ridden(kept, error)
        return
    if _known(listed) != _known(kept.summary):
        yield Fault("lists-differ", "the lists do not agree with its acts", id)
    if set(kept.members) != table.players | table.watchers:
        yield Fault("members-differ", "the people in its lists are not those of its acts", id)
    if not _snapshot_fits(kept):
        yield Fault("snapshot-altered", "its snapshot is damaged, and nothing else of it", id)


def _snapshot_fits(kept: Inspected) -> bool:
    """Whether a snapshot made under these rules equals the result of riding the acts."""
    body = kept.stored.snapshot
    if body is None:
        return True
    found = read_snapshot(body)
    if found is None or not 0 < found.acts <= len(kept.stored.acts):
        return False
    if found.rules != fingerprint(kept.summary.game):
        return True
    then = read_table(kept.summary.id, kept.stored.seed, kept.stored.acts[: found.acts])
    return read_snapshot(print_snapshot(then, found.acts)) == found


def _look_at_log(kept: Inspected, why: Exception) -> Fault:
    """Check a table that cannot be ridden again: its acts must still be readable."""
    try:
        _log_record(kept)
    except Exception as error:  # noqa: BLE001 - as above
        return _cannot_be_ridden(kept, error)
    return Fault(OTHER_EDITION, str(why), kept.summary.id)


def _cannot_be_ridden(kept: Inspected, error: Exception) -> Fault:
    return Fault(CANNOT_BE_RIDDEN, _said(error), kept.summary.id)


def _other_edition(error: Exception) -> bool:
    return isinstance(error, Refused) and error.code == OTHER_EDITION


def _record(kept: Inspected) -> str:
    """The record of a table, or its log as text if its edition of the rules is gone."""
    try:
        return record_text(_table(kept))
    except Refused as refusal:
        if not _other_edition(refusal):
            raise
        return _log_record(kept).text()


def _known(summary: Summary) -> tuple[object, ...]:
    """The part of a row that is compared. How a seat is listed may change from version to version."""
    return summary.id, summary.status, summary.stage, summary.public, summary.tour, summary.day


def _table(kept: Inspected) -> Table:
    return read_table(kept.summary.id, kept.stored.seed, kept.stored.acts)


def _log_record(kept: Inspected) -> LogRecord:
    return LogRecord(kept.summary.id, kept.stored.seed, map(read_act, kept.stored.acts))


def _said(error: Exception) -> str:
    said = error.detail if isinstance(error, Refused) else f"{type(error).__name__} {error}"
    return f"it cannot be rebuilt from its acts: {said}"
