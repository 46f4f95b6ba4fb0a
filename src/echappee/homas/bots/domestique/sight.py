"""What the director sees from its car: where riders are, how far it is, and who works for whom."""

from collections.abc import Iterator
from functools import cached_property
from itertools import chain

from echappee.homas.board.course import NOWHERE
from echappee.homas.bots.domestique.road import Levels, road_of, steps_ahead, steps_around
from echappee.homas.bots.domestique.weights import WEIGHTS, RoadWeights
from echappee.homas.rules import RiderView, View
from echappee.homas.rules.position import index_of
from echappee.homas.rules.reach import blocked
from echappee.homas.rules.slipstream import shelters
from echappee.homas.rules.traffic import Traffic

PACE = 8.5
"""Squares that the front of a race makes in a turn."""


class Sight(Traffic[RiderView]):
    """One view, looked at closely."""

    def __init__(self, view: View, weights: RoadWeights = WEIGHTS) -> None:
        assert view.seat is not None
        super().__init__(view.course, view.riders)
        self.view = view
        self.seat = view.seat
        self.weights = weights
        self.road = road_of(self.course)
        self.to_go = self.road.to_go
        self.last_turn = bool(self.taken) and self.course.home(max(self.taken))
        """Whether somebody is over the line, so that this turn is the last for the first group."""
        to_go, racing = self.to_go, self.taken or [rider.square for rider in self.riders if rider.racing]
        self.front = min([to_go[square] for square in racing], default=to_go[0])
        """How far the first rider has to go."""
        self.turns_left = max(0.0, self.front) / PACE
        """How many turns the race may still last."""

    def index(self, name: str) -> int:
        """The index of this rider in `riders`."""
        return index_of(name)

    def mine(self, index: int) -> bool:
        """Whether this rider belongs to the director's own team."""
        return self.riders[index].team == self.seat

    def distance(self, index: int) -> float:
        """How far this rider has to go."""
        return self.to_go[self.riders[index].square]

    def front_without(self, rider: int, still_to_move: float) -> float:
        """How far the first of the others will have to go, if those still to move come so much nearer."""
        to_go = self.to_go
        others = [
            to_go[square] if other.moved or other.wait else to_go[square] - still_to_move
            for index, other in enumerate(self.riders)
            if (square := other.square) != NOWHERE and not other.home and index != rider
        ]
        return min(others, default=to_go[0])

    @cached_property
    def behind_riders(self) -> set[int]:
        """The squares from which one step leads to where somebody stands."""
        return set(chain.from_iterable(map(self.course.behind.__getitem__, self.taken)))

    @cached_property
    def among_riders(self) -> set[int]:
        """These squares, and those where somebody stands."""
        return self.behind_riders.union(self.taken)

    def behind(self, index: int) -> Iterator[int]:
        """The riders in this rider's wheel, directly or behind others, that have not moved, row by row."""
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

    def steps(self, index: int, most: int) -> Levels:
        """The squares that a rider can ride to: those that take one step, those that take two, …"""
        start, solo = self.riders[index].square, self.view.solo
        levels = steps_ahead(self.course, start)[:most]
        last = max(levels[-1], default=len(self.course.squares))
        near = [number for number in self.taken if start < number <= last]
        walls = blocked(self, index, near, solo=solo)
        return steps_around(self.course, start, most, walls) if walls else levels


LEADER, ALLROUNDER, SPRINTER, CLIMBER = 1, 2, 3, 4


def protected(sight: Sight) -> tuple[int, ...]:
    """The riders that should win: leader and sprinter, or the climber if the line is on a mountain."""
    return (LEADER, CLIMBER) if sight.course.finish == "mountain" else (SPRINTER, LEADER)


def helper(sight: Sight, index: int) -> bool:
    """Whether this rider works for others."""
    return sight.riders[index].role not in protected(sight)


def share(sight: Sight, index: int) -> float:
    """How much a square of this rider counts for the team."""
    return 0.5 if helper(sight, index) else 1.0
