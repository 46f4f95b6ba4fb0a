"""What a game brings to paper: the one interface between the frame of the sheets and what stands in it."""

from collections.abc import Mapping
from typing import Any, Protocol

from echappee.sheets.words import Words
from echappee.tours.campaign import Campaign

Page = dict[str, Any]
"""A page as data: its kind says which part of the template draws it."""
Names = Mapping[str, str]
"""Who rides for each team."""
AnyWords = Words[Any]


class GameSheets(Protocol):
    """A game whose tours can be printed."""

    colours: tuple[str, ...]
    """All its teams, in the order of the numbers on their jerseys."""

    def words(self, language: str, /) -> AnyWords:
        """What it says on paper in this language."""

    def title(self, campaign: Campaign, words: AnyWords, /) -> str:
        """What the tour is called."""

    def teams(self, campaign: Campaign, /) -> tuple[str, ...]:
        """The teams that have sheets of their own among all others."""

    def common_pages(self, campaign: Campaign, words: AnyWords, names: Names, /) -> list[Page]:
        """What lies in the middle of the table: the standings first."""

    def team_pages(self, campaign: Campaign, words: AnyWords, names: Names, team: str, /) -> list[Page]:
        """The sheets of one team; any that rides may be asked for."""
