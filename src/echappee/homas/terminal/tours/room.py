"""Stage races of Homas Tour Pro in the terminal."""

from rich.console import Console

from echappee.homas.terminal.tours import data, sheets, standings, status
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import Books


class HomasTourShow:
    """What Homas Tour Pro shows of a stage race."""

    def show_status(self, console: Console, tour: StageRace, name: str) -> None:
        """The calendar, the teams, the jerseys, and how it goes on."""
        status.show_status(console, tour, name)

    def show_next(self, console: Console, tour: StageRace, name: str) -> None:
        """What comes next, and what to type for it."""
        status.show_next(console, tour, name)

    def show_winner(self, console: Console, tour: StageRace, number: int) -> None:
        """One line for a stage that is over."""
        status.show_winner(console, tour, number)

    def show_jerseys(self, console: Console, books: Books) -> None:
        """Who wears which jersey."""
        standings.show_jerseys(console, books)

    def show_standings(self, console: Console, tour: StageRace, after: int) -> None:
        """Teams and riders by time, the points, and the jerseys."""
        standings.show_standings(console, tour, after)

    def show_sheets(self, console: Console, tour: StageRace, team: str | None) -> None:
        """The sheet of this team, or of all of them and the race's."""
        sheets.show_sheets(console, tour, team)

    def as_data(self, tour: StageRace) -> dict[str, object]:
        """Calendar, results, books and classifications after every stage, and the outcome."""
        return data.as_data(tour)
