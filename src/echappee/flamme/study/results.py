"""What a race was worth to each team, as patron learned to ride for it."""

from collections.abc import Mapping
from typing import Final

from echappee.flamme.rules import Position, View

POINT: Final = 10
"""What a point of the podium or of a token is worth where times count, in seconds."""


def results(position: Position) -> Mapping[str, float]:
    """1 for the team that won; where times count, for the best of the stage, shared between equals."""
    scores = {team.colour: _score(position, team.colour) for team in position.teams}
    if not position.ruleset.timed:
        winner = position.ranking[0].team
        return {team: float(team == winner) for team in scores}
    best = [team for team, score in scores.items() if score == max(scores.values())]
    return {team: (team in best) / len(best) for team in scores}


def winner(view: View) -> str | None:
    """The team that has already won while others still ride; where times count, that is open to the end."""
    first = min(view.riders, key=lambda rider: rider.rank)
    over = first.home or (first.racing and view.course.to_go(first.square) < 0)
    return first.team if over and not view.ruleset.timed else None


def _score(position: Position, team: str) -> int:
    """The points of its riders, as seconds, less their times."""
    own = [rider for rider in position.riders if rider.team == team]
    points = sum(rider.podium + sum(token.value for token in rider.tokens) for rider in own)
    return POINT * points - sum(rider.time or 0 for rider in own)
