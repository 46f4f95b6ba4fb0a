"""The bot in docs/bots.md is run as printed."""

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_guide_rides_a_race(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    exec(compile(example, str(GUIDE), "exec"), {})  # noqa: S102 - it is our own
    assert re.fullmatch(r"(blue|red)\.[RS] wins after \d+ rounds\n", capsys.readouterr().out)
