"""The sheets of Flamme Rouge: the standings, the tour sheet, and a page for each team (rules 10.6, 10.7)."""

from echappee.flamme.setup import COLOURS
from echappee.sheets.family import Names, Page
from echappee.sheets.flamme.standings import standings_page
from echappee.sheets.flamme.teams import team_page
from echappee.sheets.flamme.tour import tour_page
from echappee.sheets.flamme.words import FlammeWords, words
from echappee.tours.campaign import Campaign


class FlammeSheets:
    """What Flamme Rouge brings to paper."""

    colours: tuple[str, ...] = COLOURS

    def words(self, language: str) -> FlammeWords:
        """What it says on paper in this language."""
        return words(language)

    def title(self, campaign: Campaign, words: FlammeWords) -> str:
        """The tour by its length."""
        return words("title", stages=len(campaign.tour.days))

    def teams(self, campaign: Campaign) -> tuple[str, ...]:
        """All of them: automatic teams win points too."""
        colours: tuple[str, ...] = campaign.tour.colours
        return colours

    def common_pages(self, campaign: Campaign, words: FlammeWords, names: Names) -> list[Page]:
        """The standings and the tour sheet."""
        return [standings_page(campaign, words, names), tour_page(campaign, words)]

    def team_pages(self, campaign: Campaign, words: FlammeWords, names: Names, team: str) -> list[Page]:
        """One page."""
        return [team_page(campaign, words, names, team)]
