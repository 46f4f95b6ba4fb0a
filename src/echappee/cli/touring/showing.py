"""What a game shows of a tour in the terminal: the one interface between the commands and the books."""

from collections.abc import Mapping
from typing import Any, Final, Protocol

from rich.console import Console

from echappee.cli.screen import heading, say
from echappee.cli.touring.flamme_show import FlammeTourShow
from echappee.cli.touring.homas_show import HomasTourShow
from echappee.engine import Refused
from echappee.flamme import FLAMME
from echappee.homas import HOMAS
from echappee.tours.campaign import Campaign

AnyBooks = Any
"""Each game has books of its own."""


class TourShow(Protocol):
    """A game's tours as people see them at a keyboard."""

    def show_status(self, console: Console, campaign: Campaign, name: str) -> None:
        """The calendar, the teams, the jerseys, and how it goes on."""

    def show_next(self, console: Console, campaign: Campaign, name: str) -> None:
        """What comes next, and what to type for it."""

    def show_winner(self, console: Console, campaign: Campaign, number: int) -> None:
        """One line for a stage that is over."""

    def show_jerseys(self, console: Console, books: AnyBooks) -> None:
        """Who wears which jersey."""

    def show_standings(self, console: Console, campaign: Campaign, after: int) -> None:
        """All classifications when so many stages are over."""

    def show_sheets(self, console: Console, campaign: Campaign, team: str | None) -> None:
        """The sheet of this team, or of all of them and the tour's."""

    def as_data(self, campaign: Campaign) -> dict[str, object]:
        """Everything that follows from the tour."""


SHOWS: Final[Mapping[str, TourShow]] = {FLAMME.name: FlammeTourShow(), HOMAS.name: HomasTourShow()}


def show_of(campaign: Campaign) -> TourShow:
    """How tours of this game are shown."""
    return SHOWS[campaign.game]


def show_standings(console: Console, campaign: Campaign, after: int) -> None:
    """All classifications when so many stages are over; refused while they are not."""
    if after > campaign.number:
        raise Refused("no-stage", f"stage {after} is not over yet; {campaign.number} stages are")
    if not after:
        say(console, "No stage is over yet: nobody leads, nobody wears a jersey.")
        return
    stages = len(campaign.tour.days)
    heading(console, "The tour is over" if after == stages else f"After stage {after} of {stages}")
    show_of(campaign).show_standings(console, campaign, after)


def show_sheets(console: Console, campaign: Campaign, team: str | None) -> None:
    """The sheet of this team, or of all of them and the tour's."""
    colours = campaign.tour.colours
    if team is not None and team not in colours:
        raise Refused(
            "unknown-team", f"there is no team {team!r} in this tour; there are {', '.join(colours)}"
        )
    show_of(campaign).show_sheets(console, campaign, team)
