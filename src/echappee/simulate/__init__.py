"""Many races or tours, and what they say."""

from echappee.simulate.run import Plan, Progress, simulate

__all__ = ["Plan", "Progress", "simulate"]
