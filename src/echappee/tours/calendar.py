"""What calendars of all games are made of: days, each with the stage that is ridden."""

from collections.abc import Mapping
from typing import Final, NamedTuple

OWN: Final = "own"
"""The id of a custom road, which has no name."""


class Day(NamedTuple):
    """A stage of a tour: its name, how it is ridden, and whether a rest day follows."""

    stage: str
    format: str = ""
    """Empty: the format that the stage is made for."""
    rest: bool = False


class NamedTour(NamedTuple):
    """A tour that is chosen by its name."""

    calendar: str
    called: Mapping[str, str]
    """Its name, by language."""
    about: Mapping[str, str]
    """What it is like in a sentence, by language; empty where the name says enough."""
