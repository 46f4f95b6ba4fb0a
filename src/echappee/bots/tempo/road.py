"""The road as tempo reads it: looked up often, so worked out once."""

from functools import lru_cache
from typing import Final

from echappee.flamme import Course
from echappee.flamme.movement import limit
from echappee.flamme.terrain import NO_LIMIT, Square

HIGHEST: Final = 9
"""No card has a higher value."""
BEYOND: Final = 32
"""More squares than a rider can look ahead from where it may land."""


class Road:
    """The squares of a course as far as they matter, and what lies between each square and the line."""

    def __init__(self, course: Course, last: int) -> None:
        squares = [Square(), *(course.at(number) for number in range(1, last + BEYOND))]
        self.line = course.line
        self.lanes = [square.lanes for square in squares]
        self.shelter = [square.shelter for square in squares]
        self.slippery = [square.slippery for square in squares]
        self.hand = [square.draws - Square().draws for square in squares]
        """How many cards more than usual are drawn on each square."""
        self.ascents = self._ahead([square.most < NO_LIMIT for square in squares])
        """How many squares with a greatest speed lie ahead of each square."""
        self.descents = self._ahead([square.least > 0 for square in squares])
        """How many squares with a least speed lie ahead of each square."""
        self._course = course
        self._ends: dict[int, list[int]] = {}

    def end(self, start: int, value: int, *, crashed: bool = False) -> int:
        """Where a card of this value takes a rider that starts here, as far as the road lets it."""
        if not crashed:
            return self.ends(start)[value]
        return self.ends(start)[value - 2] if value > 2 else start

    def ends(self, start: int) -> list[int]:
        """Where a rider that starts here ends, by the value of its card."""
        if start not in self._ends:
            least = self._course.at(start).least
            self._ends[start] = [
                start + limit(self._course, start, max(value, least)) for value in range(HIGHEST + 1)
            ]
        return self._ends[start]

    def _ahead(self, marked: list[bool]) -> list[int]:
        count = 0
        ahead = [0] * len(marked)
        for number in range(len(marked) - 1, -1, -1):
            ahead[number] = count
            count += marked[number] and number <= self.line
        return ahead


@lru_cache(maxsize=64)
def _road(course: Course, hundreds: int) -> Road:
    return Road(course, 100 * hundreds)


def read_road(course: Course, front: int) -> Road:
    """The road up to some way beyond this square."""
    return _road(course, 1 + front // 100)
