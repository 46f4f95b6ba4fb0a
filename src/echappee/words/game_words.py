"""What a game adds to words: how its events become sentences, and the voice that says them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from echappee.engine import Event
from echappee.notation.game_rules import SomeView
from echappee.words.languages import ENGLISH
from echappee.words.sentences import Line, Telling
from echappee.words.voice import Voice

V = TypeVar("V", bound=SomeView)


@dataclass(frozen=True, kw_only=True)
class GameWords(Generic[V]):
    """A game that can be put into words in any language with its catalogue."""

    ROOM: ClassVar = "words"

    telling: Telling[V]
    voice: Callable[[str], Voice]
    """The voice for a language."""

    def narrate(self, events: Iterable[Event], view: V, language: str = ENGLISH) -> tuple[list[Line], V]:
        """The lines that these events make, and the view after them."""
        told, after = self.telling.narrate(events, view)
        return [Line(self.voice(language).say(line.sentences), line.rules) for line in told], after
