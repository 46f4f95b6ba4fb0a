"""What a game adds to simulations: plans from what records say, and the races in which bots are compared."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, NoReturn, TypeVar

from echappee.engine import Refused, Seat
from echappee.games import Game, game_named
from echappee.notation import Tags
from echappee.simulate.engines import CPU
from echappee.simulate.plain_plan import PlainPlan
from echappee.simulate.plan import Plan, Result, Say, Subtotal
from echappee.simulate.result import TourResult
from echappee.simulate.run import Ridden, check_bots, check_size, ride_tour, tallied
from echappee.simulate.tally import Tally
from echappee.tours import GameTours, SomeTour, Tour, no_tours, stage_seed

R = TypeVar("R", bound=Subtotal)
T = TypeVar("T")
S = TypeVar("S")


class Contest(NamedTuple):
    """A race that is always set up in the same way; every team in it is directed."""

    name: str
    teams: int
    tags: Tags


def _no_stages(_tags: Tags, _bots: Sequence[str], _say: Say) -> NoReturn:
    raise Refused("kernel-cannot", "the kernel of this game rides no tours")


@dataclass(frozen=True, kw_only=True)
class GameSimulation(Generic[R, T, S]):
    """A game that can be simulated: many races, or many tours. Bots are named in seat order, "-" for none."""

    ROOM: ClassVar[str] = "simulate"

    races: Callable[[Tags, Sequence[str], int, int], Plan[R, Result]]
    """Many races with this set-up, these bots, this number and this seed."""
    count_tour: Callable[[Tally, T, frozenset[Seat]], None] = no_tours
    """Counts a finished tour, which these seats have lost because their bots failed."""
    tour_result: Callable[[Tally, S], TourResult] = no_tours
    """The result of tours with this set-up."""
    stage_in_kernel: Callable[[Tags, Sequence[str], Say], object] = _no_stages
    """The result of a stage that the kernel rides, set up by the tags of its record."""
    contests: Callable[[], Iterable[Contest]] = tuple
    """The races in which its bots are compared."""

    @classmethod
    def plain(cls, game: Game) -> "GameSimulation[Tally, object, object]":
        def races(tags: Tags, bots: Sequence[str], size: int, seed: int) -> PlainPlan:
            return PlainPlan(game.name, tags, tuple(bots), size, seed)

        def contests() -> Iterable[Contest]:
            setups = [(len(tags["teams"].split()), tags) for tags in game.rules.plain_setups()]
            return [Contest(f"{teams} teams", teams, tags) for teams, tags in setups if teams > 1]

        return GameSimulation(races=races, contests=contests)


class TourPlan(NamedTuple):
    """Many tours of one game, set up by these tags."""

    game: str
    tags: Tags
    bots: Sequence[str]
    size: int
    seed: int

    def check(self) -> None:
        check_size(self.size, "tours")
        check_bots(self.tags["teams"].split(" "), self.bots, self.game)
        self.begin(0)

    def begin(self, number: int) -> SomeTour:
        """The tour of this number before its first stage."""
        game = game_named(self.game).room(GameTours)
        return Tour(game, game.read_setup(self.tags), self.bots, stage_seed(self.seed, number))

    def ride(self, number: int) -> Ridden[SomeTour]:
        """The tour of this number, ridden to its end; all chance in it derives from seed and number."""
        return ride_tour(self.begin(number), self.bots, f"{self.seed}/{number}")

    def tally(self, numbers: range) -> Tally:
        """Ride the tours of these numbers and count."""
        return tallied(numbers, self.ride, game_named(self.game).room(GameSimulation).count_tour)

    def in_kernel(self, device: str, say: Say) -> "KernelTours":
        """The same tours with the kernel's dice; refuses tours that the kernel cannot ride."""
        if device != CPU:
            raise Refused("kernel-cannot", f"tours are not ridden on the device {device}")
        tours = KernelTours(self)
        tours.ride(0, say)
        return tours

    def result(self, total: Tally) -> TourResult:
        return game_named(self.game).room(GameSimulation).tour_result(total, self.begin(0).setup)


class KernelTours(NamedTuple):
    """The tours of a plan, whose stages are ridden by the kernel."""

    plan: TourPlan

    @property
    def size(self) -> int:
        return self.plan.size

    def check(self) -> None:
        """The plan was checked when the kernel took it."""

    def ride(self, number: int, say: Say = lambda _: None) -> Ridden[SomeTour]:
        """The tour of this number with the results of its stages; there are no records of them."""
        tour, game = self.plan.begin(number), game_named(self.plan.game).room(GameSimulation)
        while not tour.over:
            tour.recall((), (game.stage_in_kernel(tour.stage_tags(), self.plan.bots, say),))
        return Ridden(tour, frozenset())

    def tally(self, numbers: range) -> Tally:
        """Ride the tours of these numbers and count."""
        return tallied(numbers, self.ride, game_named(self.plan.game).room(GameSimulation).count_tour)

    def result(self, total: Tally) -> TourResult:
        return self.plan.result(total)
