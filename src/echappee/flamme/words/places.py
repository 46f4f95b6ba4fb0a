"""Where a rider is, in words: the name of the square for the terminal, what is left to ride for the pages."""

from echappee.engine.events import Value
from echappee.flamme.rules import Course


def left(course: Course, square: int) -> int:
    """How many squares it takes to be over the line; none beyond it."""
    return max(0, course.to_go(square) + 1)


def place(course: Course, square: int) -> dict[str, Value]:
    """The arguments of a sentence that says where a rider is."""
    return {"square": course.name(square), "left": left(course, square)}
