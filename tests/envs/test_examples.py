"""The examples run as they are, and learn."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def rewards(name: str, amount: str) -> list[float]:
    """The mean rewards that an example tells."""
    ran = subprocess.run(
        [sys.executable, "-W", "error", EXAMPLES / name, amount], capture_output=True, text=True, check=False
    )
    assert ran.stderr == ""
    return [float(number) for number in re.findall(r"[+-]\d\.\d\d", ran.stdout)]


@pytest.mark.parametrize(("name", "amount"), [("ppo.py", "3"), ("learn_in_a_minute.py", "3")])
def test_an_example_learns(name: str, amount: str) -> None:
    told = rewards(name, amount)
    assert told[-1] > told[0]
