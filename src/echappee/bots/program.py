"""A bot's program: started once, asked one line at a time, and stopped when it is silent for too long.

Programs that no race needs wait for the next one. Whatever a program writes, nothing is read that was not
asked for, so a flood fills its own pipe and no memory.
"""

import json
import os
import shlex
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from time import monotonic
from typing import IO, Final, cast
from weakref import finalize

from echappee.engine import Refused

LIMIT: Final = 10.0
"""Seconds for one answer, and for the first line."""
LONGEST: Final = 1_000_000
"""Bytes of a line."""
SHOWN: Final = 40

LOOKS: Final = 0.1
"""Seconds between two looks at the clock."""

Message = dict[str, object]


class Program:
    """A running program, and two pipes to it."""

    def __init__(self, command: str) -> None:
        try:
            process = subprocess.Popen(  # noqa: S603 - the person at the command line wrote it
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=sys.platform != "win32",
            )
        except (OSError, ValueError) as error:
            raise Refused("unknown-bot", f"{command!r} cannot be started: {error}") from None
        assert process.stdin is not None
        assert process.stdout is not None
        self.command = command
        self.used = False
        """Whether it has ridden a race."""
        self._to, self._from = process.stdin, process.stdout
        self._watch = _Watch(process)
        self.stop = finalize(self, self._watch.stop, os.getpid())

    def say(self, fields: Message) -> None:
        """A line without an answer; it is sent with the next question."""
        with suppress(OSError, ValueError):  # asking will tell
            self._to.write(json.dumps(fields).encode() + b"\n")

    def ask(self, fields: Message, wanted: str) -> str:
        """The text in the program's answer under this name."""
        line = b""
        with self._watch.waiting(), suppress(OSError, ValueError):
            self.say(fields)
            self._to.flush()
            line = self._from.readline(LONGEST + 1)
        if self._watch.late:
            raise Refused("bot-late", f"took more than {LIMIT:g} seconds")
        if not line:
            raise Refused("bot-ended", "has ended")
        if len(line) > LONGEST:
            raise Refused("bot-answer", f"wrote a line of more than {LONGEST:,} bytes")
        try:
            return str(json.loads(line)[wanted])
        except (ValueError, TypeError, KeyError, IndexError, RecursionError):
            shown = line.strip()[:SHOWN].decode(errors="replace")
            raise Refused("bot-answer", f"wrote {shown!r}, which has no {wanted}") from None


class _Watch:
    """Stops a program that neither reads nor writes: then the pipes to it end, and nobody waits any longer.

    A thread looks at the clock now and then. If it did the asking, every question would wait for two threads.
    """

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.late = False
        self._process = process
        self._since: float | None = None
        self._over = Event()
        Thread(target=self._look, daemon=True).start()

    @contextmanager
    def waiting(self) -> Iterator[None]:
        self._since = monotonic()
        yield
        self._since = None

    def stop(self, owner: int) -> None:
        """A fork of the process that started the program leaves it alone."""
        if os.getpid() != owner:
            return
        self._over.set()
        self._kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # there may be unsent input
                cast("IO[bytes]", pipe).close()

    def _look(self) -> None:
        while not self._over.wait(LOOKS):
            since = self._since
            if since is not None and monotonic() - since > LIMIT:
                self.late = True
                self._kill()
                return

    def _kill(self) -> None:
        """With everything that it has started."""
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)


_idle: defaultdict[tuple[int, str], list[Program]] = defaultdict(list)
"""By the process that started them and their command: programs that wait for a race."""


def borrow(command: str) -> Program:
    """A program that waits, or a new one."""
    waiting = _idle[os.getpid(), command]
    return waiting.pop() if waiting else Program(command)


def give_back(program: Program) -> None:
    """It may ride the next race."""
    program.used = True
    _idle[os.getpid(), program.command].append(program)
