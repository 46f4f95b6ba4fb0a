"""Every scenario of tests/rulebook."""

from pathlib import Path

from echappee.scenarios import Scenario, read_scenarios

FOLDER = Path(__file__).parents[1] / "rulebook"


def all_scenarios() -> list[Scenario]:
    """All of them, file by file."""
    return [
        scenario
        for path in sorted(FOLDER.glob("*.toml"))
        for scenario in read_scenarios(path.read_text("utf-8"), path.name)
    ]
