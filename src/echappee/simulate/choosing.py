"""Which engine rides a plan: the one that was asked for, or the best that can."""

from typing import Generic, NamedTuple, TypeVar

from echappee.engine import Refused
from echappee.simulate.abilities import RidesInKernel, Say
from echappee.simulate.engines import AUTO, CPU, CUDA, GRAPHICS_CARD, KERNEL, REFERENCE, Engine
from echappee.simulate.game_simulation import Result
from echappee.simulate.run import Plan, Tally

T = TypeVar("T", bound=Tally)
CANNOT = ("no-fast", "kernel-cannot")
"""The codes of refusals after which the reference may ride."""


class Choice(NamedTuple, Generic[T]):
    """A plan as its engine rides it."""

    plan: Plan[T, Result]
    engine: Engine


def choose_engine(plan: Plan[T, Result], wished: str, device: str, say: Say) -> Choice[T]:
    """Refuses a plan that cannot be ridden, or not by the engine that was asked for."""
    plan.check()
    if wished == REFERENCE.name and device != CPU:
        raise Refused("bad-options", f"only the kernel rides on the device {device}")
    if wished == REFERENCE.name:
        return Choice(plan, REFERENCE)
    try:
        ridden = _in_kernel(plan, device, say)
    except Refused as refusal:
        if refusal.code in CANNOT and wished == AUTO and device == CPU:
            return Choice(plan, REFERENCE)
        raise
    return Choice(ridden, GRAPHICS_CARD if device == CUDA else KERNEL)


def _in_kernel(plan: Plan[T, Result], device: str, say: Say) -> Plan[T, Result]:
    if not isinstance(plan, RidesInKernel):
        raise Refused("kernel-cannot", "this game has no kernel")
    return plan.in_kernel(device, say)
