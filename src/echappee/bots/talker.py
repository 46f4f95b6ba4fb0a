"""A bot in another process: it is asked over its standard input, one line of JSON each way.

`docs/bots/protocol.md` is for authors of such bots. A mistake of theirs is a refusal.
"""

from collections.abc import Callable
from typing import Final
from weakref import finalize

from echappee.bots.plain_data import as_plain, fields_of
from echappee.bots.program import SHOWN, Message, Program, borrow, give_back
from echappee.engine import Question, Refused

PROTOCOL: Final = 2


class Talker:
    """Answers as its program does, for one seat in one race."""

    def __init__(self, command: str, seed: int | str, game: str) -> None:
        self._said: object = None
        """The course that the program was last told about."""
        self._program = _greeted(
            command, {"hello": "echappee", "protocol": PROTOCOL, "game": game, "seed": str(seed)}
        )
        self._keep = finalize(self, give_back, self._program)
        self._keep.atexit = False

    def answer(self, question: Question, look: Callable[[], object]) -> str:
        try:
            return self._ask(question, look())
        except Refused:
            self._keep.detach()
            self._program.stop()
            raise

    def _ask(self, question: Question, view: object) -> str:
        told = fields_of(view)
        course = told.pop("course", None)
        if course is not self._said:
            self._said = course
            self._program.say({"course": as_plain(course)})
        key = question.id
        asked: Message = {"question": str(key), "phase": key.phase, "kind": key.kind, "seat": key.seat}
        asked |= {"rider": key.rider, "options": question.options(), "view": as_plain(told)}
        answer = self._program.ask(asked, "answer")
        if not question.allows(answer):
            raise Refused("bot-answer", f"answered {answer[:SHOWN]!r}, which is not allowed")
        return answer


def _greeted(command: str, hello: Message) -> Program:
    """A program that was told of a new race. One that rides a single race only is started again."""
    while True:
        program = borrow(command)
        try:
            program.ask(hello, "hello")
        except Refused:
            program.stop()
            if not program.used:
                raise
        else:
            return program
