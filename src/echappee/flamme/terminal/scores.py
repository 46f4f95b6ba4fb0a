"""What riders and teams have won if times count: a time, podium points, and points of their tokens."""

from collections.abc import Sequence
from typing import NamedTuple

from echappee.flamme.rules import RiderView, View


class Score(NamedTuple):
    """What riders of one team have together; no time while one of them is still out."""

    team: str
    time: int | None
    podium: int
    sprint: int
    mountain: int


def scores(view: View) -> list[Score]:
    """The teams, the fastest first."""
    riders = [[rider for rider in view.riders if rider.team == team.colour] for team in view.teams]
    found = [score_of(view, both) for both in riders]
    return sorted(found, key=lambda score: (score.time is None, score.time or 0, -score.podium))


def score_of(view: View, riders: Sequence[RiderView]) -> Score:
    """What these riders of one team have."""
    times = [rider.time for rider in riders if rider.time is not None]
    # In a team trial both riders have the same time, and it is the team's.
    total = max(times, default=0) if view.ruleset.ttt else sum(times)
    return Score(
        riders[0].team,
        total if len(times) == len(riders) else None,
        sum(rider.podium for rider in riders),
        _points(view, riders, "sprint"),
        _points(view, riders, "mountain"),
    )


def _points(view: View, riders: Sequence[RiderView], side: str) -> int:
    """What their tokens of this side are worth."""
    piles = {pile.name for pile in view.course.piles if pile.side == side}
    return sum(token.value for rider in riders for token in rider.tokens if token.pile in piles)
