"""The sheets of Homas Tour Pro: standings, calendar, results, the race sheet, and those of each director.

They have room for everything that chapter 5 of its rules asks to write down, so a stage race can be ridden at
a real table with them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from echappee.homas.rules import COLOURS, RACES
from echappee.homas.sheets.calendar import calendar_sheets
from echappee.homas.sheets.directors import director_sheets
from echappee.homas.sheets.results import race_sheets, result_sheets
from echappee.homas.sheets.riders import HomasWords
from echappee.homas.sheets.standings import standings_sheet
from echappee.homas.tours import StageRace
from echappee.homas.tours.calendar import PRESETS, print_calendar
from echappee.homas.words.voice import HomasVoice
from echappee.sheets.game_sheets import SHEETS as SHARED
from echappee.sheets.game_sheets import GameSheets, SheetWords, TeamNames
from echappee.sheets.sheet import Sheet


@lru_cache
def _words(language: str) -> HomasWords:
    return SheetWords(HomasVoice(language, SHARED, __package__))


def _title(tour: StageRace, words: HomasWords) -> str:
    """The race's name; a custom calendar has none."""
    calendar = print_calendar(tour.setup.days)
    race = next((race for race in RACES if PRESETS[race] == calendar), "")
    return words("race", race=race) if race else words("own-race", stages=len(tour.setup.days))


def _common(tour: StageRace, words: HomasWords, names: TeamNames) -> Sequence[Sheet]:
    return [
        *calendar_sheets(tour, words, names),
        *result_sheets(tour, words),
        *race_sheets(tour, words, names),
    ]


SHEETS: Final = GameSheets(
    colours=COLOURS,
    letters={},
    words=_words,
    title=_title,
    teams=lambda tour: tour.setup.seats,  # neutral teams choose no cards
    standings=standings_sheet,
    common=_common,
    own=director_sheets,
)
