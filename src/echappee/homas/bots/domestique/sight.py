"""What the director sees from its car: who is where, how far it is, and whose wheel is whose."""

from collections.abc import Iterator
from functools import cached_property

from echappee.homas.board.course import NOWHERE
from echappee.homas.bots.domestique.road import road_of
from echappee.homas.bots.domestique.weights import WEIGHTS, Weights
from echappee.homas.rules import RiderView, View
from echappee.homas.rules.reach import passable
from echappee.homas.rules.shelter import shelters
from echappee.homas.rules.traffic import Traffic

PACE = 8.5
"""Squares that the front of a race makes in a turn."""


class Sight(Traffic[RiderView]):
    """One view, looked at closely."""

    def __init__(self, view: View, weights: Weights = WEIGHTS) -> None:
        assert view.seat is not None
        super().__init__(view.course, view.riders)
        self.view = view
        self.seat = view.seat
        self.weights = weights
        self.to_go = road_of(self.course).to_go
        self.last_turn = not self.course.trial and any(
            rider.racing and self.course.home(rider.square) for rider in self.riders
        )
        """Whether somebody is over the line, so that this turn is the last for the first group."""

    def index(self, name: str) -> int:
        """The index of this rider in `riders`."""
        return next(index for index, rider in enumerate(self.riders) if rider.name == name)

    def mine(self, index: int) -> bool:
        """Whether this rider is of one's own team."""
        return self.riders[index].team == self.seat

    def distance(self, index: int) -> float:
        """How far this rider has to go."""
        return self.to_go[self.riders[index].square]

    def front(self, without: int | None = None, still_to_move: float = 0.0) -> float:
        """How far the first rider has to go, one left out; who has not moved will come so much nearer."""
        others = [way - still_to_move * free for index, way, free in self._field if index != without]
        return min(others, default=self.to_go[0])

    @cached_property
    def _field(self) -> list[tuple[int, float, bool]]:
        """The riders on the road: how far each has to go, and whether it has still to move."""
        racing = [index for index, rider in enumerate(self.riders) if rider.racing]
        return [(index, self.distance(index), self.free(index)) for index in racing]

    @cached_property
    def wheels(self) -> dict[int, list[tuple[int, bool]]]:
        """The squares in somebody's wheel: whose, and whether straight behind it."""
        found: dict[int, list[tuple[int, bool]]] = {}
        for index, _, _ in () if self.course.trial else self._field:
            ahead = self.square(index)
            for side, number in enumerate(ahead.behind):
                if number != NOWHERE and shelters(self.course, ahead, self.course.at(number)):
                    found.setdefault(number, []).append((index, side == 0))
        return found

    @cached_property
    def turns_left(self) -> float:
        """How many turns the race may still last."""
        return max(0.0, self.front()) / PACE

    def behind(self, index: int) -> Iterator[int]:
        """All who hang on this rider's wheel, directly or by others, and have not moved, in order of rows."""
        queue, seen = [index], {index}
        while queue:
            ahead = queue.pop(0)
            for follower in self.wheel(self.riders[ahead].square):
                if follower not in seen and self.free(follower) and self.sheltered(ahead, follower):
                    seen.add(follower)
                    queue.append(follower)
                    yield follower

    def free(self, index: int) -> bool:
        """Whether this rider has still to move, and can."""
        rider = self.riders[index]
        return rider.waiting and not rider.wait

    def sheltered(self, ahead: int, follower: int) -> bool:
        """Whether the road lets the one follow the other."""
        return shelters(self.course, self.square(ahead), self.square(follower))

    def ends(self, index: int, most: int) -> Iterator[tuple[int, int]]:
        """The free squares that a rider can get to, each with the squares it takes, the nearest first."""
        squares, solo = self.course.squares, self.view.solo
        seen = {self.riders[index].square}
        level = [self.riders[index].square]
        for steps in range(1, most + 1):
            further: list[int] = []
            for number in level:
                if steps > 1 and not passable(self, index, number, solo=solo):
                    continue
                for ahead in squares[number].ahead:
                    if ahead not in seen:
                        seen.add(ahead)
                        further.append(ahead)
                        if self.on(ahead) is None:
                            yield ahead, steps
            level = further
