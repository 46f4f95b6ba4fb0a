"""Tours of Flamme Rouge in the terminal."""

from typing import Final

from echappee.cli.tours.game_tour_screen import GameTourScreen
from echappee.flamme.terminal.tours.standings import show_jerseys
from echappee.flamme.terminal.tours.status import show_next, show_status, show_winner

TOUR_SCREEN: Final = GameTourScreen(
    show_status=show_status,
    show_next=show_next,
    show_winner=show_winner,
    show_jerseys=lambda console, tour, after: show_jerseys(console, tour.books[after]),
)
