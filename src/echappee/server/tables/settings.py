"""From a table's settings to its seats and its race or tour, with the help of its game."""

from msgspec import json

from echappee.engine import Refused
from echappee.games import game_named
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.tables.game_table import GameTable
from echappee.tours.tour import SomeTour

__all__ = ["SeatSetting", "Settings", "check_settings", "colours_of", "filled_in", "tour_of"]

LARGEST_SETTINGS = 2000
"""In bytes. The longest calendar with the most seats has about half of them."""


def check_settings(settings: Settings) -> None:
    """Refuse settings that make neither a race nor a tour, or that are longer than any that do."""
    if settings.tour:
        tour_of(settings, 0)
    else:
        game_named(settings.game).room(GameTable).start(filled_in(settings))
    # Its game has looked at what it reads; nobody has looked at the rest.
    if len(json.encode(settings)) > LARGEST_SETTINGS:
        raise Refused("too-large", f"settings have at most {LARGEST_SETTINGS} bytes")


def filled_in(settings: Settings) -> Settings:
    """The settings with what may be left out."""
    return game_named(settings.game).room(GameTable).filled_in(settings)


def tour_of(settings: Settings, seed: int) -> SomeTour:
    """The tour before its first stage; refuses settings that do not make a tour."""
    tour: SomeTour = game_named(settings.game).room(GameTable).new_tour(settings, seed)
    return tour


def colours_of(settings: Settings) -> tuple[str, ...]:
    """The seats' names, in seat order."""
    return game_named(settings.game).room(GameTable).colours[: len(settings.seats)]
