"""Many races or tours, and what they say."""

from echappee.simulate.game_simulation import GameSimulation, Result
from echappee.simulate.result_table import ResultTable
from echappee.simulate.run import Plan, Progress, simulate

__all__ = ["GameSimulation", "Plan", "Progress", "Result", "ResultTable", "simulate"]
