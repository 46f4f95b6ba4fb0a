"""A person at a real terminal: colours, prompts, and a moment to think again."""

import fcntl
import os
import pty
import select
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import ENVIRONMENT


def _take_the_terminal() -> None:
    """Makes the terminal ours, so that its interrupt key reaches us."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A pseudo-terminal with the command in it."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self._end, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "echappee", *words],
            cwd=folder,
            env=ENVIRONMENT | {"TERM": "xterm-256color", "LINES": "40"} | environment,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=_take_the_terminal,  # noqa: PLW1509 - one thread only
        )
        os.close(theirs)
        self.seen = ""

    def until(self, prompt: str) -> str:
        """What is printed up to this prompt."""
        deadline = time.monotonic() + 20
        text = ""
        while prompt not in text:
            assert time.monotonic() < deadline, text
            if select.select([self._end], [], [], 0.1)[0]:
                text += os.read(self._end, 65536).decode(errors="replace")
        self.seen += text
        return text

    def type(self, text: str) -> None:
        """A line, and Enter."""
        os.write(self._end, f"{text}\r".encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._end)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    made = Terminal(tmp_path, "play", "--teams", "you,muscle", "--seed", "5")
    yield made
    made.close()


def begin(terminal: Terminal) -> None:
    for question, answer in (("place>", "R3"), ("place>", "S3"), ("first>", "R"), ("bR card>", "1")):
        terminal.until(question)
        terminal.type(answer)


def test_the_last_card_can_be_taken_back_before_the_riders_go(terminal: Terminal) -> None:
    begin(terminal)
    terminal.until("bS card>")
    terminal.type("1")
    terminal.until("u takes the card back>")
    terminal.type("u")
    terminal.until("bS card>")
    terminal.type("1")
    terminal.until("u takes the card back>")
    terminal.type("")
    assert "Blue" in terminal.until("b first>")
    assert "\x1b[" in terminal.seen


def test_the_interrupt_key_leaves_politely(terminal: Terminal) -> None:
    terminal.until("place>")
    terminal.type("\x03")
    terminal.until("--resume echappee-")
    assert terminal.process.wait(10) == 130


def test_no_color_is_respected(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "race", "--teams", "random,muscle", "--seed", "1", NO_COLOR="1")
    terminal.until("The result after")
    terminal.close()
    assert "38;" not in terminal.seen
    assert "48;" not in terminal.seen
