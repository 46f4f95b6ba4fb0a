"""Movement phase (rules 3): reveal, then ride one by one, the rider ahead first."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from echappee.engine import Tell
from echappee.flamme.rules.cards import Card
from echappee.flamme.rules.course import Course, Way, ways
from echappee.flamme.rules.lanes import Lanes
from echappee.flamme.rules.position import Position, Rider, advance


class RiderOnRoad(Protocol):
    """The facts about a rider, besides its card, that its speed depends on."""

    @property
    def square(self) -> int:
        """Where it is."""

    @property
    def crashed(self) -> bool:
        """Whether it has crashed there."""


def movement(position: Position, tell: Tell) -> Position:
    """Move every rider by the card it played."""
    riders = list(position.riders)
    _reveal(riders, tell)
    lanes: dict[int, Lanes] = {}
    for company in position.companies:
        lanes |= dict.fromkeys(company, Lanes(position.course, riders, company))
    for index in order(riders):
        _ride(position.course, lanes[index], riders, index, tell)
        _chase(position.course, lanes[index], riders, index, tell)
    return advance(position._replace(riders=tuple(riders)), tell)


def order(riders: Sequence[Rider]) -> list[int]:
    """The order of moves: the rider ahead first, judged once for the whole phase (3.1.2)."""
    racing = [index for index, rider in enumerate(riders) if rider.racing]
    return sorted(racing, key=lambda index: riders[index].rank)


def speed(rider: RiderOnRoad, card: Card, course: Course) -> int:
    """How far this card would carry the rider before any limit (3.2.1 to 3.2.3)."""
    value = card.value
    if rider.crashed:
        value -= 2
        if value <= 0:
            return 0
    square = course.at(rider.square)
    return max(value, square.least, square.dive if card.powers.dives else 0)


@lru_cache(maxsize=100_000)
def reach(course: Course, start: int, distance: int, climb: int = 0) -> tuple[Way, ...]:
    """Every way, inner ways first, as far as the road lets a rider go (3.2.4, 3.2.5); `climb`: 9.3.1."""
    found = (_limited(course, start, way, climb) for way in ways(course, start, distance))
    return tuple(dict.fromkeys(found))


def _limited(course: Course, start: int, way: Way, climb: int) -> Way:
    """The longest part of this way that no square on it, the first and the last included, forbids (3.2.4)."""
    slow = [max(course.at(square).most, climb) for square in (start, *way)]
    while any(most < len(way) for most in slow[: len(way) + 1]):
        way = way[:-1]
    return way


def stop(course: Course, lanes: Lanes, riders: Sequence[Rider], way: Way, *, nimble: bool = False) -> int:
    """How far a rider gets on this way past other riders (3.3); a nimble one finds room anywhere."""
    distance = len(way)
    down = [rider.square for rider in riders if rider.crashed]
    for passed, square in enumerate(way[:-1] if down else ()):
        if square in down and is_wall(course, lanes, riders, square):
            distance = passed
            break
    while distance and not nimble and lanes.free(way[distance - 1]) is None:
        distance -= 1
    return distance


def is_wall(course: Course, lanes: Lanes, riders: Sequence[Rider], square: int) -> bool:
    """Whether every lane of the square holds a crashed rider (3.3.7)."""
    down = [lane for lane, index in lanes.at(square).items() if lane >= 0 and riders[index].crashed]
    return len(down) == course.at(square).lanes


def _reveal(riders: list[Rider], tell: Tell) -> None:
    for rider in riders:
        if rider.racing and not rider.automatic:
            tell("revealed", "3.1.1", rider=rider.name, card=str(rider.card))


def _ride(course: Course, lanes: Lanes, riders: list[Rider], index: int, tell: Tell) -> None:
    """Take the way on which the rider gets furthest, the inner one of equals (8.3.4)."""
    rider = riders[index]
    assert rider.card is not None
    powers = rider.card.powers
    wanted = speed(rider, rider.card, course)
    lanes.leave(rider.square, rider.lane)
    possible = reach(course, rider.square, wanted, powers.climb)
    allowed = max(map(len, possible))
    ridden = [way[: stop(course, lanes, riders, way, nimble=powers.nimble)] for way in possible]
    way = max(ridden, key=len)
    square = way[-1] if way else rider.square
    lane = _lane(lanes, riders, rider, square, tell)
    crashed = len(way) < allowed and course.at(square).slippery
    lanes.enter(index, square, lane)
    riders[index] = rider.moved(square, lane, crashed=crashed)
    tell(
        "moved",
        "7.3.2" if crashed else "3.3.1",
        rider=rider.name,
        card=str(rider.card),
        stood_up=rider.crashed,
        speed=wanted,
        limited=wanted - allowed,
        blocked=allowed - len(way),
        start=rider.square,
        square=square,
        lane=lane,
        way=way,
        crashed=crashed,
    )


def _lane(lanes: Lanes, riders: list[Rider], rider: Rider, square: int, tell: Tell) -> int:
    """The rightmost free lane (3.3.2, 3.3.5); a nimble rider makes its own (9.3.8)."""
    if rider.card is not None and rider.card.powers.nimble:
        lane = lanes.clear(square)
        for pushed, other in sorted(lanes.at(square).items()):
            if riders[other].lane != pushed:
                riders[other] = riders[other]._replace(lane=pushed)
                tell("pushed", "9.3.8", rider=riders[other].name, square=square, lane=pushed)
        return lane
    free = lanes.free(square)
    if square == rider.square:  # a rider on the grass need not move left for a free lane
        return rider.lane if free is None else min(free, rider.lane)
    assert free is not None
    return free


def _chase(course: Course, lanes: Lanes, riders: list[Rider], index: int, tell: Tell) -> None:
    """Into the wheel of the rider ahead, or beside it (9.3.7)."""
    rider = riders[index]
    if rider.card is None or not rider.card.powers.chases:
        return
    for square in course.next(rider.square):
        lane = lanes.free(square)
        beyond = lanes.empty(square) and all(map(lanes.empty, course.next(square)))
        if lane is not None and not beyond:
            lanes.leave(rider.square, rider.lane)
            lanes.enter(index, square, lane)
            riders[index] = rider.moved(square, lane, crashed=rider.crashed)
            tell("chased", "9.3.7", rider=rider.name, start=rider.square, square=square, lane=lane)
            return
