"""What the sheets of Homas Tour Pro say, and how courses and stages are called on them."""

from functools import lru_cache

from echappee.homas.board.course_text import TRIAL
from echappee.homas.board.handmade import HEAD
from echappee.homas.rules import course
from echappee.homas.tours.stage_setup import kind_of
from echappee.homas.words.voice import HomasVoice
from echappee.sheets.words import SHEETS, Words
from echappee.tours.calendar import Day

HomasWords = Words[HomasVoice]


@lru_cache
def words(language: str) -> HomasWords:
    """The words in this language."""
    return Words(HomasVoice(language, SHEETS, __package__))


def stage_head(day: Day, number: int, words: HomasWords) -> dict[str, str]:
    """A stage by its number, its name and its kind."""
    return {
        "number": str(number + 1),
        "name": _called(day.stage, words),
        "note": words("stage-kind", kind=kind_of(course(day.stage))),
    }


def _called(stage: str, words: HomasWords) -> str:
    """What is not a course of a race is called by what it is."""
    if stage.startswith(HEAD):
        return words("own-road")
    if stage.startswith(TRIAL):
        return words("time-trial", km=stage.removeprefix(TRIAL))
    return course(stage).name
