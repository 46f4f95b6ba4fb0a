"""Slipstreaming (rules 4.2): packs close gaps of one square, from the back of the race forward.

Where the road splits, a pack may have two fronts; the inner one comes first (8.3.7 to 8.3.9).
"""

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet

from echappee.engine import Tell
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.lanes import Lanes
from echappee.flamme.rules.position import Position, Rider


def slipstream(
    position: Position, riders: Sequence[Rider], alone: AbstractSet[int], tell: Tell
) -> list[Rider]:
    """All riders after every pack has closed its gap; nobody follows those who ride `alone` (9.3.6)."""
    after = list(riders)
    for company in position.companies:
        _Company(position.course, after, company, alone, tell).close_up()
    return after


class _Company:
    """Riders that meet each other, while their packs close up."""

    def __init__(
        self, course: Course, riders: list[Rider], company: Iterable[int], alone: AbstractSet[int], tell: Tell
    ) -> None:
        self._course = course
        self._riders = riders
        self._lanes = Lanes(course, riders, company)
        self._alone = alone
        self._tell = tell

    def close_up(self) -> None:
        """Take pack after pack from the back; a merged pack is looked at again at once (4.2.3, 8.3.9)."""
        seen: set[int] = set()
        merged: list[int] = []
        while rear := min(merged, default=0) or self._next(seen):
            pack: set[int] = set()
            fronts = list(self._fronts(rear, pack))
            closed = [gap for front, gap in fronts if self._close(front, gap)]
            seen |= pack
            merged = [square for square in merged if square not in pack] + [self._rear(gap) for gap in closed]

    def _next(self, seen: AbstractSet[int]) -> int:
        """The rearmost occupied square that has not been looked at; 0 if all have been."""
        return next((square for square in self._lanes.occupied() if square not in seen), 0)

    def _rear(self, square: int) -> int:
        """The rearmost square of the pack up to this one, by either way."""
        behind = [each for each in self._course.before(square) if not self._lanes.empty(each)]
        return min((square, *map(self._rear, behind)))

    def _fronts(self, square: int, pack: set[int]) -> Iterator[tuple[int, int]]:
        """The front squares of the pack from here on, each with the gap ahead, inner ways first (4.2.1)."""
        if square in pack:
            return
        pack.add(square)
        for ahead in self._course.next(square):
            if self._lanes.empty(ahead):
                yield square, ahead
            else:
                yield from self._fronts(ahead, pack)

    def _close(self, front: int, gap: int) -> bool:
        """Close a gap of one square to the next pack, if possible (4.2.2)."""
        lanes = self._lanes
        if lanes.empty(front) or not lanes.empty(gap):
            return False
        ahead = [square for square in self._course.next(gap) if not lanes.empty(square)]
        if not ahead or not self._takes(front) or not any(map(self._gives, ahead)):
            return False
        before = list(self._riders)
        moved: set[int] = set()
        for each in self._course.before(gap):  # where two ways meet, both close the same gap (8.3.9)
            if not lanes.empty(each) and self._takes(each):
                self._draw_on(each, gap, moved)
        changed = [new for old, new in zip(before, self._riders, strict=True) if old is not new]
        self._tell(
            "slipped", "4.2.2", moves=tuple((rider.name, rider.square, rider.lane) for rider in changed)
        )
        return True

    def _takes(self, square: int) -> bool:
        """Whether riders in this square take slipstream (4.2.4)."""
        if not self._course.at(square).shelter:
            return False
        return not any(self._riders[index].crashed for index in self._lanes.at(square).values())

    def _gives(self, square: int) -> bool:
        """Whether riders in this square give slipstream (4.2.5, 9.3.6)."""
        return self._takes(square) and self._alone.isdisjoint(self._lanes.at(square).values())

    def _draw_on(self, square: int, to: int, moved: set[int]) -> None:
        """Move the riders of this square one on, then those behind who are drawn along (4.2.6, 4.2.8)."""
        gives = self._gives(square)
        self._step(square, to, moved)
        for behind in self._course.before(square) if gives else ():
            if not self._lanes.empty(behind) and self._takes(behind):
                self._draw_on(behind, square, moved)

    def _step(self, square: int, to: int, moved: set[int]) -> None:
        """Move riders with room ahead, right lane first; the others close up to the right (4.2.9, 8.3.8)."""
        lanes, ahead = self._lanes, dict.fromkeys((to, *self._course.next(square)))
        for index in lanes.riders(square):
            rider = self._riders[index]
            lanes.leave(square, rider.lane)
            open_ = (each for each in ahead if index not in moved and lanes.free(each) is not None)
            room = next(open_, square)
            free = lanes.free(room)
            lane = rider.lane if free is None or (room == square and rider.lane < free) else free
            lanes.enter(index, room, lane)
            if room != square:
                moved.add(index)
            if (room, lane) != (square, rider.lane):
                self._riders[index] = rider.moved(room, lane, crashed=rider.crashed)
