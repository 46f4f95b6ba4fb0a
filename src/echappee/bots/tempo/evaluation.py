"""What a card is worth: where it takes the rider, and what it leaves for later."""

from echappee.bots.tempo.finale import Finale
from echappee.bots.tempo.forecast import Forecast
from echappee.bots.tempo.reserve import reserve, rounds_left
from echappee.bots.tempo.weights import Weights
from echappee.flamme import Card, RiderView, View

WHOLE_RACE = 12.0
"""Rounds: the weights that speak of a whole race shrink with the rounds left."""
FAR = 3.0
"""Squares behind the front from which a rider alone has lost contact."""


class Evaluation:
    """Judges the cards of one rider in one round."""

    def __init__(self, view: View, rider: RiderView, weights: Weights) -> None:
        self._rider = rider
        self._weights = weights
        self._forecast = Forecast(view, rider, weights.boldness)
        self._road = self._forecast.road
        self._finale = Finale(self._forecast)
        self._rides_out = view.ruleset.ride_out
        self._deck = sorted([card.value for card in rider.deck], reverse=True)

    def worth(self, card: Card) -> float:
        """The value of playing this card; a full square stops the rider one short of it."""
        square = self._road.end(self._rider.square, card.value, crashed=self._rider.crashed)
        blocked = self._forecast.blocked(square)
        worth = (1.0 - blocked) * self._ending_on(square, card)
        if blocked > 0.01:
            short = square - 1
            crash = self._weights.crash if self._road.slippery[short] else 0.0
            worth += blocked * (self._ending_on(short, card) + crash)
        return worth

    def _ending_on(self, square: int, card: Card) -> float:
        slip, tired = self._shelter(square)
        final = square + slip
        win, over = self._finale.chances(square)
        if self._rides_out:
            over = 0.0  # there are places to ride for
        return self._weights.win * win + (1.0 - over) * self._going_on(square, final, tired, card)

    def _shelter(self, square: int) -> tuple[float, float]:
        """The chances of moving one square by slipstream, and of an exhaustion card."""
        empty, shelter = self._forecast.empty, self._road.shelter
        next_empty, second_empty = empty.get(square + 1, 1.0), empty.get(square + 2, 1.0)
        if not shelter[square]:
            return 0.0, next_empty
        own_gap = next_empty * (1.0 - second_empty) if shelter[square + 2] else 0.0
        # In a wheel already: the one ahead may close a gap and take this rider along.
        led = 0.0
        if shelter[square + 1] and shelter[square + 3]:
            led = (1.0 - next_empty) * second_empty * (1.0 - empty.get(square + 3, 1.0))
        return own_gap + led, next_empty - own_gap

    def _going_on(self, square: int, final: float, tired: float, card: Card) -> float:
        """The linear evaluation of a race that is not over."""
        weights, front = self._weights, self._forecast.front
        left = self._deck.copy()
        left.remove(card.value)  # something stays: a rider with but one card is not asked for an opinion
        mean = sum(left) / len(left)
        ends = self._road.ends(square)
        next_move = sum([ends[value] for value in left]) / len(left) - square
        rounds = rounds_left(self._road, max(front, final), square, weights)
        to_come = rounds.total / WHOLE_RACE
        behind = max(0.0, front - final)
        worth = (
            weights.advance * (final - self._rider.square)
            + weights.reserve * reserve(left, rounds)
            + to_come * (weights.legs * mean + weights.exhaustion * tired + weights.patience * behind)
            + weights.road * (next_move - mean)
            + weights.lead * max(0.0, final - front)
            + weights.hand * self._road.hand[square]
        )
        if behind >= FAR:
            worth += weights.dropped * self._alone(square)
        return worth

    def _alone(self, square: int) -> float:
        """How likely nobody is on the next four squares."""
        empty = self._forecast.empty
        return (
            empty.get(square + 1, 1.0)
            * empty.get(square + 2, 1.0)
            * empty.get(square + 3, 1.0)
            * empty.get(square + 4, 1.0)
        )
