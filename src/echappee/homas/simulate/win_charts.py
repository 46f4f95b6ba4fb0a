"""Who wins, in pictures."""

from collections.abc import Sequence

from echappee.homas.simulate.statistics import Result
from echappee.homas.simulate.team_names import team_names
from echappee.simulate.charts import Bars, Chart, share_bar


def win_charts(result: Result, teams: Sequence[str]) -> Sequence[Chart]:
    by_team = [
        share_bar(name, wins, result.races, f"team-{colour}")
        for name, (colour, wins) in zip(team_names(teams), result.wins_by_team.items(), strict=True)
    ]
    by_role = [share_bar(role, wins, result.races) for role, wins in result.wins_by_role.items()]
    return [
        Bars("Wins by team", "Share of races won.", by_team, percent=True),
        Bars("Wins by role", "Share of races won by a rider of each role.", by_role, percent=True),
    ]
