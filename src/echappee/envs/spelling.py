"""Answers as words from a fixed list, said one after the other: `attack-6h+5k` is attack, 6h, 5k.

A word is an action. Where an answer is whole and could also go on, `DONE` ends it.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol

Words = tuple[int, ...]

IDLE: Final = 0
DONE: Final = 1
COMMON: Final = ("idle", "done")
"""The first words of every game: nothing is asked, and nothing more is said."""


class Spelling(Protocol):
    """How the answers to one question are said."""

    def allowed(self, said: Words) -> Words:
        """The words that may come next; none when the answer is whole."""

    def answer(self, said: Words) -> str:
        """What was said, once it is whole."""


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
