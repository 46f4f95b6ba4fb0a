"""The sheets of Flamme Rouge: the standings, the tour sheet, and one for each team (rules 10.6, 10.7)."""

from functools import lru_cache
from typing import Final

from echappee.flamme.rules.setup import COLOURS
from echappee.flamme.sheets.stages import FlammeWords, team_sheet_of, tour_sheet
from echappee.flamme.sheets.standings import standings_sheet
from echappee.flamme.tours import FlammeTour
from echappee.flamme.words.voice import FlammeVoice
from echappee.sheets.game_sheets import SHEETS as SHARED
from echappee.sheets.game_sheets import GameSheets, SheetWords


@lru_cache
def _words(language: str) -> FlammeWords:
    return SheetWords(FlammeVoice(language, SHARED, __package__))


SHEETS: Final[GameSheets[FlammeTour, FlammeVoice]] = GameSheets(
    colours=COLOURS,
    letters={"blue": "b", "red": "r", "green": "g", "black": "k", "white": "w", "pink": "p"},
    words=_words,
    title=lambda tour, words: words("title", stages=len(tour.setup.days)),
    teams=lambda tour: tour.setup.colours,  # automatic teams win points too
    standings=standings_sheet,
    common=lambda tour, words, names: [tour_sheet(tour, words, names)],
    own=lambda tour, words, names, team: [team_sheet_of(tour, words, names, team)],
)
