"""The examples in the pages about scenarios are scenarios that hold."""

import re
from pathlib import Path

import pytest

from echappee.scenarios import play_scenario, read_scenarios
from echappee.scenarios.situation import scenario_tables

DOCS = Path(__file__).parents[2] / "docs"


def examples(page: Path) -> list[str]:
    return re.findall(r"```toml\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


GAMES = [example for page in sorted(DOCS.glob("scenarios/*.md")) for example in examples(page)]


@pytest.mark.parametrize(
    "text", [*examples(DOCS / "scenarios.md"), *GAMES], ids=lambda text: text.splitlines()[0]
)
def test_an_example_holds(text: str) -> None:
    (scenario,) = read_scenarios(text, "docs")
    assert play_scenario(scenario) == ()


def test_there_is_an_example_of_every_table() -> None:
    assert list(dict.fromkeys(text.splitlines()[0] for text in GAMES)) == [
        f"[[{table}]]" for table in scenario_tables()
    ]
