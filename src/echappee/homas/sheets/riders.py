"""Riders and stages of Homas Tour Pro as the sheets show them."""

from echappee.homas.board.course_text import TRIAL
from echappee.homas.board.handmade import HEAD
from echappee.homas.rules.cards import SPRINTER
from echappee.homas.tours import StageRace
from echappee.homas.tours.books import team_of
from echappee.homas.tours.calendar import road_of
from echappee.homas.tours.stage_setup import kind_of
from echappee.homas.words.voice import HomasVoice
from echappee.sheets.game_sheets import SheetWords
from echappee.sheets.sheet import Cap, Cell, gap
from echappee.tours.game_tours import Day
from echappee.words.sentences import clock

HomasWords = SheetWords[HomasVoice]


def cap_of(tour: StageRace, rider: str) -> Cap:
    """A rider's number: a sprinter's is dark, and a neutral one's is of another cloth."""
    if team_of(rider) not in tour.setup.seats:
        return {"text": rider, "look": "neutral"}
    return {"text": rider, "look": "dark" if int(rider[1]) == SPRINTER else "light"}


def chip_of(tour: StageRace, rider: str) -> Cell:
    """A rider by team and number."""
    return {"team": team_of(rider), "cap": cap_of(tour, rider)}


def behind(seconds: int) -> str:
    """The distance to the first, who has 0:00."""
    return gap(seconds) or clock(0)


def signed(seconds: int) -> str:
    """A time; bonus seconds can make it less than nothing."""
    return clock(seconds) if seconds >= 0 else f"\N{MINUS SIGN}{clock(-seconds)}"


def stage_head(day: Day, number: int, words: HomasWords) -> Cell:
    """A stage by its number and its name."""
    return {"number": str(number + 1), "text": _called(day.stage, words)}


def stage_kind(day: Day, words: HomasWords) -> str:
    return words("stage-kind", kind=kind_of(road_of(day)))


def _called(stage: str, words: HomasWords) -> str:
    """A stage's name; one that is not a course of a race is called by what it is."""
    if stage.startswith(HEAD):
        return words("own-road")
    if stage.startswith(TRIAL):
        return words("time-trial", km=stage.removeprefix(TRIAL))
    return road_of(Day(stage)).name
