"""Slipstreaming (rules 4.2): packs close gaps of one square, from the back of the race forward."""

from collections.abc import Sequence

from echappee.engine import Tell
from echappee.flamme.course import Course
from echappee.flamme.lanes import Lanes
from echappee.flamme.position import Rider


def slipstream(course: Course, riders: Sequence[Rider], tell: Tell) -> list[Rider]:
    """All riders after every pack that can has closed its gap."""
    after = list(riders)
    lanes = Lanes(course, riders)
    rear = _next_pack(lanes, 0)
    while rear:
        front = _front(lanes, rear)
        if _closes(course, lanes, after, front):
            _follow(course, lanes, after, front, tell)
            rear = front + 1
        else:
            rear = _next_pack(lanes, front)
    return after


def shelters(course: Course, lanes: Lanes, riders: Sequence[Rider], square: int) -> bool:
    """Whether riders in this square give and take slipstream (4.2.4, 4.2.5)."""
    return course.at(square).shelter and not any(riders[index].crashed for index in lanes.riders(square))


def _next_pack(lanes: Lanes, square: int) -> int:
    """The rearmost occupied square beyond this one; 0 if there is none."""
    return next((occupied for occupied in lanes.occupied() if occupied > square), 0)


def _front(lanes: Lanes, square: int) -> int:
    """The front square of the pack (4.2.1)."""
    while not lanes.empty(square + 1):
        square += 1
    return square


def _closes(course: Course, lanes: Lanes, riders: Sequence[Rider], front: int) -> bool:
    """Whether the pack with this front closes a gap of one square to the next pack (4.2.2)."""
    return (
        not lanes.empty(front + 2)
        and shelters(course, lanes, riders, front)
        and shelters(course, lanes, riders, front + 2)
    )


def _follow(course: Course, lanes: Lanes, riders: list[Rider], front: int, tell: Tell) -> None:
    """Move the pack one square, square by square from the front (4.2.6, 4.2.8)."""
    before = list(riders)
    square = front
    while not lanes.empty(square) and shelters(course, lanes, riders, square):
        _step(lanes, riders, square)
        square -= 1
    moves = tuple(
        (new.name, new.square, new.lane) for old, new in zip(before, riders, strict=True) if old is not new
    )
    tell("slipped", "4.2.2", moves=moves)


def _step(lanes: Lanes, riders: list[Rider], square: int) -> None:
    """Move who finds room ahead, right lane first; who is left closes up to the right (4.2.9)."""
    for index in lanes.riders(square):
        rider = riders[index]
        lanes.leave(square, rider.lane)
        lane, to = lanes.free(square + 1), square + 1
        if lane is None:
            lane, to = lanes.free(square), square
            assert lane is not None
        lanes.enter(index, to, lane)
        if (to, lane) != (square, rider.lane):
            riders[index] = rider._replace(square=to, lane=lane)
