"""Answers as words: how the answers to one question are spelled, and a question that is being answered."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from echappee.engine import Question

Words = tuple[int, ...]

IDLE: Final = 0
DONE: Final = 1
COMMON: Final = ("idle", "done")
"""The first words of every game in version 0: not asked, and end of the answer."""


class Spelling(Protocol):
    """Spells the answers to one question."""

    def allowed(self, said: Words) -> Words:
        """The words that may come next; none when the answer is whole."""

    def answer(self, said: Words) -> str:
        """The answer that these words spell, once it is complete."""


class ListedSpelling(NamedTuple):
    """Spells the answers to a question whose answers can be listed."""

    answers: Mapping[Words, str]
    done: int = DONE
    """The word that ends an answer which could have more words."""

    def allowed(self, said: Words) -> Words:
        count = len(said)
        if said[-1:] == (self.done,):
            return ()
        longer = [words for words in self.answers if len(words) > count and words[:count] == said]
        found = dict.fromkeys([words[count] for words in longer])
        if found and said in self.answers:
            return (self.done, *found)
        return tuple(found)

    def answer(self, said: Words) -> str:
        return self.answers[said[:-1] if said[-1] == self.done else said]


@dataclass(slots=True)
class OpenQuestion:
    """A question to a seat, and the words of its answer so far."""

    question: Question
    spelling: Spelling
    said: Words = ()
    allowed: Words = ()

    def listen(self) -> None:
        """Say the words that need no decision."""
        self.allowed = self.spelling.allowed(self.said)
        while len(self.allowed) == 1:
            self.said += self.allowed
            self.allowed = self.spelling.allowed(self.said)

    def say(self, word: int) -> None:
        """Say this word, and those after it that need no decision."""
        self.said += (word,)
        self.listen()

    @property
    def answer(self) -> str:
        """The whole answer, when no more words are allowed."""
        return self.spelling.answer(self.said)
