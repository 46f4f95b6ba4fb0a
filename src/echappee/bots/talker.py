"""A bot in another process: it is asked over its standard input, one line of JSON each way.

`docs/bots/protocol.md` is for authors of such bots. If one ends, answers nonsense or takes too long, the
stand-in of the game rides on in its place, and the log says so once.
"""

import json
import logging
import shlex
import subprocess
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final
from weakref import finalize

from echappee.bots.game_bots import GameBots, make_bot
from echappee.bots.plain_data import as_plain
from echappee.engine import Question, Refused
from echappee.games import game_named

PROTOCOL: Final = 1
LIMIT: Final = 10.0
"""Seconds for one answer, and for the first line."""

Message = dict[str, object]


class Talker:
    """Answers as its program does."""

    def __init__(self, command: str, seed: int | str, game: str) -> None:
        self._command = command
        self._said: object = None
        """The course that the program was last told about."""
        stand_in = game_named(game).room(GameBots).stand_in
        self._stand_in = make_bot(stand_in, seed, game)
        self._program: Program | None = Program(command)
        hello = {"hello": "echappee", "protocol": PROTOCOL, "game": game, "seed": str(seed)}
        self._heard(lambda program: program.ask(hello, "hello"), f"; {stand_in} rides")

    def answer(self, question: Question, look: Callable[[], object]) -> str:
        answer = self._heard(lambda program: self._ask(program, question, look()), "; its stand-in rides")
        return self._stand_in.answer(question, look) if answer is None else answer

    def _heard(self, talk: Callable[["Program"], str], then: str) -> str | None:
        """The program's answer; None from its first mistake on."""
        if self._program is None:
            return None
        try:
            return talk(self._program)
        except Refused as refusal:
            self._program = None
            _warn(f"the bot {self._command!r} {refusal} ({refusal.code}){then}")
            return None

    def _ask(self, program: "Program", question: Question, view: object) -> str:
        told = as_plain(view)
        assert isinstance(told, dict), "a view is a record"
        course = told.pop("course", None)
        if course != self._said:
            self._said = course
            program.say({"course": course})
        key = question.id
        asked: Message = {"question": str(key), "phase": key.phase, "kind": key.kind, "seat": key.seat}
        asked |= {"rider": key.rider, "options": question.options(), "view": told}
        answer = program.ask(asked, "answer")
        if not question.allows(answer):
            raise Refused("bot-answer", f"answered {answer[:40]!r}, which is not allowed")
        return answer


class Program:
    """A running program, and two pipes to it."""

    def __init__(self, command: str) -> None:
        try:
            process = subprocess.Popen(  # noqa: S603 - the person at the command line wrote it
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise Refused("unknown-bot", f"{command!r} cannot be started: {error}") from None
        assert process.stdin is not None
        assert process.stdout is not None
        self._to = process.stdin
        self._from: SimpleQueue[str] = SimpleQueue()
        Thread(target=_listen, args=(process.stdout, self._from), daemon=True).start()
        self.stop = finalize(self, _stop, process)

    def say(self, fields: Message) -> None:
        try:
            self._to.write(json.dumps(fields) + "\n")
            self._to.flush()
        except (OSError, ValueError):
            raise Refused("bot-ended", "has ended") from None

    def ask(self, fields: Message, wanted: str) -> str:
        """The text in the program's answer under this name."""
        self.say(fields)
        try:
            line = self._from.get(timeout=LIMIT)
        except Empty:
            raise Refused("bot-late", f"took more than {LIMIT:.0f} seconds") from None
        if not line:
            raise Refused("bot-ended", "has ended")
        try:
            return str(json.loads(line)[wanted])
        except (ValueError, TypeError, KeyError):
            raise Refused("bot-answer", f"wrote {line.strip()[:40]!r}, which has no {wanted}") from None


def _listen(pipe: IO[str], lines: SimpleQueue[str]) -> None:
    """Every line, and an empty one at the end."""
    with pipe:
        for line in pipe:
            lines.put(line)
    lines.put("")


def _stop(process: "subprocess.Popen[str]") -> None:
    assert process.stdin is not None
    process.kill()
    process.wait()
    with suppress(OSError):  # there may be unsent input
        process.stdin.close()


@cache
def _warn(text: str) -> None:
    """Once for each kind of mistake, however many races are ridden."""
    logging.getLogger(__name__).warning(text)
