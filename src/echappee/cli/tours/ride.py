"""Riding a tour: the next stage at the keyboard, or by bots alone."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from echappee.bots import drive
from echappee.bots.guarded import failed_seats
from echappee.cli.players import bots_by_seat, seats_of
from echappee.cli.program import program
from echappee.cli.terminal.commentary import tell_race
from echappee.cli.terminal.screen import heading, say, screen, tell_failures
from echappee.cli.terminal.session import Session
from echappee.cli.tours.game_tour_screen import show_standings, tour_screen
from echappee.cli.tours.tour_file import TourKeeper, riding, write_tour
from echappee.engine import Refused
from echappee.tours.tour import SomeTour


def play(name: str, *, every: bool, quiet: bool, outside: bool) -> int:
    """Ride the next stage of the tour in this file, or continue the current one."""
    with riding(name) as tour:
        if tour.over:
            raise Refused("tour-over", f"{name}: all stages are ridden; {program()} tour standings {name}")
        if not _people(tour):
            return _let_bots_ride(name, tour, every=every, quiet=quiet, outside=outside)
        if every or quiet:
            raise Refused("bad-options", "--all and --quiet are for tours that bots ride alone")
        return _sit_down(name, tour, outside=outside)


def _people(tour: SomeTour) -> Sequence[str]:
    return seats_of(tour.players, tour.begin().position.teams)


def _sit_down(name: str, tour: SomeTour, *, outside: bool) -> int:
    """One stage with people at the keyboard; the file is complete after every answer."""
    console, race = screen(), tour.begin()
    _announce(console, tour)
    keeper = TourKeeper(name, tour)
    status = Session(race, tour.stage_tags(), tour.players, keeper, outside=outside).play()
    if race.over and not status:
        tour.close()
        _sum_up(console, tour, name)
    return status


def _let_bots_ride(name: str, tour: SomeTour, *, every: bool, quiet: bool, outside: bool) -> int:
    """Report a stage once it is in the file; if the program is killed earlier, it is ridden again alike."""
    console = screen()
    while not tour.over:
        race, tags = tour.begin(), tour.stage_tags()
        bots = bots_by_seat(tour.players, race.position.teams, tags["seed"], tour.game, outside=outside)
        drive(race, bots)
        failed = failed_seats(bots)
        number = tour.number
        tour.close()
        write_tour(Path(name), tour)
        if every:
            tour_screen(tour).show_winner(console, tour, number)
            tell_failures(console, failed)
        else:
            say(console, f"Stage {number + 1} of {len(tour.setup.days)}", style="bold")
            tell_race(race, tags, failed, quiet=quiet)
            break
    _sum_up(console, tour, name)
    return 0


def _announce(console: Console, tour: SomeTour) -> None:
    """Which stage it is, and the riders who wear jerseys."""
    heading(console, f"Stage {tour.number + 1} of {len(tour.setup.days)}")
    tour_screen(tour).show_jerseys(console, tour, tour.number)


def _sum_up(console: Console, tour: SomeTour, name: str) -> None:
    """The standings now, and what comes next."""
    show_standings(console, tour, tour.number)
    console.print()
    tour_screen(tour).show_next(console, tour, name)
