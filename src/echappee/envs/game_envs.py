"""What a game adds for environments: words, observations and pictures; and a race answered word by word."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from echappee.engine import Question, Race, Refused, Seat
from echappee.envs.scenes import Scene
from echappee.notation.game_rules import SomePosition, SomeView

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
    """Spells the answers to a question whose answers can be listed."""

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
Vector = NDArray[np.int16]


class Field(NamedTuple):
    """A group of related numbers in an observation."""

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

    ROOM: ClassVar[str] = "envs"

    tags: Mapping[str, str]
    """How a race is set up by default."""
    words: tuple[str, ...]
    """The actions; `COMMON` come first."""
    spelling: Callable[[Question], Spelling]
    """Spells the answers to this question."""
    fields: tuple[Field, ...]
    """The parts of an observation, in order."""
    observe: Callable[[V_contra, OpenQuestion | None], Vector]
    """The observation of a seat with this view and this question."""
    scene: Callable[[V_contra], Scene]
    """The road as this view shows it."""

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.fields)


P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)


class Conversation(Generic[P, V]):
    """The questions to each seat. A question with only one answer is answered at once and never asked."""

    def __init__(self, game: GameEnvs[V], race: Race[P, V], seats: Collection[Seat]) -> None:
        """Questions to other seats are left to the caller."""
        self.race = race
        self.seats = seats
        self.asked: dict[Seat, OpenQuestion] = {}
        self._game = game
        self.listen()

    def say(self, seat: Seat, word: int) -> None:
        """Refuses a word that is not allowed now."""
        asked = self.asked.get(seat)
        if asked is None:
            raise Refused("unknown-question", f"nothing is asked of {seat}")
        if word not in asked.allowed:
            allowed = " ".join(self._game.words[each] for each in asked.allowed)
            raise Refused("not-allowed", f"{self._game.words[word]} is not a valid word; allowed: {allowed}")
        asked.say(word)
        if not asked.allowed:
            del self.asked[seat]
            self.race.answer(asked.question.id, asked.spelling.answer(asked.said))

    def listen(self) -> None:
        """Take in new questions, and answer those without a choice."""
        heard = True
        while heard:
            heard = False
            for question in self.race.questions:
                if question.seat in self.seats and question.seat not in self.asked:
                    heard |= self._hear(question)

    def _hear(self, question: Question) -> bool:
        """Whether it was answered at once."""
        asked = OpenQuestion(question, self._game.spelling(question))
        asked.allowed = asked.spelling.allowed(())
        if len(asked.allowed) == 1:
            asked.say(asked.allowed[0])
        if asked.allowed:
            self.asked[question.seat] = asked
            return False
        self.race.answer(question.id, asked.spelling.answer(asked.said))
        return True
