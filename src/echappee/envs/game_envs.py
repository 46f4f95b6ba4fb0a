"""What a game provides for environments: its words, what a seat observes, and how a race looks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from echappee.engine import Question
from echappee.envs.scenes import Scene

Words = tuple[int, ...]

IDLE: Final = 0
DONE: Final = 1
COMMON: Final = ("idle", "done")
"""The first words of every game: not asked, and end of the answer."""


class Spelling(Protocol):
    """Spells the answers to one question."""

    def allowed(self, said: Words) -> Words:
        """The words that may come next; none when the answer is whole."""

    def answer(self, said: Words) -> str:
        """The answer that these words spell, once it is complete."""


class ListedSpelling(NamedTuple):
    """Of a question whose answers can be listed."""

    answers: Mapping[Words, str]

    def allowed(self, said: Words) -> Words:
        count = len(said)
        if said[-1:] == (DONE,):
            return ()
        longer = [words for words in self.answers if len(words) > count and words[:count] == said]
        found = dict.fromkeys([words[count] for words in longer])
        if found and said in self.answers:
            return (DONE, *found)
        return tuple(found)

    def answer(self, said: Words) -> str:
        return self.answers[said[:-1] if said[-1] == DONE else said]


V_contra = TypeVar("V_contra", contravariant=True)
Numbers = NDArray[np.int16]


class Field(NamedTuple):
    """Numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    about: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))


@dataclass(slots=True)
class OpenQuestion:
    """A question to a seat, and the words of its answer so far."""

    question: Question
    spelling: Spelling
    said: Words = ()
    allowed: Words = ()

    def say(self, word: int) -> None:
        """Say this word, and those after it that need no decision."""
        self.said += (word,)
        self.allowed = self.spelling.allowed(self.said)
        if len(self.allowed) == 1:
            self.say(self.allowed[0])


@dataclass(frozen=True, kw_only=True)
class GameEnvs(Generic[V_contra]):
    """A game with environments."""

    ROOM: ClassVar = "envs"

    tags: Mapping[str, str]
    """How a race is set up by default."""
    words: tuple[str, ...]
    """The actions; the first ones are `COMMON`."""
    spelling: Callable[[Question], Spelling]
    """Spells the answers to this question."""
    fields: tuple[Field, ...]
    """What an observation is made of, one field after the other."""
    observe: Callable[[V_contra, OpenQuestion | None], Numbers]
    """What a seat that sees this, and is asked this, observes."""
    scene: Callable[[V_contra], Scene]
    """The road as this view shows it."""

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.fields)
