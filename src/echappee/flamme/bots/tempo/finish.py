"""The possible end of the race: who wins in this round, who gets tokens and the podium."""

from echappee.flamme.bots.tempo.forecast import Forecast, expected
from echappee.flamme.rules import RiderView, View
from echappee.flamme.rules.course import TokenPile
from echappee.flamme.rules.tour_stage import PODIUM, lying


class Finale:
    """The chance that the race ends in this round."""

    def __init__(self, forecast: Forecast) -> None:
        self._line = forecast.road.line
        self._rivals = [(other.chances, other.earlier) for other in forecast.others if other.rival]
        mates = [other.chances for other in forecast.others if not other.rival]
        self._mate = max((min(chances.at) for chances in mates), default=0)
        """The square that the team-mate reaches at least; it may win, too."""
        self._going_on = 1.0
        for chances, _ in self._rivals:
            if max(chances.at) > self._line:
                self._going_on *= chances.behind(self._line + 1)

    def chances(self, square: int, *, nimble: bool) -> tuple[float, float]:
        """The chances that the team wins, and that the race is over, if this rider ends on this square."""
        best = max(square, self._mate)
        if best <= self._line:
            return 0.0, 1.0 - self._going_on
        win = 1.0
        nimble = nimble and square >= self._mate
        for chances, earlier in self._rivals:
            # The first to reach a square takes its right lane and is ahead, unless the next one is nimble.
            win *= chances.behind(best if earlier and not nimble else best + 1)
        return win, 1.0


class Prizes:
    """The prizes that one rider may win in this round."""

    def __init__(self, view: View, rider: RiderView, forecast: Forecast) -> None:
        self._others = forecast.others
        self._podium = PODIUM[sum(bool(each.podium) for each in view.riders) :]
        self.waiting = [
            (pile.square, _left(view, pile))
            for pile in lying(view.ruleset, view.course)
            if rider.square < pile.square
        ]
        """The piles ahead of the rider, with the tokens left in each."""

    def tokens(self, square: int, *, nimble: bool) -> float:
        """The value of tokens won on average by ending on this square; others may come first."""
        total = 0.0
        for at, values in self.waiting:
            if square >= at:
                coming = [other for other in self._others if other.start < at]
                total += expected(values, [other.ahead(square, nimble=nimble) for other in coming])
        return total

    def podium(self, square: int, *, nimble: bool) -> float:
        """The podium points won on average by ending on this square, beyond the line."""
        return expected(self._podium, [other.ahead(square, nimble=nimble) for other in self._others])


def _left(view: View, pile: TokenPile) -> list[int]:
    held = [token.value for rider in view.riders for token in rider.tokens if token.pile == pile.name]
    return [value for value in pile.values if value not in held]
