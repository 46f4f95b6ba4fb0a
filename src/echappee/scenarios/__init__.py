"""Scenarios: situations from the rulebook as text, played with the real rules and compared.

No rule of any game is here. A game's tables say how to set up a position and which answers and draws to give;
`Expectations` reads what must hold afterwards, and compares.
"""

from echappee.scenarios.files import (
    Scenario,
    ScenarioReport,
    ScenarioResult,
    load_scenarios,
    play_files,
    play_scenario,
    read_scenarios,
)

__all__ = [
    "Scenario",
    "ScenarioReport",
    "ScenarioResult",
    "load_scenarios",
    "play_files",
    "play_scenario",
    "read_scenarios",
]
