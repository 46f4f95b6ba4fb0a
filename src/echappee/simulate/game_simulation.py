"""What a game adds to simulations: plans from what records say, and results that can be read."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, TypeVar

from echappee.simulate.charts import Chart
from echappee.simulate.contests import Contest
from echappee.simulate.result_grid import ResultGrid
from echappee.simulate.run import Plan, Tally
from echappee.tours.game_tours import no_tours

Tags = Mapping[str, str]
"""How a record of such a race or tour begins."""
R = TypeVar("R", bound=Tally)
T = TypeVar("T", bound=Tally)


class Result(Protocol):
    def as_json(self) -> dict[str, object]:
        """All figures, with 95 % intervals."""

    def grid(self, teams: Sequence[str], /) -> ResultGrid:
        """The figures for people, who know the teams by these words."""


class Study(Protocol):
    """What races are like that were followed round by round."""

    def as_json(self) -> dict[str, object]:
        """All figures, with 95 % intervals."""

    def grids(self, teams: Sequence[str], /) -> Sequence[ResultGrid]:
        """What start places, teams, riders and parts of the road are worth."""

    def charts(self) -> Sequence[Chart]:
        """The course of a race, in pictures."""


@dataclass(frozen=True, kw_only=True)
class GameSimulation(Generic[R, T]):
    """A game that can be simulated: many races, or many tours. Bots are named in seat order, "-" for none."""

    ROOM: ClassVar = "simulate"

    races: Callable[[Tags, Sequence[str], int, int], Plan[R, Result]]
    """Set up as in these tags, with these bots, this often, from this seed."""
    tours: Callable[[Tags, Sequence[str], int, int], Plan[T, Result]] = no_tours
    """The same for tours."""
    contests: Callable[[], Iterable[Contest]] = tuple
    """The races in which its bots are compared."""
