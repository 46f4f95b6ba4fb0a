"""What a rider can win during a tour's stage and at its end: tokens beside the road, the podium."""

from echappee.flamme.bots.tempo.chance import expected
from echappee.flamme.bots.tempo.forecast import Forecast
from echappee.flamme.rules import RiderView, View
from echappee.flamme.rules.course import REFRESH, TokenPile
from echappee.flamme.rules.tour_stage import PODIUM, lying


class Prizes:
    """What one rider may win in this round."""

    def __init__(self, view: View, rider: RiderView, forecast: Forecast) -> None:
        self._others = forecast.others
        self._podium = PODIUM[sum(bool(each.podium) for each in view.riders) :]
        self.waiting = [
            (pile.square, _left(view, pile))
            for pile in lying(view.ruleset, view.course)
            if rider.square < pile.square
        ]
        """The piles that it has not passed yet, and what is left of each."""

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


def refresh_ahead(view: View) -> bool:
    """Whether riders will still take cards back: that happens when the first has passed the token."""
    front = max(rider.square for rider in view.riders)
    return any(pile.name == REFRESH and front < pile.square for pile in lying(view.ruleset, view.course))


def _left(view: View, pile: TokenPile) -> list[int]:
    held = [token.value for rider in view.riders for token in rider.tokens if token.pile == pile.name]
    return [value for value in pile.values if value not in held]
