"""Sentences as text: catalogues of messages in one language, and what a game adds to words."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar, cast

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from echappee.engine import Event, Value
from echappee.notation.game_rules import SomeView
from echappee.words.languages import ENGLISH, catalogue, languages
from echappee.words.sentences import Line, Sentence, Telling

SHARED = "echappee.words"


class Voice:
    """Says sentences in one language; a game's voice adds the words for its own arguments.

    Messages come from these packages' catalogues. Messages without a translation are in English.
    """

    words: Mapping[str, Callable[[Any], str]] = {}
    """How each argument is put into words, by its name; all others are used as they are.

    Any, because an argument's type belongs to its name.
    """

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        locale = languages()[language].locale
        self._locale = locale.replace("-", "_")
        self._bundle = FluentBundle([locale], use_isolating=False)
        for spoken in dict.fromkeys((ENGLISH, language)):
            for package in (SHARED, *packages):
                resource = FluentResource(catalogue(package, spoken))
                self._bundle.add_resource(resource, allow_overrides=True)

    def say(self, sentences: Iterable[Sentence]) -> str:
        """These sentences as text, each with a capital."""
        return " ".join(self._sentence(sentence) for sentence in sentences)

    def team(self, colour: str) -> str:
        """The team's name; teams of scenarios keep their own."""
        return self.message("team-of-colour", {"colour": colour})

    def message(self, id: str, args: Mapping[str, str | int]) -> str:
        """The message of this id, with its arguments filled in."""
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, f"{id} says nothing"
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        assert not errors, f"{id}: {errors}"
        return str(text)

    def listed(self, words: Iterable[str]) -> str:
        """A list such as a, b and c."""
        return format_list(list(words), locale=self._locale)

    def _sentence(self, sentence: Sentence) -> str:
        text = self.message(sentence.id, {name: self._word(name, arg) for name, arg in sentence.args.items()})
        return text[:1].upper() + text[1:]

    def _word(self, name: str, value: Value) -> str | int:
        return self.words[name](value) if name in self.words else cast("str | int", value)


V = TypeVar("V", bound=SomeView)


@dataclass(frozen=True, kw_only=True)
class GameWords(Generic[V]):
    """A game that can be put into words in any language with its catalogue."""

    ROOM: ClassVar[str] = "words"

    telling: Telling[V]
    voice: Callable[[str], Voice]
    """The voice for a language."""

    def narrate(self, events: Iterable[Event], view: V, language: str = ENGLISH) -> tuple[list[Line], V]:
        """The lines that these events make, and the view after them."""
        told, after = self.telling.narrate(events, view)
        return [Line(self.voice(language).say(line.sentences), line.rules) for line in told], after
