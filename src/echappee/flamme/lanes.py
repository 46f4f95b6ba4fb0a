"""Who stands in which lane while riders are being moved."""

from collections.abc import Iterable

from echappee.flamme.course import Course
from echappee.flamme.position import Rider


class Lanes:
    """The riders on the road, by square and lane. Lane 0 is the right one."""

    def __init__(self, course: Course, riders: Iterable[Rider]) -> None:
        self._course = course
        self._squares: dict[int, dict[int, int]] = {}
        for index, rider in enumerate(riders):
            if rider.racing:
                self.enter(index, rider.square, rider.lane)

    def enter(self, index: int, square: int, lane: int) -> None:
        """Put this rider there."""
        self._squares.setdefault(square, {})[lane] = index

    def leave(self, square: int, lane: int) -> None:
        """Empty that lane."""
        lanes = self._squares[square]
        del lanes[lane]
        if not lanes:
            del self._squares[square]

    def riders(self, square: int) -> list[int]:
        """The riders in this square, from the right."""
        lanes = self._squares.get(square)
        return [lanes[lane] for lane in sorted(lanes)] if lanes else []

    def empty(self, square: int) -> bool:
        """Whether nobody is in any lane."""
        return square not in self._squares

    def free(self, square: int) -> int | None:
        """The rightmost free lane, if there is one."""
        taken = self._squares.get(square)
        if not taken:
            return 0
        return next((lane for lane in range(self._course.at(square).lanes) if lane not in taken), None)

    def occupied(self) -> list[int]:
        """All squares with riders in them, the rearmost first."""
        return sorted(self._squares)
