"""Many races or tours, and what they say."""

from echappee.simulate.game_simulation import GameSimulation
from echappee.simulate.plan import Plan, Progress, Result
from echappee.simulate.result import ResultGrid
from echappee.simulate.run import simulate

__all__ = ["GameSimulation", "Plan", "Progress", "Result", "ResultGrid", "simulate"]
