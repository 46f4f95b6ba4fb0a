"""What a host chooses for a table: the game, the road, the rules and the seats."""

from typing import Literal

from msgspec import Struct

from echappee.games import DEFAULT


class SeatSetting(Struct, frozen=True, omit_defaults=True):
    """One seat: open to a person, a bot of this name, or an automatic team of this kind."""

    kind: Literal["open", "bot", "automatic"] = "open"
    name: str = ""
    """The bot's or the automatic team's name."""
    handicap: int = 0
    """In Flamme Rouge: exhaustion cards in each of the two decks."""
    rouleur: str = ""
    sprinteur: str = ""
    """In Flamme Rouge: specialists that are assigned, not drafted."""


class Settings(Struct, frozen=True, omit_defaults=True):
    """What a race at this table will be."""

    seats: tuple[SeatSetting, ...]
    game: str = DEFAULT
    stage: str = "base-1"
    """The id of a stage or course, or a custom road as its game writes it."""
    rules: tuple[str, ...] = ()
    tour: str = ""
    """The name of a tour, or a calendar; `stage` is then ignored."""
