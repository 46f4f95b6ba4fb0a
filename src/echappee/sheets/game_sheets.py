"""What a game adds to the sheets of a tour: its own sheets, and what they say in each language."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeVar

from echappee.sheets.sheet import Sheet
from echappee.tours.tour import SomeTour
from echappee.words.voice import Voice

SHEETS: Final = __package__
"""The package of the catalogue for all games."""
PREFIX: Final = "sheet-"
TeamNames = Mapping[str, str]
"""What each team is called."""

T = TypeVar("T", bound=SomeTour)
Speaking = TypeVar("Speaking", bound=Voice)


class SheetWords(Generic[Speaking]):
    """What the sheets say in one language, in the voice of a game."""

    def __init__(self, voice: Speaking) -> None:
        self.voice = voice

    def __call__(self, id: str, **args: str | int) -> str:
        """The message of this id, with its arguments filled in."""
        return self.voice.message(PREFIX + id, args)


@dataclass(frozen=True, kw_only=True)
class GameSheets(Generic[T, Speaking]):
    """A game whose tours have sheets."""

    ROOM: ClassVar[str] = "sheets"

    colours: tuple[str, ...]
    """All its teams, in the order of the numbers on their jerseys."""
    letters: Mapping[str, str]
    """A letter for each team where riders are called by letters."""
    words: Callable[[str], SheetWords[Speaking]]
    """The texts of its sheets in this language."""
    title: Callable[[T, SheetWords[Speaking]], str]
    """The tour's title."""
    teams: Callable[[T], Sequence[str]]
    """The teams with sheets of their own when all sheets are drawn."""
    standings: Callable[[T, SheetWords[Speaking], TeamNames, int], Sheet]
    """All classifications after this number of stages."""
    common: Callable[[T, SheetWords[Speaking], TeamNames], Sequence[Sheet]]
    """The other sheets for the middle of the table."""
    own: Callable[[T, SheetWords[Speaking], TeamNames, str], Sequence[Sheet]]
    """The sheets of one team; any team that rides may be named."""
