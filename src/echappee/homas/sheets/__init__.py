"""The sheets of Homas Tour Pro: standings, calendar, results, the race sheet, and those of each director.

They have what chapter 5 of its rules has written down, and room for it: a stage race can be ridden at a real
table with them.
"""

from pathlib import Path
from typing import Final

from echappee.homas.rules import RACES
from echappee.homas.rules.cards import COLOURS
from echappee.homas.sheets.calendar import calendar_pages
from echappee.homas.sheets.race import race_pages
from echappee.homas.sheets.results import results_pages
from echappee.homas.sheets.standings import standings_page
from echappee.homas.sheets.teams import team_pages
from echappee.homas.sheets.words import HomasWords, words
from echappee.homas.tours import StageRace
from echappee.homas.tours.calendar import PRESETS, print_calendar
from echappee.sheets.game_sheets import GameSheets, Names, Page


def _title(tour: StageRace, words: HomasWords) -> str:
    """The race's name; a custom calendar has none."""
    calendar = print_calendar(tour.setup.days)
    race = next((race for race in RACES if PRESETS[race] == calendar), "")
    return words("race", race=race) if race else words("own-race", stages=len(tour.setup.days))


def _common_pages(tour: StageRace, words: HomasWords, names: Names) -> list[Page]:
    return [
        standings_page(tour, words, names),
        *calendar_pages(tour, words, names),
        *results_pages(tour, words),
        *race_pages(tour, words, names),
    ]


SHEETS: Final = GameSheets(
    colours=COLOURS,
    template=Path(__file__).with_name("homas.typ"),
    words=words,
    title=_title,
    teams=lambda tour: tour.setup.seats,  # nobody chooses cards for neutral teams
    common_pages=_common_pages,
    team_pages=team_pages,
)
