"""The ladder: bots ride against each other, and are rated by how they finish."""

from echappee.ladder.plan import LadderPlan, contests_of, ride_contest
from echappee.ladder.result import LadderResult

__all__ = ["LadderPlan", "LadderResult", "contests_of", "ride_contest"]
