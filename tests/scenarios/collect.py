"""Every scenario of tests/rulebook."""

from pathlib import Path

from echappee.scenarios import Scenario, read_scenarios

RULEBOOK = Path(__file__).parents[1] / "rulebook"
FOLDERS = (RULEBOOK / "flamme", RULEBOOK / "homas")


def scenario_files() -> list[Path]:
    """The files, folder by folder."""
    return [path for folder in FOLDERS for path in sorted(folder.glob("*.toml"))]


def all_scenarios() -> list[Scenario]:
    """All of them, file by file."""
    return [
        scenario
        for path in scenario_files()
        for scenario in read_scenarios(path.read_text("utf-8"), path.name)
    ]
