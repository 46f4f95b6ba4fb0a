"""What a game shows of a tour in the terminal: the one interface between the commands and the books."""

from collections.abc import Mapping
from typing import Any, Final, Protocol

from rich.console import Console

from echappee.cli.terminal.screen import heading, say
from echappee.engine import Refused
from echappee.flamme.rules import FLAMME
from echappee.flamme.terminal.tours.room import FlammeTourShow
from echappee.homas.rules import HOMAS
from echappee.homas.terminal.tours.room import HomasTourShow
from echappee.tours.tour import SomeTour

AnyBooks = Any
"""Each game has books of its own."""


class TourShow(Protocol):
    """A game's tours as people see them at a keyboard."""

    def show_status(self, console: Console, tour: SomeTour, name: str) -> None:
        """The calendar, the teams, the jerseys, and how it goes on."""

    def show_next(self, console: Console, tour: SomeTour, name: str) -> None:
        """What comes next, and what to type for it."""

    def show_winner(self, console: Console, tour: SomeTour, number: int) -> None:
        """One line for a stage that is over."""

    def show_jerseys(self, console: Console, books: AnyBooks) -> None:
        """Who wears which jersey."""

    def show_standings(self, console: Console, tour: SomeTour, after: int) -> None:
        """All classifications when so many stages are over."""

    def show_sheets(self, console: Console, tour: SomeTour, team: str | None) -> None:
        """The sheet of this team, or of all of them and the tour's."""

    def as_data(self, tour: SomeTour) -> dict[str, object]:
        """Everything that follows from the tour."""


SHOWS: Final[Mapping[str, TourShow]] = {FLAMME.name: FlammeTourShow(), HOMAS.name: HomasTourShow()}


def show_of(tour: SomeTour) -> TourShow:
    """How tours of this game are shown."""
    return SHOWS[tour.game]


def show_standings(console: Console, tour: SomeTour, after: int) -> None:
    """All classifications when so many stages are over; refused while they are not."""
    if after > tour.number:
        raise Refused("no-stage", f"stage {after} is not over yet; {tour.number} stages are")
    if not after:
        say(console, "No stage is over yet: nobody leads, nobody wears a jersey.")
        return
    stages = len(tour.setup.days)
    heading(console, "The tour is over" if after == stages else f"After stage {after} of {stages}")
    show_of(tour).show_standings(console, tour, after)


def show_sheets(console: Console, tour: SomeTour, team: str | None) -> None:
    """The sheet of this team, or of all of them and the tour's."""
    colours = tour.setup.colours
    if team is not None and team not in colours:
        raise Refused(
            "unknown-team", f"there is no team {team!r} in this tour; there are {', '.join(colours)}"
        )
    show_of(tour).show_sheets(console, tour, team)
