"""What calendars of all games are made of: days, each with the stage that is ridden."""

from typing import Final, NamedTuple

OWN: Final = "own"
"""The id of a custom road, which has no name."""


class Day(NamedTuple):
    """A stage of a tour: its name, how it is ridden, and whether a rest day follows."""

    stage: str
    format: str = ""
    """Empty: as the stage is made for."""
    rest: bool = False
