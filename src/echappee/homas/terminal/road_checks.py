"""What speaks against a course of Homas Tour Pro, for `echappee stage check`."""

from collections.abc import Iterator
from itertools import groupby

from echappee.homas.board.handmade import HEAD, LONGEST, SHORTEST, Written, written
from echappee.homas.rules import course
from echappee.notation.road_findings import Finding


def check_course(text: str, *, tour: bool) -> list[Finding]:
    """All that is wrong with a road written by hand, or what it had better have; printed ones are good."""
    if not text.startswith(HEAD):
        known = course(text)
        return [] if known.stage or known.trial or not tour else [_one_day("")]
    road = written(text)
    if road.faults:
        return [Finding(fault.code, "error", fault.detail) for fault in road.faults]
    stage = not tour or not road.flags.isdisjoint({"stage", "trial"})
    return [*([] if stage else [_one_day("; with the word stage or trial it is one")]), *_advice(road)]


def _one_day(remedy: str) -> Finding:
    return Finding("no-stage", "error", f"a one-day race is not a stage of a tour{remedy}")


def _advice(road: Written) -> Iterator[Finding]:
    length = len(road.rows)
    if not SHORTEST <= length <= LONGEST:
        yield _warning("road-length", f"{length} rows; tables ride {SHORTEST} to {LONGEST}")
    if not road.red and "trial" not in road.flags:
        yield _warning("no-red", "team cards are of no use; red=ROW says up to where they hold")
    tops = {mark.row for mark in road.marks if mark.kind}
    for last in _climbs(road):
        if last not in tops:
            yield _warning(
                "no-summit", f"the climb up to row {last} has no summit; hill={last} or top={last}"
            )


def _climbs(road: Written) -> Iterator[int]:
    """The last row of each climb."""
    for climb, run in groupby(enumerate(road.rows, 1), key=lambda row: row[1].road == "climb"):
        *_, (last, _) = run
        if climb:
            yield last


def _warning(code: str, detail: str) -> Finding:
    return Finding(code, "warning", detail)
