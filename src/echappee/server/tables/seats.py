"""A seat at a table: the person who sits there, and the bot that rides for it, if one does."""

from dataclasses import dataclass, field

from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.tables.settings import colours_of

PERSON = "person"
COACHED = "coached"
"""A person who listened to the coach."""
NOBODY = "-"

SIMPLE = "random"
"""The bot that replaces one that failed; it cannot fail itself."""


@dataclass(slots=True)
class Seat:
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
        """Whether nobody decides for it."""
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
        """The race begins: this bot rides for a seat that nobody has taken."""
        if self.setting.kind == "bot":
            self.bot = self.setting.name
        elif self.setting.kind == "open" and not self.device:
            self.bot = stand_in


def player(seat: Seat) -> str:
    """The person or bot that answers for a seat, as in a record. People's names stay at the table."""
    if seat.automatic:
        return NOBODY
    if seat.device:
        return COACHED if seat.coached else PERSON
    return seat.bot


def empty_seats(settings: Settings) -> dict[str, Seat]:
    """The seats of these settings, before anybody sits down."""
    return {
        colour: Seat(colour, setting)
        for colour, setting in zip(colours_of(settings), settings.seats, strict=True)
    }
