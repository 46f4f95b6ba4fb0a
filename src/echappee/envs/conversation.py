"""A race that is answered word by word, each seat at its own pace."""

from collections.abc import Collection
from typing import Generic, TypeVar

from echappee.engine import Question, Race, Refused, Seat
from echappee.envs.game_envs import GameEnvs, OpenQuestion
from echappee.notation.game_rules import SomePosition, SomeView

P = TypeVar("P", bound=SomePosition)
V = TypeVar("V", bound=SomeView)


class Conversation(Generic[P, V]):
    """What is asked of each seat. What leaves no choice is answered at once and never asked."""

    def __init__(self, game: GameEnvs[V], race: Race[P, V], seats: Collection[Seat]) -> None:
        """Questions to other seats are left to somebody else."""
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
        """Take in new questions, and answer those that leave no choice."""
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
