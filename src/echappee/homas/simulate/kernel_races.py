"""A plan whose races are ridden by the kernel; the same things are counted."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from echappee.engine import Refused
from echappee.homas.kernel import Kernel, Results
from echappee.homas.kernel.races import results_of
from echappee.homas.kernel.state import MOVE, OVER
from echappee.homas.rules import ROLES, Position, set_up
from echappee.homas.rules.setup import read_setup
from echappee.homas.simulate.followed import FollowPlan
from echappee.homas.simulate.races import COLUMNS, RacePlan
from echappee.homas.simulate.trails import Trail
from echappee.homas.tours.books import StageResult
from echappee.homas.tours.stage_setup import result_of
from echappee.notation import Tags
from echappee.simulate.charts import Chart
from echappee.simulate.engines import CPU
from echappee.simulate.plan import Columns, Say
from echappee.simulate.result import FAILED, TEAM, RaceResult
from echappee.simulate.tally import Tally


@dataclass(frozen=True)
class KernelPlan:
    """Races of this plan; their dice are the kernel's, so race n differs from the reference's."""

    plan: RacePlan
    kernel: Kernel

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
        return tally_of(self.start, self.kernel.ride(len(numbers), numbers.start))

    def rows(self, numbers: range) -> tuple[Tally, Columns]:
        """The same, with one row per rider and race."""
        results = self.kernel.ride(len(numbers), numbers.start)
        return tally_of(self.start, results), rows_of(self.start, results, numbers)

    def trails(self, numbers: range) -> list[Trail]:
        """The same races, turn by turn: riders stop on the grid, and at the end of each turn."""
        squares: list[list[list[int]]] = [[] for _ in numbers]
        for batch in self.kernel.watch(len(numbers), numbers.start):
            moments = zip(*(batch[name].tolist() for name in ("phase", "step", "round")), strict=True)
            for race, (phase, step, turn) in enumerate(moments):
                stops = squares[race]
                begins = phase == MOVE and step == 0 and len(stops) < turn
                if begins or (phase == OVER and len(stops) == turn):
                    stops.append(batch["square"][race].tolist())
        homes, winners = batch["home"].tolist(), results_of(batch).ranks.argmin(axis=1).tolist()
        firsts = [min(filter(None, turns)) for turns in homes]
        return [Trail(*each) for each in zip(squares, firsts, winners, strict=True)]

    def follow(self, races: int) -> FollowPlan:
        return FollowPlan(self, races)

    def result(self, total: Tally) -> RaceResult:
        return self.plan.result(total)

    def charts(self, result: RaceResult, teams: Sequence[str]) -> Sequence[Chart]:
        return result.charts(teams)


def plan_in_kernel(plan: RacePlan, device: str, say: Say) -> KernelPlan:
    """Refuses races that the kernel cannot ride. Compiles its code now, so that races do not wait for it."""
    if device != CPU:
        raise Refused("kernel-cannot", f"races of Homas Tour Pro are not ridden on the device {device}")
    ridden = KernelPlan(plan, Kernel(plan.start, plan.bots, seed=plan.seed, say=say))
    ridden.tally(range(1))
    return ridden


def stage_result(tags: Tags, bots: Sequence[str], say: Say) -> StageResult:
    """The result of the stage that these tags set up; `bots` as for a plan."""
    return result_of(Kernel(set_up(read_setup(tags)), bots, seed=int(tags["seed"]), say=say).end(0))


def tally_of(start: Position, results: Results) -> Tally:
    """The counts of `count_race`, for all of these races at once."""
    turns = results.turns.astype("int64")
    tally = Tally(len(turns))
    tally.add_measured(int(turns.sum()), int((turns**2).sum()), "turns")
    for rider, wins in zip(start.riders, (results.ranks == 1).sum(axis=0).tolist(), strict=True):
        tally.add(wins, TEAM, rider.team)
        tally.add(wins, "role", ROLES[rider.role - 1])
    return tally


def rows_of(start: Position, results: Results, numbers: range) -> Columns:
    """The columns of the reference's rows, each race with its first rider first."""
    races, riders = results.ranks.shape
    ordered = [start.riders[index] for order in results.ranks.argsort(axis=1).tolist() for index in order]
    columns: dict[str, Collection[object]] = {
        "race": [number for number in numbers for _ in range(riders)],
        "turns": results.turns.repeat(riders),
        "team": [rider.team for rider in ordered],
        "role": [ROLES[rider.role - 1] for rider in ordered],
        "rank": list(range(1, riders + 1)) * races,
        FAILED: [0] * (races * riders),
    }
    return {name: columns[name] for name in COLUMNS}
