"""Many tours between bots: a bar while they are ridden, then a table or JSON."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from echappee.cli.terminal.games import HOMAS
from echappee.cli.terminal.screen import screen
from echappee.cli.touring.making import BOTS, directors, game_of, hints, kinds_of, ruleset
from echappee.flamme.simulate.tour_statistics import TourResult
from echappee.flamme.simulate.tours import TourPlan
from echappee.flamme.terminal.lineup import players_of, read_teams
from echappee.homas.simulate import tours as homas
from echappee.homas.terminal.directors import directors_of
from echappee.simulate import simulate
from echappee.simulate.intervals import share_interval

Shown = Callable[[], Table]


def run_simulation(args: Namespace) -> int:
    """Ride the tours and tell how they came out."""
    with hints(args.calendar):
        show, result = _stage_races(args) if game_of(args, args.calendar) == HOMAS else _tours(args)
    if args.json:
        print(json.dumps(result.as_json()))
    else:
        screen().print(show())
    return 0


def _tours(args: Namespace) -> tuple[Shown, TourResult]:
    teams = read_teams(BOTS if args.teams is None else args.teams)
    plan = TourPlan(args.calendar, kinds_of(teams), players_of(teams), ruleset(args), args.tours, args.seed)
    with _bar(args.tours) as progress:
        result = simulate(plan, args.jobs, progress)
    return lambda: _table(result, teams), result


def _stage_races(args: Namespace) -> tuple[Shown, homas.TourResult]:
    teams = directors(args)
    plan = homas.TourPlan(args.calendar, kinds_of(teams), directors_of(teams), args.tours, args.seed)
    with _bar(args.tours) as progress:
        result = simulate(plan, args.jobs, progress)
    return lambda: _homas_table(result, teams), result


@contextmanager
def _bar(tours: int) -> Iterator[Callable[[int], None]]:
    bar = Progress(console=Console(file=sys.stderr), disable=not sys.stderr.isatty(), transient=True)
    with bar:
        task = bar.add_task("tours", total=tours)
        yield lambda done: bar.advance(task, done)


def _homas_table(result: homas.TourResult, teams: tuple[str, ...]) -> Table:
    races = "1 race" if result.tours == 1 else f"{result.tours} races"
    table = Table(
        title=f"{races} of {result.stages} stages",
        title_justify="left",
        caption="wins by time, of stages and of teams; jerseys",
        caption_justify="left",
    )
    for column in ("", "wins", "share (95 %)", "stages", "teams", "green", "polka"):
        table.add_column(column, justify="left" if not column else "right")
    for (colour, wins), team in zip(result.wins_by_team.items(), teams, strict=True):
        low, high = share_interval(wins, result.tours)
        worn = result.jerseys_by_team[colour]
        table.add_row(
            f"{colour} ({team})",
            str(wins),
            f"{wins / result.tours:.0%} ({low:.0%}–{high:.0%})",
            *map(str, (result.stages_by_team[colour], result.firsts_by_team[colour])),
            *map(str, (worn["green"], worn["polka"])),
        )
    return table


def _table(result: TourResult, teams: tuple[str, ...]) -> Table:
    title = f"{result.tours} tours of {result.stages} stages"
    table = Table(title=title, title_justify="left")
    worn = (name.replace("combative", "comb.") for name in next(iter(result.jerseys_by_team.values())))
    for column in ("", "wins", "share", "95 %", "points", *worn):
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
