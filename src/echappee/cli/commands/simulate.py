"""`echappee simulate`: many races of one kind, and how they came out."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from echappee.cli.options import Commands, add_rules, add_stage, command, whole
from echappee.cli.terminal.games import HOMAS, add_game, game_of, pick_course, refuse_flammes_own

if TYPE_CHECKING:
    from rich.table import Table

    from echappee.flamme.simulate.statistics import Result
    from echappee.homas.simulate.races import Result as HomasResult

FLAMME_TEAMS = "tempo,random,random,random"
HOMAS_TEAMS = "domestique,random,random,random,neutral"
HOMAS_COURSE = "milan-san-remo"
EXAMPLES = """\
echappee simulate --stage base-1 --teams tempo,random,random,random --races 200
echappee simulate --stage base-4 --teams tempo,tempo,muscle --races 10000 --jobs 8 --json
echappee simulate --stage gt-10 --teams tempo,random --races 500   times in an individual trial
echappee simulate --stage paris-roubaix --teams domestique,random,neutral --races 200"""


def add(commands: Commands) -> None:
    """Add this command to the others."""
    about = "Ride many races between bots and count who wins."
    parser = command(commands, "simulate", run, about, EXAMPLES)
    add_game(parser)
    add_stage(parser)
    parser.add_argument(
        "--teams", metavar="A,B,…", help=f"as for echappee race; {FLAMME_TEAMS} or {HOMAS_TEAMS} if not given"
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
    simulate = _homas if game_of(args.game, args.stage) == HOMAS else _flamme
    simulate(args)
    return 0


def _flamme(args: argparse.Namespace) -> None:
    from echappee.flamme.simulate.plan import Plan
    from echappee.flamme.terminal.lineup import read_lineup, read_teams
    from echappee.simulate import simulate

    teams = read_teams(FLAMME_TEAMS if args.teams is None else args.teams)
    lineup = read_lineup(args, teams)
    plan = Plan(lineup.setup, lineup.players, args.races, args.seed, args.placement)
    with _progress(args.races) as progress:
        result = simulate(plan, args.jobs, progress)
    _print(result.as_json() if args.json else _flamme_table(result, teams))


def _homas(args: argparse.Namespace) -> None:
    from echappee.homas.simulate.races import Plan
    from echappee.homas.terminal.directors import directors_of, read_directors, setup_of
    from echappee.simulate import simulate

    refuse_flammes_own(args)
    course = pick_course(args.stage or HOMAS_COURSE)
    teams = read_directors(HOMAS_TEAMS if args.teams is None else args.teams)
    plan = Plan(setup_of(course, teams), directors_of(teams), args.races, args.seed)
    with _progress(args.races) as progress:
        result = simulate(plan, args.jobs, progress)
    _print(result.as_json() if args.json else _homas_table(result, teams))


@contextmanager
def _progress(races: int) -> Iterator[Callable[[int], None]]:
    """Something to tell how many more races are done."""
    from rich.console import Console
    from rich.progress import Progress

    bar = Progress(console=Console(file=sys.stderr), disable=not sys.stderr.isatty(), transient=True)
    with bar:
        task = bar.add_task("races", total=races)
        yield lambda done: bar.advance(task, done)


def _print(result: "Mapping[str, object] | Table") -> None:
    from echappee.cli.terminal.screen import screen

    if isinstance(result, Mapping):
        print(json.dumps(result))
    else:
        screen().print(result)


def _flamme_table(result: "Result", teams: tuple[str, ...]) -> "Table":
    table = _table(result.races, ("mean time", "podium") if result.times_mean else ())
    for (colour, wins), team in zip(result.wins_by_team.items(), teams, strict=True):
        _row(table, f"{colour} ({team})", wins, result.races, _times(result, colour))
    table.add_section()
    for kind, wins in result.wins_by_type.items():
        _row(table, kind, wins, result.races)
    low, high = result.rounds_interval
    table.caption = f"{result.rounds_mean:.2f} rounds a race ({low:.2f} – {high:.2f})"
    return table


def _homas_table(result: "HomasResult", teams: tuple[str, ...]) -> "Table":
    from echappee.homas.terminal.directors import NEUTRAL

    table = _table(result.races)
    named = teams + (NEUTRAL,) * (len(result.wins_by_team) - len(teams))
    for (colour, wins), team in zip(result.wins_by_team.items(), named, strict=True):
        _row(table, f"{colour} ({team})", wins, result.races)
    table.add_section()
    for role, wins in result.wins_by_role.items():
        _row(table, role, wins, result.races)
    low, high = result.turns_interval
    table.caption = f"{result.turns_mean:.2f} turns a race ({low:.2f} – {high:.2f})"
    return table


def _table(races: int, more: Sequence[str] = ()) -> "Table":
    from rich.table import Table

    table = Table(title=f"{races} races", title_justify="left", caption_justify="left")
    for column in ("", "wins", "share", "95 % interval", *more):
        table.add_column(column, justify="left" if not column else "right")
    return table


def _row(table: "Table", name: str, wins: int, races: int, more: Sequence[str] = ()) -> None:
    from echappee.simulate.intervals import share_interval

    low, high = share_interval(wins, races)
    table.add_row(name, str(wins), f"{wins / races:.1%}", f"{low:.1%} – {high:.1%}", *more)


def _times(result: "Result", colour: str) -> tuple[str, ...]:
    """A rider's mean time and the podium points of a race, where times are taken."""
    from echappee.words.clock import clock

    if not result.times_mean:
        return ()
    return clock(round(result.times_mean[colour])), f"{result.podium_by_team[colour] / result.races:.2f}"
