"""Many races or tours, and their statistics."""

from echappee.simulate.game_simulation import GameSimulation, TourPlan
from echappee.simulate.plan import Plan, Progress, Result
from echappee.simulate.result import ResultGrid
from echappee.simulate.run import simulate

__all__ = ["GameSimulation", "Plan", "Progress", "Result", "ResultGrid", "TourPlan", "simulate"]
