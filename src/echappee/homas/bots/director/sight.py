"""The director's view from the car: where riders are, how far it is, and which of them may still win."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from hashlib import blake2b
from itertools import chain
from math import exp, log, sqrt

from echappee.homas.board.course import NOWHERE
from echappee.homas.bots.director.road import Levels, road_of, steps_ahead, steps_around
from echappee.homas.bots.director.skill import Skills
from echappee.homas.rules import RiderView, View
from echappee.homas.rules.cards import value
from echappee.homas.rules.position import index_of
from echappee.homas.rules.reach import blocked
from echappee.homas.rules.slipstream import shelters
from echappee.homas.rules.traffic import Traffic

PACE = 8.5
"""How many squares the front of a race advances per turn."""
DIE = 3.5
LATE = 2.0
"""From this many turns before the end, a wheel is worth less and less."""
FAR = 40.0
"""Riders this many spreads behind the best no longer count."""
DEVIATION = 0.55
"""The scale of a logistic distribution with a deviation of one."""
WHOLE = 2.0**64
TIME_LEFT = 120.0
"""Squares before the line: those who are behind there can still come back without cards."""
MOST_CARDS = 2
"""Of a team, in a turn so far from the line."""


class Sight(Traffic[RiderView]):
    """One view, evaluated; mistakes derive from the words in `chance`."""

    def __init__(self, view: View, skills: Skills, chance: str = "") -> None:
        assert view.seat is not None
        super().__init__(view.course, view.riders)
        self.view = view
        self.seat = view.seat
        self._chance = chance
        self.road = road_of(self.course)
        self.to_go = self.road.to_go
        self.last_turn = bool(self.taken) and self.course.home(max(self.taken))
        """Whether somebody is over the line, so that this is the last turn for the first group."""
        to_go, racing = self.to_go, self.taken or [rider.square for rider in self.riders if rider.racing]
        self.front = min([to_go[square] for square in racing], default=to_go[0])
        """The distance of the first rider to the line."""
        self.turns_left = max(0.0, self.front) / PACE
        """How many turns the race may still last."""
        self.skill = skills.at(self.turns_left)
        """The weights so far from the line."""
        self.is_far = self.front > TIME_LEFT and not self.course.trial

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
        """The distance of the first of the others, if those still to move come this much nearer."""
        to_go = self.to_go
        others = [
            to_go[square] if other.moved or other.wait else to_go[square] - still_to_move
            for index, other in enumerate(self.riders)
            if (square := other.square) != NOWHERE and not other.home and index != rider
        ]
        return min(others, default=to_go[0])

    @cached_property
    def behind_riders(self) -> set[int]:
        """The squares one step behind other riders."""
        return set(chain.from_iterable(map(self.course.behind.__getitem__, self.taken)))

    @cached_property
    def among_riders(self) -> set[int]:
        """These squares, and the occupied ones."""
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

    def file(self, index: int) -> Iterable[int]:
        """The riders likely to follow this one, each in the wheel of the one before."""
        seen = {index}
        while True:
            wheel = self.wheel(self.riders[index].square)
            after = next(
                (p for p in wheel if p not in seen and self.free(p) and self.sheltered(index, p)), None
            )
            if after is None:
                return
            seen.add(after)
            yield after
            index = after

    def free(self, index: int) -> bool:
        """Whether this rider has yet to move, and can."""
        rider = self.riders[index]
        return rider.waiting and not rider.wait

    def sheltered(self, ahead: int, follower: int) -> bool:
        """Whether the road lets the one follow the other."""
        return shelters(self.course, self.square(ahead), self.square(follower))

    def wheels_to_come(self, index: int) -> bool:
        """Whether the rider whose wheel this rider is in has yet to move."""
        ahead = (self.on(number) for number, _ in self.road.wheels[self.riders[index].square])
        return any(other is not None and self.free(other) for other in ahead)

    def steps(self, index: int, most: int) -> Levels:
        """The squares that a rider can reach: those that take one step, those that take two, …"""
        start, solo = self.riders[index].square, self.view.solo
        levels = steps_ahead(self.course, start)[:most]
        last = max(levels[-1], default=len(self.course.squares))
        near = [number for number in self.taken if start < number <= last]
        walls = blocked(self, index, near, solo=solo)
        return steps_around(self.course, start, most, walls) if walls else levels

    @property
    def wheel_worth(self) -> float:
        """The worth of sitting in a wheel rather than in the wind; less if the race is soon over."""
        return self.skill.relay * min(1.0, self.turns_left / LATE)

    def share(self, index: int) -> float:
        """How much a square of this rider counts among those of its own side: the team, or all rivals."""
        side = self._own if self.riders[index].team == self.seat else self._rivals
        return side.get(index, 0.0)

    @cached_property
    def spent(self) -> int:
        """The cards that the team has spent in this turn."""
        return sum(rider.used for index, rider in enumerate(self.riders) if self.mine(index))

    def can_spare(self, cards: int) -> bool:
        """Whether the team may spend this many more cards in this turn."""
        return not (cards and self.is_far) or self.spent + cards <= MOST_CARDS

    def harm(self, index: int) -> float:
        """How much a square gained by this rival counts against the team."""
        skill = self.skill
        return skill.towed if self.riders[index].neutral else skill.towed * (1 - skill.charity)

    @cached_property
    def best_share(self) -> float:
        """The share of the team's best rider."""
        return max(self._own.values(), default=0.0)

    @cached_property
    def _own(self) -> Mapping[int, float]:
        return self._shares([i for i, rider in enumerate(self.riders) if rider.racing and self.mine(i)])

    @cached_property
    def _rivals(self) -> Mapping[int, float]:
        return self._shares([i for i, rider in enumerate(self.riders) if rider.racing and not self.mine(i)])

    def _shares(self, side: Sequence[int]) -> Mapping[int, float]:
        """The chance of each to be the best of them, from their squares, cards and roles."""
        skill, to_go = self.skill, self.to_go
        of_role = (0.0, skill.leader, skill.allrounder, skill.sprinter, skill.climber)
        strengths = []
        for index in side:
            rider = self.riders[index]
            strength = skill.held * _beats_dice(rider.cards) + of_role[rider.role] - to_go[rider.square]
            strengths.append(strength + skill.pack if rider.waiting and not rider.wait else strength)
        best = max(strengths, default=0.0)
        spread = skill.spread + skill.widening * sqrt(self.turns_left / 4)
        odds = [exp(max(-FAR, (strength - best) / spread)) for strength in strengths]
        whole = sum(odds)
        return {index: chance / whole for index, chance in zip(side, odds, strict=True)}

    def blur(self, option: str) -> float:
        """The error in judging this option; none at full strength."""
        if not self.skill.blur:
            return 0.0
        drawn = int.from_bytes(blake2b(f"{self._chance}/{option}".encode(), digest_size=8).digest())
        part = (drawn + 0.5) / WHOLE
        return self.skill.blur * DEVIATION * log(part / (1 - part))


@lru_cache(maxsize=1_000)
def _beats_dice(cards: tuple[str, ...]) -> float:
    """By how many squares these cards beat as many dice."""
    return sum(value(card) - DIE for card in cards)
