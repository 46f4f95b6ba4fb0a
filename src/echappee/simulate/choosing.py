"""Which engine rides a plan: the one that was asked for, or the best that can."""

from typing import Any, NamedTuple, TypeVar

from echappee.engine import Refused
from echappee.simulate.engines import AUTO, CPU, CUDA, GRAPHICS_CARD, KERNEL, REFERENCE, Engine
from echappee.simulate.game_simulation import GameSimulation, Result, Say
from echappee.simulate.run import Plan, Tally

R = TypeVar("R", bound=Tally)
CANNOT = ("no-fast", "kernel-cannot")
"""The codes of refusals after which the reference may ride."""


class Choice(NamedTuple):
    """A plan as its engine rides it."""

    plan: Plan[Any, Result]
    engine: Engine


def choose_engine(
    game: GameSimulation[R, Any], plan: Plan[R, Result], wished: str, device: str, say: Say
) -> Choice:
    """Refuses a plan that cannot be ridden, or not by the engine that was asked for."""
    plan.check()
    if wished == REFERENCE.name and device != CPU:
        raise Refused("bad-options", f"only the kernel rides on the device {device}")
    if wished == REFERENCE.name:
        return Choice(plan, REFERENCE)
    try:
        ridden = game.kernel(plan, device, say)
    except Refused as refusal:
        if refusal.code in CANNOT and wished == AUTO and device == CPU:
            return Choice(plan, REFERENCE)
        raise
    return Choice(ridden, GRAPHICS_CARD if device == CUDA else KERNEL)
