"""What a person sees while `make play` installs, and what it says if that fails."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from requirements.progress import OTHERWISE, advice

ROOT = Path(__file__).parents[2]
STEPS = "echo '[python 1/2] making .venv'; echo chatter; echo '[pages 1/1] building'; echo '[python 2/2] end'"


def command(script: str) -> list[str]:
    return [sys.executable, str(ROOT / "requirements/progress.py"), "sh", "-c", script]


def test_elsewhere_than_in_a_terminal_each_step_is_a_line_and_chatter_is_not_shown() -> None:
    ran = subprocess.run(command(STEPS), capture_output=True, encoding="utf-8", check=True)
    assert ran.stdout == "[python 1/2] making .venv\n[pages 1/1] building\n[python 2/2] end\n"
    assert ran.stderr == ""


def test_in_a_terminal_all_steps_are_one_line_which_is_gone_at_the_end() -> None:
    mine, theirs = pty.openpty()
    with subprocess.Popen(command(STEPS), stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        shown = b""
        try:
            while more := os.read(mine, 4096):
                shown += more
        except OSError:  # Linux says so when the other side is closed
            pass
        assert process.wait() == 0
    os.close(mine)
    *lines, last = shown.decode().split("\r\x1b[K")
    assert "\n" not in shown.decode()
    assert last == ""
    assert any("python 1/2: making .venv" in line for line in lines)
    assert any("python 2/2: end · pages 1/1: building" in line for line in lines)


def test_a_failure_shows_what_was_said_and_what_to_do() -> None:
    script = f"{STEPS}; echo 'curl: could not resolve host: example'; exit 3"
    ran = subprocess.run(command(script), capture_output=True, encoding="utf-8", check=False)
    assert ran.returncode == 3
    assert "chatter\ncurl: could not resolve host: example\n" in ran.stderr
    assert "Connect it to the internet" in ran.stderr
    assert ran.stderr.endswith("run the same command again. What is installed already is kept.\n")


@pytest.mark.parametrize(
    ("log", "what"),
    [
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("/usr/bin/python3: No module named venv", "python3-venv"),
        ("the pages need Node 20.19, 22.12 or newer, and none was found", "Install Node"),
        ("ERROR: No matching distribution found for uv==0.9", "mirror"),
        ("npm error code EAI_AGAIN", "mirror"),
        ("npm error code EACCES", "somebody else"),
        ("something nobody has seen", OTHERWISE),
    ],
)
def test_the_advice_fits_what_went_wrong(log: str, what: str) -> None:
    assert what in advice(log)
