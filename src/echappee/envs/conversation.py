"""A race answered word by word."""

from collections.abc import Collection
from dataclasses import replace
from typing import Generic, Self, TypeVar

from echappee.engine import Question, Race, Refused, Seat
from echappee.envs.game_envs import Encoding
from echappee.envs.spelling import OpenQuestion
from echappee.notation.game_rules import SomePosition, SomeView

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)


class Conversation(Generic[P, V]):
    """The questions to each seat. A question with only one answer is answered at once and never asked."""

    def __init__(self, encoding: Encoding[V], race: Race[P, V], seats: Collection[Seat]) -> None:
        """Questions to other seats are left to the caller."""
        self.race = race
        self.seats = seats
        self.asked: dict[Seat, OpenQuestion] = {}
        self._encoding = encoding
        self.listen()

    def clone(self) -> Self:
        """The same conversation at this moment, with a race of its own."""
        made = type(self)(self._encoding, self.race.clone(), ())
        made.seats = self.seats
        made.asked = {seat: replace(asked) for seat, asked in self.asked.items()}
        return made

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()

    def say(self, seat: Seat, word: int) -> None:
        """Refuses a word that is not allowed now."""
        asked = self.asked.get(seat)
        if asked is None:
            raise Refused("unknown-question", f"nothing is asked of {seat}")
        if word not in asked.allowed:
            words = self._encoding.words
            said = words[word] if 0 <= word < len(words) else word
            allowed = " ".join(words[each] for each in asked.allowed)
            raise Refused("not-allowed", f"{said} is not a valid word; allowed: {allowed}")
        asked.say(word)
        if not asked.allowed:
            del self.asked[seat]
            self.race.answer(asked.question.id, asked.answer)

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
        asked = OpenQuestion(question, self._encoding.spelling(question))
        asked.listen()
        if asked.allowed:
            self.asked[question.seat] = asked
            return False
        self.race.answer(question.id, asked.answer)
        return True
