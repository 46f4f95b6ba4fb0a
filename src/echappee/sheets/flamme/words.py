"""What the sheets of Flamme Rouge say."""

from functools import lru_cache

from echappee.flamme import FLAMME
from echappee.sheets.words import Words, own_catalogue
from echappee.words.voice import LOCALES, Voice, catalogue

FlammeWords = Words[Voice]


@lru_cache
def words(language: str) -> FlammeWords:
    """The words in this language."""
    own = own_catalogue(language) + own_catalogue(language, FLAMME.name)
    return Words(Voice(LOCALES[language], catalogue(language) + own))
