"""Where nobody can sit in a wheel (rules 3.2.3, 3.4.2): on mountains, on the cobbles of Paris–Roubaix."""

from echappee.homas.board.course import Course, Square


def shelters(course: Course, one: Square, other: Square) -> bool:
    """Whether riders who start on these squares can follow and relay each other."""
    if course.cobbles_break_wheels and "cobbles" in (one.road, other.road):
        return False
    return one.road == other.road or not (one.mountain or other.mountain)
