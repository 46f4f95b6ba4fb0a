"""Scenario files: TOML, one list of tables for each kind of situation. Nothing in them is ignored.

    report = play_files(paths)
    for refusal in report.refused: …        # one line for each file or scenario that cannot be played
    for result in report.results:           # one for each scenario played
        for difference in result.differences: …
    return report.exit_code                 # 0 all hold, 1 something differs, 2 something was refused

`load_scenarios(paths)` reads without playing, for a list of names.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from echappee.engine import Refused
from echappee.scenarios.fields import Fields
from echappee.scenarios.situation import Situation, TableReader, scenario_tables


class Scenario(NamedTuple):
    """A situation with its name, the rule it cites and the file it is in."""

    origin: str
    name: str
    cites: str
    """As in `flamme 4.2.9`; empty where nothing is cited."""
    table: str
    """The kind of situation: `round`, `energy`, …"""
    situation: Situation


class ScenarioResult(NamedTuple):
    """A scenario that was played, and one line for each difference."""

    scenario: Scenario
    differences: tuple[str, ...]


class ScenarioFiles(NamedTuple):
    """The scenarios of all files that could be read, and one line for each refusal."""

    scenarios: tuple[Scenario, ...]
    refused: tuple[Refused, ...]


class ScenarioReport(NamedTuple):
    """What playing some files showed."""

    results: tuple[ScenarioResult, ...]
    refused: tuple[Refused, ...]

    @property
    def failures(self) -> tuple[ScenarioResult, ...]:
        """The scenarios that fail."""
        return tuple(result for result in self.results if result.differences)

    @property
    def exit_code(self) -> int:
        """0 if all hold, 1 if one fails, 2 if anything was refused."""
        return 2 if self.refused else 1 if self.failures else 0


def load_scenarios(paths: Sequence[Path]) -> ScenarioFiles:
    scenarios: list[Scenario] = []
    refused: list[Refused] = []
    for path in paths:
        try:
            scenarios += read_scenarios(_text(path), str(path))
        except Refused as refusal:
            refused.append(refusal)
    return ScenarioFiles(tuple(scenarios), tuple(refused))


def play_files(paths: Sequence[Path]) -> ScenarioReport:
    scenarios, refusals = load_scenarios(paths)
    results: list[ScenarioResult] = []
    refused = list(refusals)
    for scenario in scenarios:
        try:
            results.append(ScenarioResult(scenario, play_scenario(scenario)))
        except Refused as refusal:
            refused.append(refusal)
    return ScenarioReport(tuple(results), tuple(refused))


def play_scenario(scenario: Scenario) -> tuple[str, ...]:
    """The differences, one line each; empty when the scenario holds. Refuses what cannot be played."""
    where = f"{scenario.origin}: {scenario.name}"
    try:
        return tuple(f"{where}: {difference}" for difference in scenario.situation())
    except Refused as refused:
        raise Refused(refused.code, f"{where}: {refused.detail}") from None


def read_scenarios(text: str, origin: str) -> tuple[Scenario, ...]:
    """All scenarios of a file; refuses the file if anything in it is wrong."""
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also for huge numbers and very deep nesting
        told = str(error).replace("at end of document", f"at line {len(text.splitlines())}, the last")
        raise Refused("bad-toml", f"{origin}: {' '.join(told.split())}") from None
    if not tables:
        raise Refused("no-scenarios", f"{origin}: there is no scenario in this file")
    known = scenario_tables()
    return tuple(
        _read(origin, table, known[table], number, content)
        for table, contents in tables.items()
        for number, content in enumerate(_list_of_tables(origin, table, contents, known), 1)
    )


def _list_of_tables(
    origin: str, table: str, contents: object, known: Mapping[str, TableReader]
) -> list[dict[str, object]]:
    if table not in known:
        raise Refused("unknown-table", f"{origin}: there is no table [[{table}]]")
    if not isinstance(contents, list) or not all(isinstance(each, dict) for each in contents):
        raise Refused("bad-value", f"{origin}: {table} is written [[{table}]]")
    if not contents:
        raise Refused("no-scenarios", f"{origin}: there is no scenario in {table}")
    return contents


def _read(origin: str, table: str, read: TableReader, number: int, content: dict[str, object]) -> Scenario:
    name = content.get("name")
    called = name if isinstance(name, str) and name.isprintable() and name else f"{table} {number}"
    try:
        fields = Fields(content)
        scenario = Scenario(origin, _filled(fields, "name"), fields.text("cites", ""), table, read(fields))
        fields.close()
    except Refused as refused:
        raise Refused(refused.code, f"{origin}: {called}: {refused.detail}") from None
    return scenario


def _filled(fields: Fields, key: str) -> str:
    text = fields.text(key)
    if not text.strip():
        raise Refused("bad-value", f"{key} is empty")
    return text


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused("no-file", f"{path}: {(error.strerror or 'cannot be read').lower()}") from None
    except UnicodeDecodeError:
        raise Refused("bad-toml", f"{path}: this is not text in UTF-8") from None
