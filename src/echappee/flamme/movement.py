"""Movement phase (rules 3): reveal, then ride one by one, the rider ahead first."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from echappee.engine import Tell
from echappee.flamme.course import Course
from echappee.flamme.lanes import Lanes
from echappee.flamme.position import Position, Rider, advance


class Standing(Protocol):
    """What the speed of a rider depends on, besides its card."""

    @property
    def square(self) -> int:
        """Where it stands."""

    @property
    def crashed(self) -> bool:
        """Whether it lies there."""


def movement(position: Position, tell: Tell) -> Position:
    """Move every rider by the card it played."""
    riders = list(position.riders)
    _reveal(riders, tell)
    lanes = Lanes(position.course, riders)
    for index in order(riders):
        riders[index] = _ride(position.course, lanes, riders, index, tell)
    return advance(position._replace(riders=tuple(riders)), tell)


def order(riders: Sequence[Rider]) -> list[int]:
    """Who moves when: the rider ahead first, judged once for the whole phase (3.1.2)."""
    racing = [index for index, rider in enumerate(riders) if rider.racing]
    return sorted(racing, key=lambda index: riders[index].rank)


def speed(rider: Standing, value: int, course: Course) -> int:
    """How far this card would carry the rider before any limit (3.2.1 to 3.2.3)."""
    if rider.crashed:
        value -= 2
        if value <= 0:
            return 0
    return max(value, course.at(rider.square).least)


@lru_cache(maxsize=100_000)
def limit(course: Course, start: int, distance: int) -> int:
    """The farthest the road lets a rider go, at most this distance (3.2.4, 3.2.5)."""
    while not within_limits(course, start, distance):
        distance -= 1
    return distance


def within_limits(course: Course, start: int, distance: int) -> bool:
    """Whether no square on the way, the first and the last included, forbids so long a move (3.2.4)."""
    return all(course.at(square).most >= distance for square in range(start, start + distance + 1))


def landing(
    course: Course, lanes: Lanes, riders: Sequence[Rider], start: int, distance: int
) -> tuple[int, int]:
    """The distance really moved and the lane taken, other riders in the way (3.3)."""
    walls = [
        rider.square
        for rider in riders
        if rider.crashed
        and start < rider.square < start + distance
        and is_wall(course, lanes, riders, rider.square)
    ]
    if walls:
        distance = min(walls) - start - 1
    while (lane := lanes.free(start + distance)) is None:
        distance -= 1
    return distance, lane


def is_wall(course: Course, lanes: Lanes, riders: Sequence[Rider], square: int) -> bool:
    """Whether every lane of the square holds a crashed rider (3.3.7)."""
    down = [index for index in lanes.riders(square) if riders[index].crashed]
    return len(down) == course.at(square).lanes


def _reveal(riders: list[Rider], tell: Tell) -> None:
    for rider in riders:
        if rider.racing and not rider.automatic:
            tell("revealed", "3.1.1", rider=rider.name, card=str(rider.card))


def _ride(course: Course, lanes: Lanes, riders: Sequence[Rider], index: int, tell: Tell) -> Rider:
    rider = riders[index]
    assert rider.card is not None
    wanted = speed(rider, rider.card.value, course)
    allowed = limit(course, rider.square, wanted)
    lanes.leave(rider.square, rider.lane)
    moved, lane = landing(course, lanes, riders, rider.square, allowed)
    square = rider.square + moved
    crashed = moved < allowed and course.at(square).slippery
    lanes.enter(index, square, lane)
    tell(
        "moved",
        "7.3.2" if crashed else "3.3.1",
        rider=rider.name,
        card=str(rider.card),
        stood_up=rider.crashed,
        speed=wanted,
        limited=wanted - allowed,
        blocked=allowed - moved,
        start=rider.square,
        square=square,
        lane=lane,
        crashed=crashed,
    )
    return rider._replace(square=square, lane=lane, crashed=crashed)
