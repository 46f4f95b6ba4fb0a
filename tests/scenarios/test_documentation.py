"""The examples of docs/scenarios.md are what the page says they are: scenarios that hold."""

import re
from pathlib import Path

import pytest

from echappee.scenarios import play, read_scenarios
from echappee.scenarios.game_scenarios import all_tables

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.splitlines()[0])
def test_an_example_holds(text: str) -> None:
    (scenario,) = read_scenarios(text, "scenarios.md")
    assert play(scenario) == ()


def test_there_is_an_example_of_every_table() -> None:
    assert list(dict.fromkeys(text.splitlines()[0] for text in EXAMPLES)) == [
        f"[[{table}]]" for table in all_tables()
    ]
