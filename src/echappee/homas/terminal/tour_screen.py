"""Stage races of Homas Tour Pro in the terminal."""

from typing import Final

from echappee.cli.tours.game_tour_screen import GameTourScreen
from echappee.homas.terminal.tours.sheets import show_sheets
from echappee.homas.terminal.tours.standings import show_jerseys, show_standings
from echappee.homas.terminal.tours.status import show_next, show_status, show_winner

TOUR_SCREEN: Final = GameTourScreen(
    show_status=show_status,
    show_next=show_next,
    show_winner=show_winner,
    show_jerseys=lambda console, tour: show_jerseys(console, tour.books[-1]),
    show_standings=show_standings,
    show_sheets=show_sheets,
)
