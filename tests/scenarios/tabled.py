"""Tables for tests: an example of each, the same with something changed, and the result."""

import tomllib
from pathlib import Path
from typing import Any, Final

from echappee.scenarios import play_scenario, read_scenarios

FILE, NAME = "some.toml", "a name"
BEFORE: Final = f"{FILE}: {NAME}: "
"""How every line about a table begins."""
GAMES: Final[dict[str, Any]] = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parent / "tables").glob("*.toml"))
}
TABLES: Final[dict[str, str]] = {
    table: text for game in GAMES.values() for table, text in game["tables"].items()
}


def cases(kind: str) -> list[list[str]]:
    """The cases under this name, game by game."""
    return [case for game in GAMES.values() for case in game[kind]]


def told(table: str, lines: str) -> list[str]:
    """What differs in a table of these lines."""
    (scenario,) = read_scenarios(f"[[{table}]]\nname = '{NAME}'\n{lines}", FILE)
    return [line.removeprefix(BEFORE) for line in play_scenario(scenario)]


def differences(table: str, old: str = "", new: str = "") -> list[str]:
    """What differs when something in the example is changed."""
    assert old in TABLES[table]
    return told(table, TABLES[table].replace(old, new))
