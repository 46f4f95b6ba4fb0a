"""Sentences as text: a catalogue of messages, and how riders, cards, times and weather are called in it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any, Final, cast

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from echappee.engine.events import Value
from echappee.flamme import Card
from echappee.words.sentences import Sentence

LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}
"""The languages there are, and the locale whose lists and numbers they use."""

_CARDS: Final = {"": "energy", "e": "exhaustion", "a": "attack"}


@lru_cache
def voice(language: str) -> "Voice":
    """The voice for this language; its catalogue is read once."""
    return Voice(LOCALES[language], catalogue(language))


def catalogue(language: str, part: str = "") -> str:
    """The messages of this language, as they are written; `homas.` is the part of Homas Tour Pro."""
    return resources.files("echappee.words").joinpath(f"{part}{language}.ftl").read_text(encoding="utf-8")


def clock(seconds: int) -> str:
    """A time as minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02}"


class Voice:
    """Says sentences in one language, and calls teams by their colours."""

    def __init__(self, locale: str, messages: str) -> None:
        self._locale = locale.replace("-", "_")
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._bundle.add_resource(FluentResource(messages))
        self.words: Mapping[str, Callable[[Any], str]] = {
            "rider": self.rider,
            "leader": self.rider,
            "riders": self.riders,
            "ahead": self.riders,
            "blockers": self.riders,
            "seats": lambda seats: self.listed(map(self.team, seats)),
            "specialist": self.specialist,
            "card": self._card,
            "cards": lambda cards: self.listed(map(self._card, cards)),
            "time": clock,
            "weather": lambda runs: self.listed(self._weather(*run) for run in runs),
        }

    def say(self, sentences: Iterable[Sentence]) -> str:
        """These sentences, each with a capital."""
        return " ".join(self._sentence(sentence) for sentence in sentences)

    def team(self, colour: str) -> str:
        """The team's name; teams of scenarios keep their own."""
        return self.message("team-of-colour", {"colour": colour})

    def rider(self, name: str) -> str:
        """As in Blue’s Rouleur."""
        colour, _, kind = name.partition(".")
        return self.message("rider-of-colour", {"colour": colour, "type": kind})

    def riders(self, names: Sequence[str]) -> str:
        """A list of riders, both of one team in one word."""
        colours = [name.partition(".")[0] for name in names]
        called = [
            self.message("both-riders-of-colour", {"colour": colour})
            if colours.count(colour) > 1
            else self.rider(name)
            for name, colour in zip(names, colours, strict=True)
        ]
        return self.listed(dict.fromkeys(called))

    def specialist(self, id: str) -> str:
        """The specialist's name."""
        return self.message("specialist", {"specialist": id})

    def power(self, id: str) -> str:
        """What a card with this power can do, in a word or two."""
        return self.message("power", {"power": id})

    def message(self, id: str, args: Mapping[str, str | int]) -> str:
        """The message of this id, filled."""
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, f"{id} says nothing"
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        assert not errors, f"{id}: {errors}"
        return str(text)

    def _sentence(self, sentence: Sentence) -> str:
        text = self.message(sentence.id, {name: self._word(name, arg) for name, arg in sentence.args.items()})
        return text[:1].upper() + text[1:]

    def _word(self, name: str, value: Value) -> str | int:
        """What an argument of this name puts into its sentence; all others go in as they are."""
        return self.words[name](value) if name in self.words else cast("str | int", value)

    def _card(self, text: str) -> str:
        """A card by its value, and by its name where it is no ordinary one."""
        card = Card.parse(text)
        powers = self.listed(map(self.power, card.kind.split("+")[1:]))
        kind = _CARDS.get(card.kind, "power")
        return self.message("card", {"kind": kind, "value": card.value, "powers": powers})

    def _weather(self, kind: str, first: str, last: str) -> str:
        return self.message("weather-run", {"weather": kind, "first": first, "last": last})

    def listed(self, words: Iterable[str]) -> str:
        """As in a, b and c."""
        return format_list(list(words), locale=self._locale)
