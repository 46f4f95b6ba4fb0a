"""Stage races of Homas Tour Pro in the terminal."""

from typing import Final

from echappee.cli.tours.game_tour_screen import GameTourScreen
from echappee.homas.terminal.tours.standings import show_jerseys
from echappee.homas.terminal.tours.status import show_next, show_status, show_winner

TOUR_SCREEN: Final = GameTourScreen(
    show_status=show_status,
    show_next=show_next,
    show_winner=show_winner,
    show_jerseys=lambda console, tour, after: show_jerseys(console, tour.books[after]),
)
