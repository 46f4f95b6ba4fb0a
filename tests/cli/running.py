"""Runs the real command, in its own process or in ours."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from echappee.cli.main import main

PLAIN = {key: value for key, value in os.environ.items() if key not in ("FORCE_COLOR", "NO_COLOR")}
ENVIRONMENT = PLAIN | {"COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}


class Ran(NamedTuple):
    """The exit status and the output of a command."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def start(*words: str, folder: Path) -> subprocess.Popen[str]:
    """The command in its own process, to be talked to; it heeds Ctrl-C even if the tests do not."""
    return subprocess.Popen(
        [sys.executable, "-m", "echappee", *words],
        cwd=folder,
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - it starts no thread
    )


def run(*words: str, folder: Path, typed: str = "") -> Ran:
    """The command in its own process, with this text on its standard input."""
    process = start(*words, folder=folder)
    out, err = process.communicate(typed, timeout=60)
    return Ran(process.returncode, out, err)


def fine(ran: Ran) -> Ran:
    """It did what it should, in lines that fit the terminal."""
    assert (ran.status, ran.err) == (0, "")
    assert max(map(len, ran.lines)) <= 80
    return ran


def refused(ran: Ran, said: str) -> None:
    """It was refused in one line that says this."""
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith("echappee: ")
    assert said in ran.err


def in_file() -> str:
    """The tour that commands keep."""
    return Path("my.tour").read_text(encoding="utf-8")


class Here:
    """The command in this process: faster, and as good a test if no signal or stream is involved."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.delenv("FORCE_COLOR", raising=False)

    def __call__(self, *words: str, typed: str | Iterable[str] = "") -> Ran:
        text = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
        self._monkeypatch.setattr("sys.stdin", io.StringIO(text))
        status = main(words)
        out, err = self._capsys.readouterr()
        return Ran(status, out, err)
