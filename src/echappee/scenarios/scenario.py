"""A scenario: one situation from a rulebook, and what must happen in it. It can be played at any time."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from echappee.engine import Refused


class Situation(Protocol):
    """What a table of a scenario file describes."""

    def differences(self) -> Iterable[str]:
        """Play it with the real rules; one line for each thing that is not as written."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A situation with its name, the rule it cites and the file it is in."""

    origin: str
    name: str
    cites: str
    """As in `flamme 4.2.9`; empty where nothing is cited."""
    table: str
    """The kind of situation: `round`, `energy`, …"""
    situation: Situation


def play(scenario: Scenario) -> tuple[str, ...]:
    """The differences, one line each; empty when the scenario holds. Refuses what cannot be played."""
    where = f"{scenario.origin}: {scenario.name}"
    try:
        return tuple(f"{where}: {difference}" for difference in scenario.situation.differences())
    except Refused as refused:
        raise Refused(refused.code, f"{where}: {refused.detail}") from None
