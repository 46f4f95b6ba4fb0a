"""`echappee simulate`: many races of one kind, and how they came out."""

import argparse
import json
import sys
from typing import TYPE_CHECKING

from echappee.cli.options import Commands, add_rules, add_stage, command, whole

if TYPE_CHECKING:
    from echappee.simulate import Plan, Result

EXAMPLES = """\
echappee simulate --stage base-1 --teams tempo,random,random,random --races 200
echappee simulate --stage base-4 --teams tempo,tempo,muscle --races 10000 --jobs 8 --json
echappee simulate --stage gt-10 --teams tempo,random --races 500   times in an individual trial"""


def add(commands: Commands) -> None:
    """Add this command to the others."""
    about = "Ride many races between bots and count who wins."
    parser = command(commands, "simulate", run, about, EXAMPLES)
    add_stage(parser)
    parser.add_argument(
        "--teams", metavar="A,B,…", default="tempo,random,random,random", help="as for echappee race"
    )
    parser.add_argument(
        "--placement",
        choices=("choose", "random"),
        default="choose",
        help="whether bots choose their places on the grid, or get them by lot",
    )
    parser.add_argument("--races", metavar="N", type=whole(1, 10**9), default=1000, help="1000 if not given")
    parser.add_argument("--seed", metavar="N", type=whole(0, 2**64 - 1), default=1, help="1 if not given")
    parser.add_argument("--jobs", metavar="K", type=whole(1, 256), default=1, help="processes")
    add_rules(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def run(args: argparse.Namespace) -> int:
    """Simulate, with a bar on the terminal while it lasts."""
    from echappee.cli.lineup import read_lineup, read_teams
    from echappee.simulate import Plan

    teams = read_teams(args.teams)
    lineup = read_lineup(args, teams)
    plan = Plan(lineup.setup, lineup.players, args.races, args.seed, args.placement)
    result = _simulate(plan, args.jobs)
    if args.json:
        print(json.dumps(result.as_json()))
    else:
        _table(result, teams)
    return 0


def _simulate(plan: "Plan", jobs: int) -> "Result":
    from rich.console import Console
    from rich.progress import Progress

    from echappee.simulate import simulate

    bar = Progress(console=Console(file=sys.stderr), disable=not sys.stderr.isatty(), transient=True)
    with bar:
        task = bar.add_task("races", total=plan.races)
        return simulate(plan, jobs, lambda done: bar.advance(task, done))


def _table(result: "Result", teams: tuple[str, ...]) -> None:
    from rich.table import Table

    from echappee.cli.screen import screen
    from echappee.simulate.statistics import share_interval

    table = Table(title=f"{result.races} races", title_justify="left", caption_justify="left")
    timed = ("mean time", "podium") if result.times_mean else ()
    for column in ("", "wins", "share", "95 % interval", *timed):
        table.add_column(column, justify="left" if not column else "right")

    def row(name: str, wins: int, *more: str) -> None:
        low, high = share_interval(wins, result.races)
        table.add_row(name, str(wins), f"{wins / result.races:.1%}", f"{low:.1%} – {high:.1%}", *more)

    for (colour, wins), team in zip(result.wins_by_team.items(), teams, strict=True):
        row(f"{colour} ({team})", wins, *_times(result, colour))
    table.add_section()
    for kind, wins in result.wins_by_type.items():
        row(kind, wins)
    low, high = result.rounds_interval
    table.caption = f"{result.rounds_mean:.2f} rounds a race ({low:.2f} – {high:.2f})"
    screen().print(table)


def _times(result: "Result", colour: str) -> tuple[str, ...]:
    """A rider's mean time and the podium points of a race, where times are taken."""
    from echappee.cli.scores import clock

    if not result.times_mean:
        return ()
    return clock(round(result.times_mean[colour])), f"{result.podium_by_team[colour] / result.races:.2f}"
