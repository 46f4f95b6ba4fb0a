"""Stage races of Homas Tour Pro in the terminal."""

from rich.console import Console

from echappee.cli.touring import homas_data, homas_sheets, homas_standings, homas_status
from echappee.tours.campaign import Campaign
from echappee.tours.homas_books import Books


class HomasTourShow:
    """What Homas Tour Pro shows of a stage race."""

    def show_status(self, console: Console, campaign: Campaign, name: str) -> None:
        """The calendar, the teams, the jerseys, and how it goes on."""
        homas_status.show_status(console, campaign, name)

    def show_next(self, console: Console, campaign: Campaign, name: str) -> None:
        """What comes next, and what to type for it."""
        homas_status.show_next(console, campaign, name)

    def show_winner(self, console: Console, campaign: Campaign, number: int) -> None:
        """One line for a stage that is over."""
        homas_status.show_winner(console, campaign, number)

    def show_jerseys(self, console: Console, books: Books) -> None:
        """Who wears which jersey."""
        homas_standings.show_jerseys(console, books)

    def show_standings(self, console: Console, campaign: Campaign, after: int) -> None:
        """Teams and riders by time, the points, and the jerseys."""
        homas_standings.show_standings(console, campaign, after)

    def show_sheets(self, console: Console, campaign: Campaign, team: str | None) -> None:
        """The sheet of this team, or of all of them and the race's."""
        homas_sheets.show_sheets(console, campaign, team)

    def as_data(self, campaign: Campaign) -> dict[str, object]:
        """Calendar, results, books and classifications after every stage, and the outcome."""
        return homas_data.as_data(campaign)
