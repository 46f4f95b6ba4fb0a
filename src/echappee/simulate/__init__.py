"""Many races or tours, and what they say."""

from echappee.simulate.game_simulation import GameSimulation, Result
from echappee.simulate.plan import Progress
from echappee.simulate.result_grid import ResultGrid
from echappee.simulate.run import Plan, simulate

__all__ = ["GameSimulation", "Plan", "Progress", "Result", "ResultGrid", "simulate"]
