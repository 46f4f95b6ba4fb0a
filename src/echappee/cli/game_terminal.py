"""What can be typed for a game. Every start of the program reads this, so it loads nothing else of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

PROGRAM = "echappee"
PLAY, RACE, SIMULATE = "play", "race", "simulate"
TOUR_NEW, TOUR_SIMULATE = "tour new", "tour simulate"
STAGES, STAGE_CHECK, STAGE_NEW, STAGE_BALANCE = "stages", "stage check", "stage new", "stage balance"
"""The commands to which games add options and examples; to the program itself, examples only."""
WITH_PEOPLE = (PLAY, TOUR_NEW)
"""The commands in which `you` may be among the teams."""


class Option(NamedTuple):
    """An option as argparse takes it."""

    flag: str
    settings: Mapping[str, Any]


def option(flag: str, **settings: Any) -> Option:  # noqa: ANN401 - as in argparse
    """An option that only one game has."""
    return Option(flag, settings)


@dataclass(frozen=True, kw_only=True)
class GameTerminal:
    """A game on the command line; mappings are by command."""

    ROOM: ClassVar = "terminal"

    turn: str
    """The game's word for a round."""
    roads: str
    """What can be given as --stage."""
    default_road: str
    teams: str
    """What can be given as --teams, besides `you`."""
    default_teams: Mapping[str, str]
    """Of every command that the game has."""
    calendars: str = ""
    """What can be given as the calendar of a tour."""
    default_calendar: str = ""
    options: Mapping[str, Sequence[Option]] = field(default_factory=dict)
    """The options that only this game has."""
    examples: Mapping[str, str] = field(default_factory=dict)
    """Lines for the help of a command."""
    commands: Sequence[str] = ()
    """Modules with the game's own commands, each with a function `add`."""
