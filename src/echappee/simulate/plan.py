"""Plans of many races or tours: the abilities that all have, and those that some have."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol, Self, TypeVar, runtime_checkable

from echappee.simulate.charts import Chart
from echappee.simulate.result import ResultGrid

Progress = Callable[[int], None]
"""Called with the number of races, tours or steps just done."""
Say = Callable[[str], object]
"""Called with one line before a long step."""
Columns = Mapping[str, Collection[object]]
"""Races as a table with one row per rider and race: the values of each column, by its name."""


class Subtotal(Protocol):
    """The total of some races of a plan. The order in which subtotals are merged cannot matter."""

    @property
    def size(self) -> int:
        """How many races, or tours."""

    def merge(self, other: Self) -> None:
        """Add another subtotal."""


class Result(Protocol):
    """The result of all races of a plan."""

    def as_json(self) -> dict[str, object]:
        """All figures, with 95 % intervals."""

    def grid(self, teams: Sequence[str], /) -> ResultGrid:
        """The figures for people, with these names for the teams."""


class RoundByRound(Protocol):
    """Statistics of races that were followed round by round."""

    def as_json(self) -> dict[str, object]:
        """All figures, with 95 % intervals."""

    def grids(self, teams: Sequence[str], /) -> Sequence[ResultGrid]:
        """What start places, teams, riders and parts of the road are worth."""

    def charts(self) -> Sequence[Chart]:
        """The course of a race, in pictures."""


T = TypeVar("T", bound=Subtotal)
T_co = TypeVar("T_co", bound=Subtotal, covariant=True)
R_co = TypeVar("R_co", covariant=True)
R_contra = TypeVar("R_contra", bound=Result, contravariant=True)


class Plan(Protocol[T, R_co]):
    """Many races or tours of one kind. What happens in each derives from the plan's seed and its number."""

    @property
    def size(self) -> int:
        """How many to ride."""

    def check(self) -> None:
        """Refuse a plan that cannot be carried out, before anything is ridden."""

    def tally(self, numbers: range) -> T:
        """Ride those of these numbers and count."""

    def result(self, total: T) -> R_co:
        """The statistics of what was counted."""


@runtime_checkable
class RidesInKernel(Protocol[T]):
    """A plan whose game has a kernel."""

    def in_kernel(self, device: str, say: Say, /) -> Plan[T, Result]:
        """The same races in the kernel, on this device; races that it cannot ride are refused."""


@runtime_checkable
class GivesRows(Protocol[T_co]):
    """A plan whose races can be kept as a table."""

    def rows(self, numbers: range, /) -> tuple[T_co, Columns]:
        """Ride races as `tally` does, and give their rows too."""


@runtime_checkable
class Followable(Protocol[T]):
    """A plan whose races can be followed."""

    def follow(self, races: int, /) -> Plan[T, RoundByRound]:
        """Follow this many of its races round by round."""


@runtime_checkable
class Charted(Protocol[R_contra]):
    """A plan whose result can be drawn."""

    def charts(self, result: R_contra, teams: Sequence[str], /) -> Sequence[Chart]:
        """Pictures of the result, with these names for the teams."""
