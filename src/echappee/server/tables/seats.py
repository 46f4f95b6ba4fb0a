"""From the settings of a table to its seats and its race or tour, with the help of its game."""

from dataclasses import dataclass, field

from msgspec import json

from echappee.engine import Refused
from echappee.games import game_named
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.tables.game_table import GameTable
from echappee.tours.tour import SomeTour

LARGEST_SETTINGS = 2000
"""In bytes. The longest calendar with the most seats takes about half of them."""

PERSON = "person"
COACHED = "coached"
"""The tag of a person who listened to the coach."""
NOBODY = "-"

SIMPLE = "random"
"""The bot that replaces one that failed; it cannot fail itself."""


@dataclass(slots=True)
class TableSeat:
    """One seat; `device` is that of the person who sits there."""

    colour: str
    setting: SeatSetting
    device: str = ""
    name: str = ""
    bot: str = ""
    failed: bool = False
    """Whether its bot failed and was replaced."""
    coached: bool = False
    """Whether its person has listened to the coach."""
    agreed: set[str] = field(default_factory=set)
    """The devices that agree to a bot for this person, in logs that have one act per vote."""

    @property
    def automatic(self) -> bool:
        """Whether it is an automatic team's."""
        return self.setting.kind == "automatic"

    @property
    def free(self) -> bool:
        """Whether a person may sit down."""
        return self.setting.kind == "open" and not self.device

    @property
    def ridden_by_person(self) -> bool:
        """Whether a person answers for it now."""
        return bool(self.device) and not self.bot

    def start(self, stand_in: str) -> None:
        """The race begins: a seat that nobody has taken gets this bot."""
        if self.setting.kind == "bot":
            self.bot = self.setting.name
        elif self.setting.kind == "open" and not self.device:
            self.bot = stand_in


def player(seat: TableSeat) -> str:
    """The person or bot that answers for a seat, as in a record. People's names stay at the table."""
    if seat.automatic:
        return NOBODY
    if seat.device:
        return COACHED if seat.coached else PERSON
    return seat.bot


def empty_seats(settings: Settings) -> dict[str, TableSeat]:
    """The seats of these settings, before anybody sits down."""
    colours = game_named(settings.game).room(GameTable).colours
    return {
        colour: TableSeat(colour, setting) for colour, setting in zip(colours, settings.seats, strict=False)
    }


def check_settings(settings: Settings) -> None:
    """Refuse settings that make neither a race nor a tour, or that are longer than any valid ones."""
    if settings.tour:
        tour_of(settings, 0)
    else:
        game_named(settings.game).room(GameTable).start(filled_in(settings))
    guided = game_named(settings.game).room(GameTable).lobby.guided
    if settings.draws and filled_in(settings) not in map(filled_in, guided):
        raise Refused("bad-draws", "only a guided race, as its game offers it, has draws that are fixed")
    # The game has checked the parts that it reads, but nobody the rest.
    if len(json.encode(settings)) > LARGEST_SETTINGS:
        raise Refused("too-large", f"settings have at most {LARGEST_SETTINGS} bytes")


def filled_in(settings: Settings) -> Settings:
    """The settings with everything that was left out."""
    return game_named(settings.game).room(GameTable).filled_in(settings)


def tour_of(settings: Settings, seed: int) -> SomeTour:
    """The tour before its first stage; settings that make no tour are refused."""
    tour: SomeTour = game_named(settings.game).room(GameTable).new_tour(settings, seed)
    return tour
