"""What a card leads to on the road."""

from typing import NamedTuple

from echappee.flamme.bots.tempo.forecast import Forecast
from echappee.flamme.bots.tempo.weights import WEIGHTS
from echappee.flamme.rules import Card, RiderView, View
from echappee.flamme.rules.layout import NO_LIMIT


class Prospect(NamedTuple):
    """The features of a card that a person considers before playing it."""

    value: float = 0.0
    """The number on the card."""
    spent: float = 0.0
    """The same, but it counts less near the finish: all of it at the start, nothing at the line."""
    sprint: float = 0.0
    """The opposite: nothing until the last rounds."""
    shelter: float = 0.0
    """How likely there is a wheel to sit in, after slipstream."""
    wind: float = 0.0
    """How likely it ends with the wind in its face and an exhaustion card."""
    ahead: float = 0.0
    """How many squares ahead of the others, at most `FAR`."""
    pulled: float = 0.0
    """How many rivals it would pull along by slipstream, less a team-mate."""
    blocked: float = 0.0
    """How likely the square is full."""
    wasted: float = 0.0
    """The squares that a climb takes away."""
    climb: float = 0.0
    """How many squares ahead of the others (or behind) if a climb is near; at most `FAR`."""


Style = Prospect
"""A weight for each of these, on the scale of patron's ratings."""


def leaning(style: Style, prospect: Prospect) -> float:
    """The taste that this style adds to a card's merits."""
    return sum(like * much for like, much in zip(style, prospect, strict=True))


FAR = 6
"""A greater lead makes no difference."""
FINALE = 20
"""The sprint begins this many squares from the line."""
NEAR = 6
"""A climb is near from this many squares before it."""


class Prospects:
    """What the road says about the cards of one rider in one round."""

    def __init__(self, view: View, rider: RiderView) -> None:
        self._rider = rider
        self._course = view.course
        self._forecast = Forecast(view, rider, WEIGHTS.boldness)

    def prospect(self, card: Card) -> Prospect:
        road = self._forecast.road
        square = road.choices(self._rider.square, card, crashed=self._rider.crashed)[0].square
        gain = road.along[square] - road.along[self._rider.square]
        slip, wind = self._forecast.shelter(square)
        to_go = max(0, road.finish - road.along[self._rider.square])
        ahead = min(FAR, max(-FAR, road.along[square] + slip - self._forecast.front))
        return Prospect(
            value=card.value,
            spent=card.value * to_go / road.finish,
            sprint=card.value * max(0.0, 1 - to_go / FINALE),
            shelter=1.0 - wind,
            wind=wind,
            ahead=max(0.0, ahead),
            pulled=self._forecast.followers(square),
            blocked=self._forecast.blocked(square),
            wasted=max(0, card.value - gain),
            climb=ahead if self._climbs(square) else 0.0,
        )

    def _climbs(self, square: int) -> bool:
        """Whether there is a climb here, or near."""
        return any(self._course.at(each).most < NO_LIMIT for each in range(square, square + NEAR))
