"""The words on the sheets: a catalogue for all games, and one for each beside what it says."""

from importlib import resources
from typing import Final, Generic, TypeVar

from echappee.words.voice import Voice

PREFIX: Final = "sheet-"
Speaking = TypeVar("Speaking", bound=Voice)


def own_catalogue(language: str, game: str = "") -> str:
    """The messages of the sheets alone, as they are written: those of all games, or those of one."""
    folder = resources.files("echappee.sheets").joinpath(game)
    return folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")


class Words(Generic[Speaking]):
    """Says what stands on the sheets in one language, in the voice of a game."""

    def __init__(self, voice: Speaking) -> None:
        self.voice = voice

    def __call__(self, id: str, **args: str | int) -> str:
        """The message of this id, filled."""
        return self.voice.message(PREFIX + id, args)
