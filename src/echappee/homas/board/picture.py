"""A course as a picture: four lanes, riding to the right, and the thick lines of curves between them."""

from collections.abc import Iterable

from echappee.homas.board.course import ROW, Course, Square
from echappee.road_picture import Disc, Patch, Point, middle_of, road_svg, strip

BEHIND, BEYOND = 5, 3
"""How many rows are drawn behind the front row of the grid, and beyond the line."""
THICK = 0.09


def course_svg(course: Course, title: str, riders: Iterable[tuple[int, str, str]] = ()) -> str:
    """SVG; riders are a square, a team and a name."""
    drawn = [square for square in course.squares if _shown(course, square)]
    patches = [Patch(_outline(square), square.road) for square in drawn]
    thick = [_thick(square) for square in drawn if square.bent and square.lane == 2]
    line = Patch(strip(_along(course.line) - THICK, _along(course.line) + THICK, 0, 4), "line")
    discs = [Disc(_middle(course, number), team, name) for number, team, name in riders]
    return road_svg(title, [*patches, *thick, line], discs)


def _shown(course: Course, square: Square) -> bool:
    return square.rear >= -BEHIND * ROW and square.progress <= course.line + BEYOND * ROW


def _along(progress: int) -> float:
    return progress / ROW + BEHIND


def _outline(square: Square) -> tuple[Point, ...]:
    return tuple(strip(_along(square.rear), _along(square.progress), square.lane - 1, square.lane))


def _middle(course: Course, number: int) -> Point:
    """A rider far beyond the line stands at the end of the picture."""
    square = course.at(number)
    while not _shown(course, square):
        square = course.at(max(square.behind))
    return middle_of(_outline(square))


def _thick(square: Square) -> Patch:
    return Patch(strip(_along(square.rear), _along(square.progress), 2 - THICK, 2 + THICK), "line")
