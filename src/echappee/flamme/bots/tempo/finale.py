"""The last round: how likely a move wins the race, and how likely the race is over anyway."""

from echappee.flamme.bots.tempo.forecast import Forecast


class Finale:
    """The race as it may end in this round."""

    def __init__(self, forecast: Forecast) -> None:
        self._line = forecast.road.line
        self._rivals = [(other.chances, other.earlier) for other in forecast.others if other.rival]
        mates = [other.chances for other in forecast.others if not other.rival]
        self._mate = max((min(chances.at) for chances in mates), default=0)
        """The square that the team-mate reaches at least; it may win as well."""
        self._going_on = 1.0
        for chances, _ in self._rivals:
            if max(chances.at) > self._line:
                self._going_on *= chances.behind(self._line + 1)

    def chances(self, square: int, *, nimble: bool) -> tuple[float, float]:
        """That the team wins and that the race is over, if this rider ends on this square."""
        best = max(square, self._mate)
        if best <= self._line:
            return 0.0, 1.0 - self._going_on
        win = 1.0
        nimble = nimble and square >= self._mate
        for chances, earlier in self._rivals:
            # The first to reach a square takes its right lane and is ahead, unless the next one is nimble.
            win *= chances.behind(best if earlier and not nimble else best + 1)
        return win, 1.0
