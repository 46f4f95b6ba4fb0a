"""How a game shows a tour in the terminal."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from rich.console import Console

from echappee.cli.lineups import NOBODY
from echappee.cli.program import program
from echappee.cli.terminal.screen import heading, say
from echappee.cli.tours.sheets import show_paper, show_sheet
from echappee.engine import Refused
from echappee.games import game_named
from echappee.sheets import paper_of, standings_of
from echappee.sheets.game_sheets import GameSheets
from echappee.tours.game_tours import card_of
from echappee.tours.tour import SomeTour
from echappee.words.languages import ENGLISH

T = TypeVar("T", bound=SomeTour)


@dataclass(frozen=True, kw_only=True)
class GameTourScreen(Generic[T]):
    """How a game shows the calendar of a tour, and what comes next."""

    ROOM: ClassVar[str] = "terminal.tour_screen"

    show_status: Callable[[Console, T, str], None]
    """The calendar, the teams, the jerseys, and the next stage; the name is that of the tour's file."""
    show_next: Callable[[Console, T, str], None]
    """The next stage, and the command for it."""
    show_winner: Callable[[Console, T, int], None]
    """One line for a stage that is over, counted from 0."""
    show_jerseys: Callable[[Console, T, int], None]
    """The riders who wear jerseys after this number of stages."""


def tour_screen(tour: SomeTour) -> GameTourScreen[SomeTour]:
    return game_named(tour.game).room(GameTourScreen)


def show_standings(console: Console, tour: SomeTour, after: int) -> None:
    """All classifications after this number of stages; refused if they are not over."""
    if after > tour.number:
        raise Refused("no-stage", f"stage {after} is not over yet; {tour.number} stages are")
    if not after:
        say(console, "No stage is over yet: nobody leads, nobody wears a jersey.")
        return
    stages = len(tour.setup.days)
    heading(console, "The tour is over" if after == stages else f"After stage {after} of {stages}")
    for number in range(after):
        if missing := tour.missing_in(number):
            say(console, f"Without stage {number + 1}'s {', '.join(missing)}.")
    paper = standings_of(tour, ENGLISH, _names(tour), after)
    show_sheet(console, paper["sheets"][0], paper["teams"])
    tour_screen(tour).show_jerseys(console, tour, after)


def show_sheets(console: Console, tour: SomeTour, team: str | None) -> None:
    """The sheets of this team, or all of them."""
    show_paper(console, paper_of(tour, ENGLISH, _names(tour), team))


def next_command(tour: SomeTour, name: str) -> str:
    """The command for the next stage: one without a road here can only be entered."""
    action = "enter" if card_of(tour.setup.days[tour.number].stage) else "play"
    return f"{program()} tour {action} {name}"


def _names(tour: SomeTour) -> dict[str, str]:
    """The teams by colour, each with its bot or person, or with its kind if it is automatic."""
    voice, setup = game_named(tour.game).room(GameSheets).words(ENGLISH).voice, tour.setup
    return {
        colour: f"{voice.team(colour)} ({kind if player == NOBODY else player})"
        for colour, kind, player in zip(setup.colours, setup.teams, tour.players, strict=True)
    }
