"""What a host chooses for a table: the game, the road, the rules, the seats and the clock."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from echappee.games import DEFAULT


class SeatSetting(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat: open to a person, a bot of this name, or an automatic team of this kind."""

    kind: Literal["open", "bot", "automatic"] = "open"
    name: str = ""
    """The name of the bot or of the automatic team."""
    extras: dict[str, str | int] = field(default_factory=dict)
    """The other things that the game lets people choose for a seat, by name."""


class NoExtras(Struct, frozen=True, forbid_unknown_fields=True):
    """For a game without such choices."""


DAY_S: Final = 24 * 3600
DECISION_S: Final = (10, 14 * DAY_S)
"""The least and the most time for a decision at a table with a clock."""
RESERVE_S: Final = (0, DAY_S)
LONGEST_ROAD: Final = 400
"""The longest text of a custom road, in characters."""


class Clock(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How many seconds people may think: for each decision, and beyond that in the whole race."""

    decision: Annotated[int, Meta(ge=DECISION_S[0], le=DECISION_S[1])]
    reserve: Annotated[int, Meta(ge=RESERVE_S[0], le=RESERVE_S[1])] = 0


class Settings(Struct, frozen=True, omit_defaults=True):
    """What a race at this table will be."""

    seats: tuple[SeatSetting, ...]
    game: str = DEFAULT
    stage: str = ""
    """The id of a stage or course, or a custom road in its game's notation; empty if none is named."""
    rules: tuple[str, ...] = ()
    tour: str = ""
    """The name of a tour, or a calendar; `stage` is then ignored."""
    clock: Clock | None = None
    """None: everybody may think for as long as they like."""
    draws: str = ""
    """Draws that are known beforehand, by name: only for a guided race offered by its game."""
