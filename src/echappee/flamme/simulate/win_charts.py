"""Who wins, in pictures."""

from collections.abc import Sequence

from echappee.flamme.simulate.statistics import Result
from echappee.flamme.simulate.study_charts import TYPE_COLOURS
from echappee.simulate.charts import Bars, Chart, share_bar


def win_charts(result: Result, teams: Sequence[str]) -> Sequence[Chart]:
    by_team = [
        share_bar(f"{colour} ({team})", wins, result.races, f"team-{colour}")
        for (colour, wins), team in zip(result.wins_by_team.items(), teams, strict=True)
    ]
    by_type = [
        share_bar(kind, wins, result.races, TYPE_COLOURS[kind]) for kind, wins in result.wins_by_type.items()
    ]
    return [
        Bars("Wins by team", "Share of races won.", by_team, percent=True),
        Bars("Wins by type", "Share of races won by a rider of each type.", by_type, percent=True),
    ]
