"""The sheets of Flamme Rouge: the standings, the tour sheet, and a page for each team (rules 10.6, 10.7)."""

from pathlib import Path
from typing import Final

from echappee.flamme.rules.setup import COLOURS
from echappee.flamme.sheets.standings import standings_page
from echappee.flamme.sheets.teams import team_page
from echappee.flamme.sheets.tour import tour_page
from echappee.flamme.sheets.words import words
from echappee.flamme.tours import FlammeTour
from echappee.flamme.words.voice import FlammeVoice
from echappee.sheets.game_sheets import GameSheets

SHEETS: Final[GameSheets[FlammeTour, FlammeVoice]] = GameSheets(
    colours=COLOURS,
    template=Path(__file__).with_name("flamme.typ"),
    words=words,
    title=lambda tour, words: words("title", stages=len(tour.setup.days)),
    teams=lambda tour: tour.setup.colours,  # automatic teams win points too
    common_pages=lambda tour, words, names: [standings_page(tour, words, names), tour_page(tour, words)],
    team_pages=lambda tour, words, names, team: [team_page(tour, words, names, team)],
)
