"""How long untouched tables are kept, and how much space they may take: rules that the owner sets."""

from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

DAY_S: Final = 86_400.0


class Kept(StrEnum):
    """Why a table is kept for a limited time only."""

    LOBBY = "lobby"
    """It was never started."""
    BOTS = "bots"
    """Its race is over, and only bots rode."""
    RACE = "race"
    """Its race is over, and people rode."""


class Growth(NamedTuple):
    """How long tables are kept after the last act at them, in days; None means for ever.

    A race or tour that people ride and that is not over is always kept.
    """

    lobby: float | None = 2
    bots: float | None = 30
    race: float | None = None
    archive: Path | None = None
    """A folder where the record of each race is written before its table goes."""
    most_bytes: int | None = 10 * 2**30
    """The most bytes that all tables may take on the disk."""

    def seconds(self, kind: Kept) -> float | None:
        """How long tables of this kind are kept."""
        days: float | None = getattr(self, kind.value)
        return None if days is None else days * DAY_S

    def kind_of(self, status: str, people: int) -> Kept | None:
        """Why a table will be removed one day; None for one that is under way."""
        if status == "open":
            return Kept.LOBBY
        if status != "over":
            return None
        return Kept.RACE if people else Kept.BOTS
