"""What a game adds to paper: the one record between the frame of the sheets and a game's own pages."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from echappee.sheets.words import Words
from echappee.tours.tour import SomeTour
from echappee.words.voice import Voice

Page = dict[str, object]
"""A page as data: its kind says which part of the template draws it."""
Names = Mapping[str, str]
"""What each team is called."""

T = TypeVar("T", bound=SomeTour)
Speaking = TypeVar("Speaking", bound=Voice)


@dataclass(frozen=True, kw_only=True)
class GameSheets(Generic[T, Speaking]):
    """A game whose tours can be printed."""

    ROOM: ClassVar = "sheets"

    colours: tuple[str, ...]
    """All its teams, in the order of the numbers on their jerseys."""
    template: Path
    """Draws its pages: a Typst file with a dictionary `kinds`."""
    words: Callable[[str], Words[Speaking]]
    """What it says on paper in this language."""
    title: Callable[[T, Words[Speaking]], str]
    """What the tour is called."""
    teams: Callable[[T], Sequence[str]]
    """The teams that get sheets when all sheets are printed."""
    common_pages: Callable[[T, Words[Speaking], Names], list[Page]]
    """What lies in the middle of the table: the standings first."""
    team_pages: Callable[[T, Words[Speaking], Names, str], list[Page]]
    """The sheets of one team, which may be any team that rides."""
