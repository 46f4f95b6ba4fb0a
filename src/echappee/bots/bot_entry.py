"""A bot as people choose it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from echappee.bots.bot import Bot

V = TypeVar("V")
InWords = Mapping[str, str]
"""By language; English is always there."""


@dataclass(frozen=True, kw_only=True)
class Portrait:
    """A character's face, in words that the pages know (`web/src/draw/faces`)."""

    skin: str
    hair: str
    """The colour of the hair, or of the cap's cloth."""
    cut: str
    wears: str = ""
    """Glasses, a moustache …"""
    jersey: str
    """The colour of the cloth."""
    marks: str
    """The colour of the pattern on it."""
    pattern: str


@dataclass(frozen=True, kw_only=True)
class BotEntry(Generic[V]):
    """A bot as people choose it: all that has to be said about a new one."""

    make: Callable[[int | str], Bot[V]]
    """With the same seed it gives the same answers to the same questions."""
    called: InWords
    """Its name at a table."""
    about: InWords
    """Its character, in a few words."""
    level: int
    """From 1, a beginner, to 5; shown as dots beside its name."""
    character: str = ""
    """The character it belongs to, if any. One character may ride at several levels."""
    portrait: Portrait | None = None
    games: tuple[str, ...] = ()
    """The games that it rides, if it is not one of a game's own bots; empty: all."""
