"""Scenarios: situations from the rulebook as text, played with the real rules and compared.

Here is no rule of any game; a scenario builds a position, answers the questions and reads what happened.
"""

from echappee.scenarios.reading import read_scenarios
from echappee.scenarios.report import Loaded, Report, Result, load, run
from echappee.scenarios.scenario import Scenario, play

__all__ = ["Loaded", "Report", "Result", "Scenario", "load", "play", "read_scenarios", "run"]
