"""The examples run as they are, and learn."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.counts import SOAK

EXAMPLES = Path(__file__).parents[2] / "examples"


def rewards(name: str, amount: str) -> list[float]:
    """The mean rewards that an example tells."""
    ran = subprocess.run(
        [sys.executable, "-W", "error", EXAMPLES / name, amount], capture_output=True, text=True, check=False
    )
    assert ran.stderr == ""
    return [float(number) for number in re.findall(r"[+-]\d\.\d\d", ran.stdout)]


@pytest.mark.parametrize(("name", "amount"), [("ppo.py", "4"), ("learn_in_a_minute.py", "3")])
def test_an_example_learns(name: str, amount: str) -> None:
    told = rewards(name, amount)
    assert told[-1] > told[0]


@pytest.mark.soak
def test_an_agent_that_has_learned_wins() -> None:
    """In `make soak` for two minutes, otherwise one round of a few races."""
    seconds, races = (110, 512) if SOAK else (0, 32)
    ran = subprocess.run(
        [sys.executable, "-W", "error", EXAMPLES / "learn_to_win.py", str(seconds), str(races)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr == ""
    (share,) = re.findall(r"at the end it wins (\d+)%", ran.stdout)
    assert int(share) >= (90 if SOAK else 0)
