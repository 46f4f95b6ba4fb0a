"""Where the others may be after this round's moves, judged by public card counts."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import prod
from typing import Final, NamedTuple

from echappee.flamme.bots.tempo.road import HIGHEST, Road, read_road
from echappee.flamme.rules import EXHAUSTION, Pile, RiderView, View


def at_least(count: int, shares: Iterable[float]) -> float:
    """How likely at least `count` of several independent events happen."""
    exactly = [1.0] + [0.0] * count
    for share in shares:
        for number in range(count, 0, -1):
            kept = exactly[number] * (1.0 if number == count else 1.0 - share)
            exactly[number] = kept + exactly[number - 1] * share
        exactly[0] *= 1.0 - share
    return exactly[count]


def expected(prizes: Sequence[int], shares: Iterable[float]) -> float:
    """The expected prize: the first if none of several events happens, the second if exactly one does."""
    exactly = [1.0] + [0.0] * (len(prizes) - 1) if prizes else []
    for share in shares:
        for number in range(len(exactly) - 1, 0, -1):
            exactly[number] += share * (exactly[number - 1] - exactly[number])
        if exactly:
            exactly[0] *= 1.0 - share
    return sum(prize * chance for prize, chance in zip(prizes, exactly, strict=True))


MIDDLING: Final = 5
"""A card of this value is played as often as pure chance would have it."""


class Landings(NamedTuple):
    """How likely a rider ends its move on each square, and how far along the road on average."""

    at: dict[int, float]
    mean: float

    def behind(self, square: int) -> float:
        """How likely it ends behind this square."""
        return sum([share for number, share in self.at.items() if number < square])


class Other(NamedTuple):
    """Another rider, as one of ours sees it."""

    chances: Landings
    earlier: bool
    """Whether it moves before ours."""
    rival: bool
    """Whether it is of another team."""
    start: int
    """The square it starts from."""

    def ahead(self, square: int, *, nimble: bool) -> float:
        """How likely it ends ahead of a rider on this square; the earlier or nimble one wins a tie."""
        return 1.0 - self.chances.behind(square if self.earlier and not nimble else square + 1)


class Forecast:
    """The other riders that one rider meets, after their moves."""

    def __init__(self, view: View, rider: RiderView, boldness: float) -> None:
        trial = view.ruleset.trial
        others = view.company(rider) if trial else view.riders
        racing = [each for each in others if each.racing]
        foremost = max([rider.square, *[each.square for each in racing]])
        self.road = road = read_road(view.course, foremost)
        self.last_round = road.along[foremost] + HIGHEST >= road.finish
        """Whether anybody may cross the line with this round's move."""
        rank, team = rider.rank, rider.team
        self.others = [
            Other(chances, each.rank < rank, each.team != team, each.square)
            for each in racing
            if each is not rider
            for chances in (_chances(road, each, view, boldness),)
        ]
        self.front = max((other.chances.mean for other in self.others), default=0.0)
        """How far along the road the first of them is expected to get."""
        self.empty = _empty(self.others)
        """How likely nobody is on a square; a square that is not listed is certainly empty."""

    def shelter(self, square: int) -> tuple[float, float]:
        """The chances of moving one square by slipstream, and of open road ahead after that."""
        shelter, empty = self.road.shelter, self.empty
        near, far, further, _ = self.road.sight(square)
        next_empty = _nobody(empty, near)
        if not shelter[square]:
            return 0.0, next_empty
        second_empty = _nobody(empty, far)
        own_gap = next_empty * (1.0 - second_empty) if shelter[far[0]] else 0.0
        # Already in a wheel: the rider ahead may close a gap and take this one along.
        led = 0.0
        if next_empty < 1.0 and shelter[near[0]] and shelter[further[0]]:
            led = (1.0 - next_empty) * second_empty * (1.0 - _nobody(empty, further))
        return own_gap + led, next_empty - own_gap

    def alone(self, square: int) -> float:
        """How likely nobody is on the next few squares."""
        return prod(_nobody(self.empty, step) for step in self.road.sight(square))

    def blocked(self, square: int) -> float:
        """How likely riders who move earlier fill this square."""
        return at_least(
            self.road.lanes[square],
            [at[square] for (at, _), earlier, _, _ in self.others if earlier and square in at],
        )

    def chase(self, square: int) -> float:
        """How likely a chase from this square goes one further: to a rider's side, or to its wheel."""
        near, far = self.road.sight(square)[:2]
        empty = _empty(other for other in self.others if other.earlier)
        alone = _nobody(empty, near)
        return 1.0 - alone - self.blocked(near[0]) + alone * (1.0 - _nobody(empty, far))

    def followers(self, square: int) -> float:
        """How many rivals would be pulled along to this square, less a team-mate."""
        road, count = self.road, 0.0
        for gap in road.behind(square):
            squares = [each for each in road.behind(gap) if road.shelter[square] and road.shelter[each]]
            for (at, _), _, rival, _ in self.others:
                pulled = self.empty.get(gap, 1.0) * sum(at.get(each, 0.0) for each in squares)
                count += pulled if rival else -pulled
        return count


def _empty(others: Iterable[Other]) -> dict[int, float]:
    empty: dict[int, float] = {}
    for other in others:
        for square, share in other.chances.at.items():
            empty[square] = empty.get(square, 1.0) * (1.0 - share)
    return empty


def _nobody(empty: dict[int, float], squares: tuple[int, ...]) -> float:
    share = empty.get(squares[0], 1.0)
    for square in squares[1:]:
        share *= empty.get(square, 1.0)
    return share


def _chances(road: Road, rider: RiderView, view: View, boldness: float) -> Landings:
    """A known card is certain; an automatic team's are equally likely, a seat prefers the better ones."""
    if rider.card is not None:
        end = road.choices(rider.square, rider.card, crashed=rider.crashed)[0].square
        return Landings({end: 1.0}, road.along[end])
    if rider.automatic:
        return _spread(road, rider.square, rider.crashed, _deck(rider, view) or (EXHAUSTION,), 0.0)
    return _spread(road, rider.square, rider.crashed, rider.deck or (EXHAUSTION,), boldness)


def _deck(rider: RiderView, view: View) -> Pile:
    """An automatic rider's deck; the one deck of a Peloton team is its Rouleur's."""
    return rider.deck or next((each.deck for each in view.riders if each.team == rider.team), ())


# Every seat asks the same about each rider, for each of its own two riders.
@lru_cache(maxsize=4096)
def _spread(road: Road, square: int, crashed: bool, cards: Pile, boldness: float) -> Landings:  # noqa: FBT001
    weights: dict[int, float] = {}
    for card in cards:
        end = road.choices(square, card, crashed=crashed)[0].square
        weights[end] = weights.get(end, 0.0) + eagerness(card.value, boldness)
    total = sum(weights.values())
    at = {end: weight / total for end, weight in weights.items()}
    return Landings(at, sum(road.along[end] * share for end, share in at.items()))


def eagerness(value: int, boldness: float) -> float:
    """How much more likely a card of this value is played than another."""
    return max(0.0, 1.0 + boldness * (value - MIDDLING))
