"""Scenarios: situations from the rulebook as text, played with the real rules and compared.

No rule of any game is here: a scenario builds a position, answers questions and reads what happened.
"""

from echappee.scenarios.reading import read_scenarios
from echappee.scenarios.report import Loaded, Report, Result, load, run
from echappee.scenarios.scenario import Scenario, play

__all__ = ["Loaded", "Report", "Result", "Scenario", "load", "play", "read_scenarios", "run"]
