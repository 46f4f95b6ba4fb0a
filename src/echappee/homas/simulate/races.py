"""Many races of Homas Tour Pro: how one is ridden, and what is counted."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from echappee.engine import FleetingRace, Race, Seat, SeededDealer
from echappee.homas.rules import COLOURS, HOMAS, ROLES, HomasRace, Position, Setup, set_up
from echappee.homas.rules.setup import NEUTRAL, read_setup
from echappee.homas.simulate.followed import FollowPlan
from echappee.homas.simulate.trails import Trail, trail_of
from echappee.simulate.charts import Chart
from echappee.simulate.engines import needing_fast
from echappee.simulate.plan import Columns, Say
from echappee.simulate.result import FAILED, TEAM, RaceResult
from echappee.simulate.run import (
    Ridden,
    as_columns,
    check_bots,
    check_size,
    failed_last,
    no_collector,
    not_failed,
    ridden_by,
    seated,
    tallied,
)
from echappee.simulate.tally import Tally

if TYPE_CHECKING:
    from echappee.homas.simulate.kernel_races import KernelPlan

COLUMNS = ("race", "turns", "team", "role", "rank", FAILED)
"""What a row has: how a race ended for a rider."""


class RacePlan(NamedTuple):
    """Many races of one setup. `bots` names the bot of each team, in seat order; "-" for none."""

    setup: Setup
    bots: tuple[str, ...]
    size: int
    seed: int

    @property
    def start(self) -> Position:
        """The position in which every race begins."""
        return set_up(self.setup)

    def check(self) -> None:
        set_up(self.setup)
        check_size(self.size, "races")
        check_bots(self.setup.teams, self.bots, HOMAS.name)

    def ride(self, number: int, kind: type[HomasRace] = Race) -> Ridden[HomasRace]:
        """The race of this number, ridden to its end; all chance in it derives from seed and number."""
        position = self.start
        race = kind(HOMAS, position, SeededDealer(self.seed, str(number)))
        return ridden_by(race, seated(position.teams, self.bots, f"{self.seed}/{number}", HOMAS.name))

    def tally(self, numbers: range) -> Tally:
        """Ride the races of these numbers and count."""
        return tallied(numbers, partial(self.ride, kind=FleetingRace), count_race)

    def rows(self, numbers: range) -> tuple[Tally, Columns]:
        """The same, with one row per rider and race."""
        rows: list[tuple[object, ...]] = []

        def ride(number: int) -> Ridden[HomasRace]:
            race, failed = ridden = self.ride(number, FleetingRace)
            rows.extend(
                (
                    number,
                    race.position.round,
                    rider.team,
                    ROLES[rider.role - 1],
                    rank,
                    int(rider.team in failed),
                )
                for rank, rider in enumerate(failed_last(race.position.ranking, failed), 1)
            )
            return ridden

        return tallied(numbers, ride, count_race), as_columns(COLUMNS, rows)

    def trails(self, numbers: range) -> list[Trail]:
        """The same races, turn by turn."""
        with no_collector():
            return [trail_of(*self.ride(number)) for number in numbers]

    def in_kernel(self, device: str, say: Say) -> "KernelPlan":
        """The same races with the kernel's dice; refuses races that the kernel cannot ride."""
        with needing_fast():
            from echappee.homas.simulate.kernel_races import plan_in_kernel  # noqa: PLC0415 - needs `fast`

        return plan_in_kernel(self, device, say)

    def follow(self, races: int) -> FollowPlan:
        return FollowPlan(self, races)

    def result(self, total: Tally) -> RaceResult:
        """All five teams ride every race."""
        return RaceResult(
            tally=total,
            rounds="turns",
            caption="turns a race",
            winners={TEAM: COLOURS, "role": ROLES},
            unnamed=NEUTRAL,
        )

    def charts(self, result: RaceResult, teams: Sequence[str]) -> Sequence[Chart]:
        return result.charts(teams)


def plan_races(tags: Mapping[str, str], bots: Sequence[str], races: int, seed: int) -> RacePlan:
    """Races set up by these tags; teams that they do not name are neutral."""
    setup = read_setup(tags)
    return RacePlan(setup, tuple(bots)[: len(setup.teams)], races, seed)


def count_race(tally: Tally, race: HomasRace, failed: Collection[Seat] = ()) -> None:
    tally.measure(race.position.round, "turns")
    for winner in not_failed(race.position.ranking, failed)[:1]:
        tally.add(1, TEAM, winner.team)
        tally.add(1, "role", ROLES[winner.role - 1])
