"""Courses of Homas Tour Pro as the HTTP API tells them."""

from functools import lru_cache

from echappee.engine import Refused
from echappee.homas.board.course import Course
from echappee.homas.board.handmade import HEAD, handmade
from echappee.homas.rules import COURSES, RACES, course
from echappee.homas.table.settings import check_course
from echappee.homas.table.wire import marks_of
from echappee.server.http.bodies import CourseRow, Courses, GradeRow


@lru_cache(maxsize=1)
def all_courses() -> Courses:
    """Every course there is."""
    return Courses(tuple(map(one_course, COURSES)))


def one_course(id: str) -> CourseRow:
    """The course of this id, this time trial, or this road written by hand."""
    _check(id)
    road = handmade(id) if id.startswith(HEAD) else course(id)  # what is only tried out is not kept
    race = next((race for race in RACES if id.startswith(f"{race}-")), "")
    return CourseRow(
        id=id,
        name=road.name,
        race=race,
        race_name=RACES.get(race, ""),
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


def _check(id: str) -> None:
    """Refuse what no table rides; an address where there is nothing is refused as such."""
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
