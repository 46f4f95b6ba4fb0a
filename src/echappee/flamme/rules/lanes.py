"""Which rider is in which lane while riders are being moved."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from echappee.flamme.rules.course import Course
from echappee.flamme.rules.position import Rider

NOBODY: Final[Mapping[int, int]] = {}


class Lanes:
    """Riders that meet each other, by square and lane. Lane 0 is the right one; the grass is -1, -2 …"""

    def __init__(self, course: Course, riders: Sequence[Rider], company: Iterable[int]) -> None:
        self._course = course
        self._squares: dict[int, dict[int, int]] = {}
        for index in company:
            rider = riders[index]
            if rider.racing:
                self._squares.setdefault(rider.square, {})[rider.lane] = index

    def enter(self, index: int, square: int, lane: int) -> None:
        self._squares.setdefault(square, {})[lane] = index

    def leave(self, square: int, lane: int) -> None:
        lanes = self._squares[square]
        del lanes[lane]
        if not lanes:
            del self._squares[square]

    def at(self, square: int) -> Mapping[int, int]:
        """The riders in this square, by lane."""
        return self._squares.get(square, NOBODY)

    def riders(self, square: int) -> list[int]:
        """The riders in this square, from the right."""
        lanes = self._squares.get(square)
        return [lanes[lane] for lane in sorted(lanes)] if lanes else []

    def empty(self, square: int) -> bool:
        """Whether nobody is in any lane, nor on the grass beside it."""
        return square not in self._squares

    def free(self, square: int) -> int | None:
        """The rightmost free lane, if any."""
        taken = self._squares.get(square)
        if not taken or 0 not in taken:
            return 0
        for lane in range(1, self._course.at(square).lanes):
            if lane not in taken:
                return lane
        return None

    def clear(self, square: int) -> int:
        """Free the right lane: its rider moves left, or onto the grass if all lanes are taken (9.3.8)."""
        free = self.free(square)
        if free is None:
            return min(0, *self._squares[square]) - 1
        for lane in range(free, 0, -1):
            self._squares[square][lane] = self._squares[square].pop(lane - 1)
        return 0

    def occupied(self) -> list[int]:
        """All squares with riders in them, the rearmost first."""
        return sorted(self._squares)
