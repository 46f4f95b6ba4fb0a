"""The road ahead of a square as bytes."""

from functools import lru_cache
from typing import Final

from echappee.homas.board.course import Course
from echappee.homas.bots.layout import EVEN, GRADE_UNIT, ROAD_SIZE, ROW_PARTS, YES

KINDS: Final = ROW_PARTS[:3]


def road_ahead(course: Course, number: int) -> bytes:
    """The next rows from this square on; from the start where a rider is not on the road yet."""
    rows, first = rows_of(course)
    at = (course.at(number).row if number >= 0 else 0) - first
    return rows[at * len(ROW_PARTS) :][:ROAD_SIZE].ljust(ROAD_SIZE, b"\0")


@lru_cache(maxsize=128)
def rows_of(course: Course) -> tuple[bytes, int]:
    """All rows of a course one after the other, and the number of the first one."""
    rows = {
        each.row: bytes(
            (
                *(YES * (each.road == kind) for kind in KINDS),
                min(max(EVEN + GRADE_UNIT * each.grade, 0), YES),
            )
        )
        for each in course.squares
    }
    first = min(rows)
    empty = bytes(len(ROW_PARTS))
    return b"".join(rows.get(row, empty) for row in range(first, max(rows) + 1)), first
