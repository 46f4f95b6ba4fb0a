"""Many races, and what they say."""

from echappee.simulate.plan import Plan, ride
from echappee.simulate.run import simulate
from echappee.simulate.statistics import Result

__all__ = ["Plan", "Result", "ride", "simulate"]
