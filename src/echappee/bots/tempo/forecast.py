"""Where the others may be after this round's moves, judged by the cards that anybody can count."""

from functools import lru_cache
from typing import Final, NamedTuple

from echappee.bots.tempo.chance import at_least
from echappee.bots.tempo.road import Road, read_road
from echappee.flamme import RiderView, View
from echappee.flamme.cards import EXHAUSTION, Pile

MIDDLING: Final = 5
"""The value of a card that a seat plays as often as chance would have it."""


class Chances(NamedTuple):
    """How likely a rider ends its move on each square, and where on average."""

    at: dict[int, float]
    mean: float

    def behind(self, square: int) -> float:
        """How likely it ends behind this square."""
        return sum([share for number, share in self.at.items() if number < square])


class Other(NamedTuple):
    """Another rider, as one of ours sees it."""

    chances: Chances
    earlier: bool
    """Whether it moves before ours."""
    rival: bool
    """Whether it is of another team."""


class Forecast:
    """The other riders after their moves, as seen by one rider."""

    def __init__(self, view: View, rider: RiderView, boldness: float) -> None:
        racing = [each for each in view.riders if each.racing]
        self.road = read_road(view.course, max(each.square for each in racing))
        self.others = [
            Other(chances, each.rank < rider.rank, each.team != rider.team)
            for each in racing
            if each is not rider
            for chances in (_chances(self.road, each, view, boldness),)
        ]
        self.front = max((other.chances.mean for other in self.others), default=0.0)
        """Where the first of them is expected."""
        self.empty: dict[int, float] = {}
        """How likely nobody is on a square; one that is not named is empty for certain."""
        for other in self.others:
            for square, share in other.chances.at.items():
                self.empty[square] = self.empty.get(square, 1.0) * (1.0 - share)

    def blocked(self, square: int) -> float:
        """How likely those who move earlier fill this square."""
        return at_least(
            self.road.lanes[square],
            [at[square] for (at, _), earlier, _ in self.others if earlier and square in at],
        )


def _chances(road: Road, rider: RiderView, view: View, boldness: float) -> Chances:
    """A card we know of is certain; an automatic team's are all alike, a seat plays the better ones."""
    if rider.card is not None:
        end = road.end(rider.square, rider.card.value, crashed=rider.crashed)
        return Chances({end: 1.0}, end)
    if rider.automatic:
        return _spread(road, rider.square, rider.crashed, _deck(rider, view) or (EXHAUSTION,), 0.0)
    return _spread(road, rider.square, rider.crashed, rider.deck or (EXHAUSTION,), boldness)


def _deck(rider: RiderView, view: View) -> Pile:
    """An automatic rider's deck; a Peloton team's only one lies with its Rouleur."""
    return rider.deck or next((each.deck for each in view.riders if each.team == rider.team), ())


# Every seat asks the same of each rider, for each of its own two riders.
@lru_cache(maxsize=4096)
def _spread(road: Road, square: int, crashed: bool, cards: Pile, boldness: float) -> Chances:  # noqa: FBT001
    weights: dict[int, float] = {}
    for card in cards:
        end = road.end(square, card.value, crashed=crashed)
        weights[end] = weights.get(end, 0.0) + max(0.0, 1.0 + boldness * (card.value - MIDDLING))
    total = sum(weights.values())
    at = {end: weight / total for end, weight in weights.items()}
    return Chances(at, sum(end * share for end, share in at.items()))
