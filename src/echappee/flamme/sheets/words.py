"""What the sheets of Flamme Rouge say."""

from functools import lru_cache

from echappee.flamme.words.voice import FlammeVoice
from echappee.sheets.words import SHEETS, Words

FlammeWords = Words[FlammeVoice]


@lru_cache
def words(language: str) -> FlammeWords:
    return Words(FlammeVoice(language, SHEETS, __package__))
