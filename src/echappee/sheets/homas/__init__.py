"""The sheets of Homas Tour Pro: standings, calendar, results, the race sheet, and those of each director.

They have what chapter 5 of its rules has written down, and room for it: a stage race can be ridden at a real
table with them.
"""

from echappee.homas import RACES
from echappee.homas.cards import COLOURS
from echappee.sheets.family import Names, Page
from echappee.sheets.homas.calendar import calendar_pages
from echappee.sheets.homas.race import race_pages
from echappee.sheets.homas.results import results_pages
from echappee.sheets.homas.standings import standings_page
from echappee.sheets.homas.teams import team_pages
from echappee.sheets.homas.words import HomasWords, words
from echappee.tours.campaign import Campaign
from echappee.tours.homas_calendar import PRESETS, print_calendar


class HomasSheets:
    """What Homas Tour Pro brings to paper."""

    colours: tuple[str, ...] = COLOURS

    def words(self, language: str) -> HomasWords:
        """What it says on paper in this language."""
        return words(language)

    def title(self, campaign: Campaign, words: HomasWords) -> str:
        """The race's name; a calendar of one's own has none."""
        calendar = print_calendar(campaign.tour.days)
        race = next((race for race in RACES if PRESETS[race] == calendar), "")
        return words("race", race=race) if race else words("own-race", stages=len(campaign.tour.days))

    def teams(self, campaign: Campaign) -> tuple[str, ...]:
        """Those with a director: nobody chooses cards for the others."""
        seats: tuple[str, ...] = campaign.tour.seats
        return seats

    def common_pages(self, campaign: Campaign, words: HomasWords, names: Names) -> list[Page]:
        """The standings, the calendar, the results and the race sheet."""
        return [
            standings_page(campaign, words, names),
            *calendar_pages(campaign, words, names),
            *results_pages(campaign, words),
            *race_pages(campaign, words, names),
        ]

    def team_pages(self, campaign: Campaign, words: HomasWords, names: Names, team: str) -> list[Page]:
        """A page for a few stages each."""
        return team_pages(campaign, words, names, team)
