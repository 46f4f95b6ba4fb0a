"""Courses of Homas Tour Pro as the HTTP API describes them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from msgspec import Struct

from echappee.engine import Refused
from echappee.homas.board.course import Course
from echappee.homas.board.course_text import CLASSICS, RACE_NAMES
from echappee.homas.board.handmade import HEAD, handmade
from echappee.homas.rules import COURSES, course
from echappee.homas.table.settings import check_course, road_faults
from echappee.homas.table.wire import HomasMark, marks_of
from echappee.homas.tours.calendar import road_of
from echappee.server.messages.offers import FindingRow, RoadRow
from echappee.server.tables.game_table import KnownRoad, LobbyRoads
from echappee.tours import Day

CLASSIC: Final = "classics"
"""The set of the courses that belong to no stage race."""


class GradeRow(Struct, frozen=True, omit_defaults=True):
    """A row of a course: its printed number, and whether it has cobbles or belongs to a mountain."""

    grade: int = 0
    road: str = "flat"
    mountain: bool = False


class CourseRow(RoadRow, frozen=True, kw_only=True, tag_field="game", tag="homas"):
    """A course of Homas Tour Pro, a time trial, or a custom road."""

    hours: float
    marks: tuple[HomasMark, ...]
    rows: tuple[GradeRow, ...]
    """From row 1 to the line."""
    red: int
    """The row of the red letter; 0 if there are no team cards."""
    finish: str
    cards: tuple[int, ...]
    limit: int | None
    trial: bool
    rain: bool
    hell: bool


def sets() -> Mapping[str, Mapping[str, str]]:
    """The classics, then the stage races."""
    return {CLASSIC: CLASSICS, **RACE_NAMES}


@lru_cache(maxsize=1)
def all_courses() -> tuple[CourseRow, ...]:
    """Every course there is."""
    return tuple(map(one_course, COURSES))


def one_course(id: str) -> CourseRow:
    """The course of this id, this time trial, or this custom road."""
    _check(id)
    road = handmade(id) if id.startswith(HEAD) else course(id)  # custom roads are not cached
    return CourseRow(
        id=id,
        name=road.name,
        set=_set(id),
        squares=road.length,
        hours=road.hours,
        marks=marks_of(road),
        rows=_rows(road),
        red=road.team_cards_until,
        finish=road.finish,
        cards=road.cards,
        limit=road.limit,
        trial=road.trial,
        rain=road.rain,
        hell=road.cobbles_break_wheels,
    )


def find_faults(text: str) -> list[FindingRow]:
    """The problems of this road; a text that is no custom road must be a course or a time trial."""
    if not text.startswith(HEAD):
        try:
            check_course(text)
        except Refused as refusal:
            return [_finding(refusal)]
        return []
    return [_finding(fault) for fault in road_faults(text)]


def known_road(text: str) -> KnownRoad:
    """The course of these settings; a custom road has no id."""
    return KnownRoad() if text.startswith(HEAD) else KnownRoad(text, name_of(text))


def name_of(text: str) -> str:
    """What people call the course of these settings."""
    return road_of(Day(text)).name


ROADS: Final = LobbyRoads(row=CourseRow, sets=sets, every=all_courses, one=one_course, faults=find_faults)


def _finding(fault: Refused) -> FindingRow:
    return FindingRow(fault.code, "error", fault.detail, fault.about)


def _set(id: str) -> str:
    if id not in COURSES:
        return ""
    return next((race for race in RACE_NAMES if id.startswith(f"{race}-")), CLASSIC)


def _check(id: str) -> None:
    """Refuse courses that no table rides; in an address, an unknown course is refused as such."""
    try:
        check_course(id)
    except Refused as refusal:
        if refusal.code != "unknown-course":
            raise
        raise Refused("no-such-stage", "there is no course with this id") from None


def _rows(road: Course) -> tuple[GradeRow, ...]:
    """The rows from the first to the line; all lanes of one are of the same kind."""
    rows = {square.row: GradeRow(square.grade, square.road, square.mountain) for square in road.squares}
    return tuple(rows[number] for number in range(1, road.length + 1))
