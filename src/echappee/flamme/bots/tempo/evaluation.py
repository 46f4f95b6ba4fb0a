"""The worth of a card: where it takes the rider, and what it leaves for later."""

from typing import NamedTuple

from echappee.flamme.bots.tempo.deck import WHOLE_RACE, Cards, OwnDeck, Rounds, rounds_left
from echappee.flamme.bots.tempo.finish import Finale, Prizes
from echappee.flamme.bots.tempo.forecast import Forecast, eagerness
from echappee.flamme.bots.tempo.road import MoveEnd
from echappee.flamme.bots.tempo.weights import Weights
from echappee.flamme.rules import Card, RiderView, View
from echappee.flamme.rules.cards import EXHAUSTION, Powers

FAR = 3.0
"""A rider alone has lost contact from this many squares behind the front on."""


class Ending(NamedTuple):
    """The effect of ending the move on a square, whichever card leads there."""

    worth: float
    goes_on: float
    """How likely the race continues for this rider."""
    tired: float
    """How likely it has the wind in its face."""
    rounds: Rounds
    """The rounds that remain."""


class Play(NamedTuple):
    """A card as it would be played: its effect, and the cards it leaves."""

    card: Card
    powers: Powers
    left: Cards


class Evaluation:
    """Judges the cards of one rider in one round."""

    def __init__(self, view: View, rider: RiderView, weights: Weights) -> None:
        self._rider = rider
        self._weights = weights
        self._rules = rules = view.ruleset
        self._forecast = Forecast(view, rider, weights.boldness)
        self._road = self._forecast.road
        self._finale = Finale(self._forecast) if self._forecast.last_round and not rules.timed else None
        self._legs = OwnDeck(view, rider, self._road, weights)
        self._prizes = Prizes(view, rider, self._forecast) if rules.tour or rules.extended else None
        self._hardest = Hardest(view, rider, weights.boldness) if rules.itt else None
        self._endings: dict[tuple[int, bool], Ending] = {}

    def worth(self, card: Card) -> float:
        """The value of playing this card; if a square is full, the next choice is taken."""
        play = Play(card, card.powers, self._legs.without(card))
        *first, last = self._road.choices(self._rider.square, card, crashed=self._rider.crashed)
        worth, left = 0.0, 1.0
        for choice in first:
            blocked = self._forecast.blocked(choice.square)
            worth += left * (1.0 - blocked) * self._stopping(choice, play)
            left *= blocked
        return worth + left * self._stopping(last, play) if left > 0.01 else worth

    def _stopping(self, choice: MoveEnd, play: Play) -> float:
        """The value of ending the movement here: a rider may crash, or chase another."""
        square, short = choice
        worth = self._ending_on(square, play)
        if short and self._road.slippery[square]:
            return worth + self._weights.crash
        if play.powers.chases:
            chance = self._forecast.chase(square)
            return (1.0 - chance) * worth + chance * self._ending_on(self._road.sight(square)[0][0], play)
        return worth

    def _ending_on(self, square: int, play: Play) -> float:
        card, powers, left = play
        key = square, powers.nimble
        ending = self._endings.get(key)
        if ending is None:
            ending = self._endings[key] = self._ending(square, nimble=powers.nimble)
        worth, goes_on, tired, rounds = ending
        if not goes_on:
            return worth
        if self._hardest:
            tired = self._hardest.chance(card.value)
        later = self._legs.worth(left, square, rounds)
        if not powers.relentless:
            later += self._weights.exhaustion * tired * rounds.total / WHOLE_RACE
        if powers.breaks_away:
            later += self._weights.shaken * self._forecast.followers(square)
        return worth + goes_on * later

    def _ending(self, square: int, *, nimble: bool) -> Ending:
        slip, tired = self._forecast.shelter(square)
        final = self._road.along[square] + slip
        worth = over = 0.0
        if self._finale:
            win, over = self._finale.chances(square, nimble=nimble)
            if self._rules.ride_out:
                over = 0.0  # there are ranks to ride for
            worth = self._weights.win * win
        elif square >= self._road.line:
            over = 1.0 if square > self._road.line else slip
            worth = over * self._arrival(max(square, self._road.line + 1), final, nimble=nimble)
        # Against the clock one more square must not look like one round less to use the cards left.
        ahead = self._road.along[self._rider.square] + self._weights.pace if self._rules.trial else final
        rounds = rounds_left(self._road, max(self._forecast.front, ahead), square, self._weights)
        worth += (1.0 - over) * self._standing(square, final, rounds)
        if self._prizes:
            worth += self._weights.token * self._prizes.tokens(square, nimble=nimble)
        return Ending(worth, 1.0 - over, tired, rounds)

    def _arrival(self, square: int, final: float, *, nimble: bool) -> float:
        """Over the line when times are taken: further is better, and the first reach the podium."""
        weights = self._weights
        worth = weights.home + weights.advance * (final - self._road.finish)
        return worth + weights.podium * self._prizes.podium(square, nimble=nimble) if self._prizes else worth

    def _standing(self, square: int, final: float, rounds: Rounds) -> float:
        """The worth of a square in a race that continues, apart from the cards left."""
        weights, road, front = self._weights, self._road, self._forecast.front
        behind = max(0.0, front - final)
        worth = (
            weights.advance * (final - road.along[self._rider.square])
            + weights.patience * behind * rounds.total / WHOLE_RACE
            + weights.hand * road.hand[square]
        )
        if final > front and self._forecast.others:
            worth += weights.lead * (final - front)
        if behind >= FAR:
            worth += weights.dropped * self._forecast.alone(square)
        return worth


class Hardest:
    """How likely each value is the highest of the round, as far as one rider can tell."""

    def __init__(self, view: View, rider: RiderView, boldness: float) -> None:
        rivals = [each for each in view.riders if each.racing and each.type == rider.type]
        self._decks = [_weighed(each, boldness) for each in rivals if each is not rider]

    def chance(self, value: int) -> float:
        """How likely nobody of the same type plays higher; equal cards tire both riders."""
        chance = 1.0
        for deck in self._decks:
            chance *= sum(weight for other, weight in deck if other <= value) / sum(
                weight for _, weight in deck
            )
        return chance


def _weighed(rider: RiderView, boldness: float) -> list[tuple[int, float]]:
    return [(card.value, eagerness(card.value, boldness)) for card in rider.deck or (EXHAUSTION,)]
