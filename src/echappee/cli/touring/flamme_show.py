"""Tours of Flamme Rouge in the terminal."""

from rich.console import Console

from echappee.cli.touring import flamme_data, sheets, standings, status
from echappee.tours.books import Books
from echappee.tours.campaign import Campaign


class FlammeTourShow:
    """What Flamme Rouge shows of a tour."""

    def show_status(self, console: Console, campaign: Campaign, name: str) -> None:
        """The calendar, the teams, the jerseys, and how it goes on."""
        status.show_status(console, campaign, name)

    def show_next(self, console: Console, campaign: Campaign, name: str) -> None:
        """What comes next, and what to type for it."""
        status.show_next(console, campaign, name)

    def show_winner(self, console: Console, campaign: Campaign, number: int) -> None:
        """One line for a stage that is over."""
        status.show_winner(console, campaign, number)

    def show_jerseys(self, console: Console, books: Books) -> None:
        """Who wears which jersey."""
        standings.show_jerseys(console, books)

    def show_standings(self, console: Console, campaign: Campaign, after: int) -> None:
        """Teams by points, riders in every classification, jerseys."""
        standings.show_standings(console, campaign, after)

    def show_sheets(self, console: Console, campaign: Campaign, team: str | None) -> None:
        """The sheet of this team, or of all of them and the tour's."""
        sheets.show_sheets(console, campaign, team)

    def as_data(self, campaign: Campaign) -> dict[str, object]:
        """Calendar, results, books and classifications after every stage, and the outcome."""
        return flamme_data.as_data(campaign)
