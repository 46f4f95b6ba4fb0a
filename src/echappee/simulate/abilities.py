"""What a plan of races may be able to do beyond being ridden and counted; it can if it has the method."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar, runtime_checkable

from echappee.simulate.charts import Chart
from echappee.simulate.game_simulation import Result, Study
from echappee.simulate.rows import Columns
from echappee.simulate.run import Plan, Tally

Say = Callable[[str], object]
"""Told in one line what takes long."""
T = TypeVar("T", bound=Tally)
T_co = TypeVar("T_co", bound=Tally, covariant=True)
R_contra = TypeVar("R_contra", bound=Result, contravariant=True)


@runtime_checkable
class RidesInKernel(Protocol[T]):
    """Its game has a kernel."""

    def in_kernel(self, device: str, say: Say, /) -> Plan[T, Result]:
        """The same races, to be ridden by the kernel on this device; refuses what that cannot ride."""


@runtime_checkable
class GivesRows(Protocol[T_co]):
    """Its races can be kept as a table."""

    def rows(self, numbers: range, /) -> tuple[T_co, Columns]:
        """Ride races as `tally` does, and give their rows too."""


@runtime_checkable
class Studied(Protocol[T]):
    """Its races can be followed."""

    def study(self, races: int, /) -> Plan[T, Study]:
        """Follow this many of its races round by round."""


@runtime_checkable
class Charted(Protocol[R_contra]):
    """Its result can be drawn."""

    def charts(self, result: R_contra, teams: Sequence[str], /) -> Sequence[Chart]:
        """Pictures of the result, for teams that people know by these words."""
