"""Reads and plays scenario files; everything that `echappee scenario` does except printing.

    report = run(paths)
    for refusal in report.refused: …        # one line for each file or scenario that cannot be played
    for result in report.results:           # one for each scenario played
        for difference in result.differences: …
    return report.exit_code                 # 0 all hold, 1 something differs, 2 something was refused

`load(paths)` reads without playing, for a list of names.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from echappee.engine import Refused
from echappee.scenarios.reading import read_scenarios
from echappee.scenarios.scenario import Scenario, play


class Result(NamedTuple):
    """A scenario that was played, and one line for each difference."""

    scenario: Scenario
    differences: tuple[str, ...]

    @property
    def holds(self) -> bool:
        """Whether everything is as written."""
        return not self.differences


class Loaded(NamedTuple):
    """The scenarios of all files that could be read, and one line for each refusal."""

    scenarios: tuple[Scenario, ...]
    refused: tuple[Refused, ...]


class Report(NamedTuple):
    """What playing some files showed."""

    results: tuple[Result, ...]
    refused: tuple[Refused, ...]

    @property
    def failures(self) -> tuple[Result, ...]:
        """The scenarios that do not hold."""
        return tuple(result for result in self.results if not result.holds)

    @property
    def exit_code(self) -> int:
        """0 if all hold, 1 if one does not, 2 if anything was refused."""
        return 2 if self.refused else 1 if self.failures else 0


def load(paths: Sequence[Path]) -> Loaded:
    """Read these files."""
    scenarios: list[Scenario] = []
    refused: list[Refused] = []
    for path in paths:
        try:
            scenarios += read_scenarios(_text(path), str(path))
        except Refused as refusal:
            refused.append(refusal)
    return Loaded(tuple(scenarios), tuple(refused))


def run(paths: Sequence[Path]) -> Report:
    """Read these files and play their scenarios."""
    scenarios, refusals = load(paths)
    results: list[Result] = []
    refused = list(refusals)
    for scenario in scenarios:
        try:
            results.append(Result(scenario, play(scenario)))
        except Refused as refusal:
            refused.append(refusal)
    return Report(tuple(results), tuple(refused))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused("no-file", f"{path}: {(error.strerror or 'cannot be read').lower()}") from None
    except UnicodeDecodeError:
        raise Refused("bad-toml", f"{path}: this is not text in UTF-8") from None
