"""A plan whose races are ridden by the kernel; the same things are counted."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from echappee.flamme.kernel import Kernel, Results
from echappee.flamme.kernel.races import results_of
from echappee.flamme.kernel.state import END, LANE, PLACEMENT, SQUARE, TAKEN
from echappee.flamme.rules import Position
from echappee.flamme.simulate.followed import FollowPlan
from echappee.flamme.simulate.races import RacePlan, RiderRow
from echappee.flamme.simulate.trails import TYPES, Stop, Trail
from echappee.simulate.charts import Chart
from echappee.simulate.engines import CPU
from echappee.simulate.plan import Columns, Say
from echappee.simulate.result import TEAM, RaceResult
from echappee.simulate.tally import Tally

if TYPE_CHECKING:
    from echappee.flamme.kernel.graphics import GraphicsCard


@dataclass(frozen=True)
class KernelPlan:
    """Races of this plan; their dice are the kernel's, so race n differs from the reference's."""

    plan: RacePlan
    kernel: Kernel
    card: "GraphicsCard | None" = None
    """The graphics card that rides, if one does."""

    @property
    def size(self) -> int:
        return self.plan.size

    @property
    def start(self) -> Position:
        """The position in which every race begins."""
        return self.kernel.start

    def check(self) -> None:
        """The plan was checked when the kernel took it."""

    def tally(self, numbers: range) -> Tally:
        """Ride the races of these numbers and count."""
        return tally_of(self.start, self._ride(numbers))

    def rows(self, numbers: range) -> tuple[Tally, Columns]:
        """The same, with the rows of these races."""
        results = self._ride(numbers)
        return tally_of(self.start, results), rows_of(self.start, results, numbers.start)

    def trails(self, numbers: range) -> list[Trail]:
        """The same races, round by round: riders stop when they are placed, and at the end of each round."""
        riders = len(self.start.riders)
        watched = self.kernel.watch(len(numbers), numbers.start)
        batch = next(watched)
        stops: list[list[list[Stop]]] = [[] for _ in numbers]
        phases = batch["phase"].tolist()
        for batch in watched:
            now = batch["riders"][:, :riders, [SQUARE, LANE, TAKEN]].tolist()
            for race, phase in enumerate(phases):
                if phase in (PLACEMENT, END):
                    stops[race].append([Stop(*each) for each in now[race]])
            phases = batch["phase"].tolist()
        ranks = results_of(self.start, batch).ranks.tolist()
        return [Trail(*each) for each in zip(stops, ranks, strict=True)]

    def follow(self, races: int) -> FollowPlan:
        return FollowPlan(self, races)

    def result(self, total: Tally) -> RaceResult:
        return self.plan.result(total)

    def charts(self, result: RaceResult, teams: Sequence[str]) -> Sequence[Chart]:
        return result.charts(teams)

    def _ride(self, numbers: range) -> Results:
        if self.card is None:
            return self.kernel.ride(len(numbers), numbers.start)
        return results_of(self.start, self.card.fetch(self.card.ride(len(numbers), numbers.start)))


def plan_in_kernel(plan: RacePlan, device: str, say: Say) -> KernelPlan:
    """Refuses races that the kernel cannot ride. Compiles its code now, so that races do not wait for it."""
    places = plan.placement == "random"
    kernel = Kernel(plan.start, plan.bots, seed=plan.seed, random_places=places, say=say)
    ridden = KernelPlan(plan, kernel, None if device == CPU else _card(kernel, say))
    ridden.tally(range(1))
    return ridden


def _card(kernel: Kernel, say: Say) -> "GraphicsCard":
    card = kernel.on_card()
    say("compiling the kernel for the graphics card: this takes about a minute")
    return card


def tally_of(start: Position, results: Results) -> Tally:
    """The counts of `count_race`, for all of these races at once."""
    rounds = results.rounds.astype("int64")
    tally = Tally(len(rounds))
    tally.add_measured(int(rounds.sum()), int((rounds**2).sum()), "rounds")
    for rider, wins in zip(start.riders, (results.ranks == 1).sum(axis=0).tolist(), strict=True):
        tally.add(wins, "type", TYPES[rider.type])
        tally.add(wins, TEAM, rider.team)
    for team in start.teams if start.ruleset.timed else ():
        own = list(start.of(team.colour))
        times = results.times[:, own].astype("int64").sum(axis=1)
        tally.add_measured(int(times.sum()), int((times**2).sum()), "time", team.colour)
        tally.add(int(results.podium[:, own].sum()), "podium", team.colour)
    return tally


def rows_of(start: Position, results: Results, first: int) -> Columns:
    """The columns of `RiderRow`; the first of these races has this number."""
    races, riders = results.ranks.shape
    columns: dict[str, Collection[object]] = {
        "race": [number for number in range(first, first + races) for _ in range(riders)],
        "rounds": results.rounds.repeat(riders),
        "team": [rider.team for rider in start.riders] * races,
        "type": [TYPES[rider.type] for rider in start.riders] * races,
        "rank": results.ranks.ravel(),
        "home": results.home.ravel(),
        "square": results.squares.ravel(),
        "exhaustion": results.taken.ravel(),
        "led": results.led.ravel(),
        "time": results.times.ravel() if start.ruleset.timed else [None] * (races * riders),
        "podium": results.podium.ravel(),
        "failed": [0] * (races * riders),
    }
    return {name: columns[name] for name in RiderRow._fields}
