"""How a game shows a tour in the terminal."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from rich.console import Console

from echappee.cli.terminal.screen import heading, say
from echappee.engine import Refused
from echappee.games import game_named
from echappee.tours.tour import SomeTour

T = TypeVar("T", bound=SomeTour)


@dataclass(frozen=True, kw_only=True)
class GameTourScreen(Generic[T]):
    """How a game shows the calendar, the standings and the sheets of a tour."""

    ROOM: ClassVar = "terminal.tour_screen"

    show_status: Callable[[Console, T, str], None]
    """The calendar, the teams, the jerseys, and what comes next; the name is that of the tour's file."""
    show_next: Callable[[Console, T, str], None]
    """What comes next, and what to type for it."""
    show_winner: Callable[[Console, T, int], None]
    """One line for a stage that is over, counted from 0."""
    show_jerseys: Callable[[Console, T], None]
    """The riders who wear jerseys now."""
    show_standings: Callable[[Console, T, int], None]
    """All classifications after this number of stages."""
    show_sheets: Callable[[Console, T, str | None], None]
    """The sheet of this team; or those of all teams, and the tour's."""


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
    tour_screen(tour).show_standings(console, tour, after)


def show_sheets(console: Console, tour: SomeTour, team: str | None) -> None:
    colours = tour.setup.colours
    if team is not None and team not in colours:
        raise Refused(
            "unknown-team", f"there is no team {team!r} in this tour; there are {', '.join(colours)}"
        )
    tour_screen(tour).show_sheets(console, tour, team)
