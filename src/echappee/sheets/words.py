"""The words on the sheets: the catalogues beside this, and the names that the race radio has for teams."""

from functools import lru_cache
from importlib import resources

from echappee.words.voice import LOCALES, Voice, catalogue

PREFIX = "sheet-"


@lru_cache
def voice(language: str) -> Voice:
    """The voice of the sheets in this language."""
    return Voice(LOCALES[language], catalogue(language) + own_catalogue(language))


def own_catalogue(language: str) -> str:
    """The messages of the sheets alone, as they are written."""
    return resources.files("echappee.sheets").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


class Words:
    """Says what stands on the sheets in one language."""

    def __init__(self, language: str) -> None:
        self._voice = voice(language)
        self.team = self._voice.team
        self.specialist = self._voice.specialist

    def __call__(self, id: str, **args: str | int) -> str:
        """The message of this id, filled."""
        return self._voice.message(PREFIX + id, args)
