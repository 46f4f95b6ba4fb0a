"""Looking ahead: what a seat can find out by riding races to their end before it answers."""

from echappee.flamme.thinking.rollouts import Estimate, rollouts

__all__ = ["Estimate", "rollouts"]
