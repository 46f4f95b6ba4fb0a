"""Many tours between bots: a bar while they are ridden, then a table or JSON."""

import json
import sys
from argparse import Namespace

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from echappee.cli.lineup import AUTOMATIC, players_of, read_teams
from echappee.cli.screen import screen
from echappee.cli.touring.making import ruleset
from echappee.simulate import TourPlan, TourResult, simulate_tours
from echappee.simulate.statistics import share_interval


def run_simulation(args: Namespace) -> int:
    """Ride the tours and tell how they came out."""
    teams = read_teams(args.teams)
    kinds = tuple(word if word in AUTOMATIC else "team" for word in teams)
    plan = TourPlan(args.calendar, kinds, players_of(teams), ruleset(args), args.tours, args.seed)
    result = _simulate(plan, args.jobs)
    if args.json:
        print(json.dumps(result.as_json()))
    else:
        screen().print(_table(result, teams))
    return 0


def _simulate(plan: TourPlan, jobs: int) -> TourResult:
    bar = Progress(console=Console(file=sys.stderr), disable=not sys.stderr.isatty(), transient=True)
    with bar:
        task = bar.add_task("tours", total=plan.tours)
        return simulate_tours(plan, jobs, lambda done: bar.advance(task, done))


def _table(result: TourResult, teams: tuple[str, ...]) -> Table:
    title = f"{result.tours} tours of {result.stages} stages"
    table = Table(title=title, title_justify="left")
    for column in ("", "wins", "share", "95 %", "points", "yellow", "green", "polka"):
        table.add_column(column, justify="left" if not column else "right")
    for (colour, wins), team in zip(result.wins_by_team.items(), teams, strict=True):
        low, high = share_interval(wins, result.tours)
        table.add_row(
            f"{colour} ({team})",
            str(wins),
            f"{wins / result.tours:.1%}",
            f"{low:.0%} – {high:.0%}",
            f"{result.points_mean[colour]:.1f}",
            *map(str, result.jerseys_by_team[colour].values()),
        )
    return table
