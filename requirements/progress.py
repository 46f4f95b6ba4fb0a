"""Shows how far a make is: `python requirements/progress.py make ...`.

The make prints a line for each step, such as `[pages 1/2] building`. In a terminal they become one line that
is rewritten; elsewhere they are printed as they come. Everything else it prints is shown only if it fails,
with advice. It uses only the standard library: it runs before anything is installed.
"""

import re
import subprocess
import sys
import time
from queue import Empty, SimpleQueue
from shutil import get_terminal_size
from threading import Thread
from typing import Final, TextIO

STEP: Final = re.compile(r"\[(\w+) (\d+)/(\d+)\] (.+)")
LAST: Final = 40
"""So many of the last lines are shown after a failure."""
NETWORK: Final = """\
This machine does not reach the server with the packages. Connect it to the internet, or name a mirror
(PIP_INDEX_URL for Python's packages, `npm config set registry` for those of the pages)"""
UNREACHED: Final = """resolve host|Name or service not known|name resolution|dns error|ENOTFOUND|EAI_AGAIN|\
ETIMEDOUT|ECONNREFUSED|Connection (refused|reset|timed out)|error sending request|\
No matching distribution|Max retries"""
ADVICE: Final = (
    ("No space left on device", "The disk is full: make room, a gigabyte is enough"),
    ("No module named '?(venv|ensurepip)", "This Python has no venv module (apt install python3-venv)"),
    ("the pages need Node", "Install Node 22.12 or newer, or a Python for which there is a Node package"),
    ("Permission denied|EACCES", "A file here belongs to somebody else: use a checkout of your own"),
    (UNREACHED, NETWORK),
    ("not match the hashes|EINTEGRITY", "A package arrived damaged, or a mirror changed it: try another"),
)
"""What a log says, and what to do then; the first that fits."""
OTHERWISE: Final = "If it fails again, `make clean` starts from nothing"


def advice(log: str) -> str:
    """What a person can do about a set-up that failed."""
    found = next((what for said, what in ADVICE if re.search(said, log)), OTHERWISE)
    return f"{found}; then run the same command again. What is installed already is kept."


class Line:
    """The steps as one line, which is rewritten every second."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._shown = out.isatty()
        self._begun = time.monotonic()
        self._steps: dict[str, str] = {}

    def step(self, step: "re.Match[str]") -> None:
        side, number, of, doing = step.groups()
        self._steps[side] = f"{side} {number}/{of}: {doing}"
        if not self._shown:
            print(step[0], file=self._out, flush=True)

    def draw(self) -> None:
        if self._shown and self._steps:
            told = f"Setting up, {time.monotonic() - self._begun:.0f} s. {' · '.join(self._steps.values())}"
            self._out.write(f"\r\x1b[K{told[: get_terminal_size().columns - 1]}")
            self._out.flush()

    def end(self) -> None:
        if self._shown and self._steps:
            self._out.write("\r\x1b[K")
            self._out.flush()


def main(command: "list[str]") -> int:
    """Run this command; its status."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace"
    )
    heard: SimpleQueue[str] = SimpleQueue()
    Thread(target=_listen, args=(process, heard), daemon=True).start()
    line, log = Line(sys.stdout), []
    try:
        while said := _next(heard, line):
            step = STEP.fullmatch(said.rstrip("\n"))
            if step:
                line.step(step)
            else:
                log.append(said)
    finally:
        line.end()
    status = process.wait()
    if status:
        sys.stderr.write("".join(log[-LAST:]))
        sys.stderr.write(f"\nSetting up failed. {advice(''.join(log))}\n")
    return status


def _next(heard: "SimpleQueue[str]", line: Line) -> str:
    """The next line; empty at the end."""
    while True:
        line.draw()
        try:
            return heard.get(timeout=1.0)
        except Empty:
            continue


def _listen(process: "subprocess.Popen[str]", heard: "SimpleQueue[str]") -> None:
    assert process.stdout is not None
    for said in process.stdout:
        heard.put(said)
    heard.put("")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
