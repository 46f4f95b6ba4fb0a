"""New tour files: a tour before its first stage, or the intact part of a damaged one."""

import secrets
from argparse import Namespace

from echappee.cli.files import check_new_path, read_text
from echappee.cli.game_terminal import TOUR_NEW
from echappee.cli.lineups import read_teams, start_tour
from echappee.cli.program import program
from echappee.cli.terminal.screen import say, screen
from echappee.cli.tours.calendars import calendar_of, close_calendars_named, game_of_calendar
from echappee.cli.tours.game_tour_screen import tour_screen
from echappee.cli.tours.tour_file import extent, held, write_tour
from echappee.tours.mending import mend
from echappee.tours.tour import SomeTour


def make(args: Namespace) -> int:
    """Make a new tour and write its file."""
    seed = secrets.randbits(64) if args.seed is None else args.seed
    calendar = calendar_of(args)
    game = game_of_calendar(args, calendar)
    teams = read_teams(game, TOUR_NEW, args.teams)
    with close_calendars_named(calendar):
        tour = start_tour(game, args, calendar, teams, seed)
    _write_new(args.file, tour)
    tour_screen(tour).show_status(screen(), tour, args.file)
    return 0


def mend_file(name: str, to: str) -> int:
    """Write the intact part of a damaged tour to a new file; the old one is not changed."""
    tour, left_out = mend(read_text(name), name)
    _write_new(to, tour)
    console = screen()
    say(console, f"{to}: {extent(tour)}; {_lost(left_out)}.")
    say(console, f"{program()} tour play {to} goes on there.")
    return 0


def _lost(left_out: int) -> str:
    if not left_out:
        return "no stage is left out"
    return "1 stage is left out" if left_out == 1 else f"{left_out} stages are left out"


def _write_new(name: str, tour: SomeTour) -> None:
    check_new_path(name)
    with held(name) as path:
        check_new_path(name)  # in case the file was made before we had the lock
        write_tour(path, tour)
