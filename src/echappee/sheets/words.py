"""The words on the sheets: a catalogue for all games, and one for each game beside its pages."""

from typing import Final, Generic, TypeVar

from echappee.words.voice import Voice

SHEETS: Final = __package__
"""The package of the catalogue for all games."""
PREFIX: Final = "sheet-"
Speaking = TypeVar("Speaking", bound=Voice)


class Words(Generic[Speaking]):
    """Says what is on the sheets in one language, in the voice of a game."""

    def __init__(self, voice: Speaking) -> None:
        self.voice = voice

    def __call__(self, id: str, **args: str | int) -> str:
        """The message of this id, with its arguments filled in."""
        return self.voice.message(PREFIX + id, args)
