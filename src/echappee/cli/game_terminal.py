"""The command-line options of a game.

Every start of the program reads this, so it loads nothing else of the game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

if TYPE_CHECKING:
    from echappee.games import Game

PROGRAM = "echappee"
PLAY, RACE, SIMULATE = "play", "race", "simulate"
TOUR_NEW, TOUR_SIMULATE = "tour new", "tour simulate"
STAGES, STAGE_CHECK, STAGE_NEW, STAGE_BALANCE = "stages", "stage check", "stage new", "stage balance"
"""The commands to which games add options and examples; to the program itself, examples only."""
WITH_PEOPLE = (PLAY, TOUR_NEW)
"""The commands that accept `you` among the teams."""


class Option(NamedTuple):
    """An option in argparse's terms."""

    flag: str
    settings: Mapping[str, Any]


def option(flag: str, **settings: Any) -> Option:  # noqa: ANN401 - as in argparse
    """An option that only one game has."""
    return Option(flag, settings)


@dataclass(frozen=True, kw_only=True)
class GameTerminal:
    """A game on the command line; mappings are by command."""

    ROOM: ClassVar[str] = "terminal"

    turn: str = "Round"
    """The game's word for a round."""
    roads: str = ""
    """The values of --stage."""
    default_road: str = ""
    """Empty if there is nothing to choose."""
    teams: str = "bots and automatic teams of this game"
    """The values of --teams, besides `you`."""
    default_teams: Mapping[str, str] = field(
        default_factory=lambda: {PLAY: "you,random", RACE: "random,random", SIMULATE: "random,random"}
    )
    """The default of --teams, for every command that the game has."""
    calendars: str = ""
    """The values for a tour's calendar."""
    default_calendar: str = ""
    options: Mapping[str, Sequence[Option]] = field(default_factory=dict)
    """The options that only this game has."""
    examples: Mapping[str, str] = field(default_factory=dict)
    """Lines for the help of a command."""
    commands: Sequence[str] = ()
    """Modules with the game's own commands, each with a function `add`."""

    @classmethod
    def plain(cls, _game: "Game") -> Self:
        return cls()
