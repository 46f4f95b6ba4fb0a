"""What the sheets of Homas Tour Pro say, and how courses and stages are called on them."""

from functools import lru_cache

from echappee.homas import HOMAS, course
from echappee.homas.handmade import HEAD
from echappee.homas.laying import TRIAL
from echappee.sheets.words import Words, own_catalogue
from echappee.tours.calendar import Day
from echappee.tours.homas_tours import kind_of
from echappee.words.homas.voice import PART, HomasVoice
from echappee.words.voice import LOCALES, catalogue

HomasWords = Words[HomasVoice]


@lru_cache
def words(language: str) -> HomasWords:
    """The words in this language."""
    own = own_catalogue(language) + own_catalogue(language, HOMAS.name)
    return Words(HomasVoice(LOCALES[language], catalogue(language) + catalogue(language, PART) + own))


def stage_head(day: Day, number: int, words: HomasWords) -> dict[str, str]:
    """A stage by its number, its name and its kind."""
    return {
        "number": str(number + 1),
        "name": _called(day.stage, words),
        "note": words("stage-kind", kind=kind_of(course(day.stage))),
    }


def _called(stage: str, words: HomasWords) -> str:
    """What is no course of a race is called by what it is."""
    if stage.startswith(HEAD):
        return words("own-road")
    if stage.startswith(TRIAL):
        return words("time-trial", km=stage.removeprefix(TRIAL))
    return course(stage).name
