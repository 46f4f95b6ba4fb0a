"""What a table is set to, and what its game makes of that: seats, a race or a tour."""

from echappee.server.tables.choices import SeatSetting, Settings
from echappee.server.tables.game_table import Own
from echappee.server.tables.games import game_of
from echappee.tours.tour import SomeTour

__all__ = ["SeatSetting", "Settings", "tour_of", "check_settings", "colours_of", "setup_of"]


def check_settings(settings: Settings) -> None:
    """Refuse settings that neither a race nor a tour can be made of."""
    if settings.tour:
        tour_of(settings, 0)
    else:
        setup_of(settings)


def setup_of(settings: Settings) -> Own:
    """The race's set-up; refuses settings that no race can be made of."""
    return game_of(settings.game).setup(settings)


def tour_of(settings: Settings, seed: int) -> SomeTour:
    """The tour before its first stage; refuses settings that no tour can be made of."""
    return game_of(settings.game).new_tour(settings, seed)


def colours_of(settings: Settings) -> tuple[str, ...]:
    """The seats' names, in seat order."""
    return game_of(settings.game).colours[: len(settings.seats)]
