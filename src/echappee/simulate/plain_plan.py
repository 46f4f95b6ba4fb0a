"""Many races of a game that counts nothing of its own: who wins, and how many rounds races take."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import NamedTuple

from echappee.engine import FleetingRace, Race, Seat, SeededDealer
from echappee.games import game_named
from echappee.notation import SomePosition, SomeRace, Tags
from echappee.simulate.charts import Chart
from echappee.simulate.plan import Columns
from echappee.simulate.result import FAILED, TEAM, RaceResult
from echappee.simulate.run import (
    Ridden,
    as_columns,
    check_bots,
    check_size,
    failed_last,
    not_failed,
    ridden_by,
    seated,
    tallied,
)
from echappee.simulate.tally import Tally

COLUMNS = ("race", "rounds", "team", "rider", "rank", FAILED)
"""What a row has: how a race ended for a rider."""


class PlainPlan(NamedTuple):
    """Many races of one set-up. `bots` names the bot of each team, in seat order; "-" for none."""

    game: str
    tags: Tags
    bots: tuple[str, ...]
    size: int
    seed: int

    @property
    def start(self) -> SomePosition:
        """The position in which every race begins."""
        position: SomePosition = game_named(self.game).rules.read_start(self.tags)
        return position

    def check(self) -> None:
        check_size(self.size, "races")
        check_bots([team.kind for team in self.start.teams], self.bots, self.game)

    def ride(self, number: int, kind: type[SomeRace] = Race) -> Ridden[SomeRace]:
        """The race of this number; all chance in it derives from seed and number."""
        race = kind(game_named(self.game).rules, self.start, SeededDealer(self.seed, str(number)))
        return ridden_by(race, seated(race.position.teams, self.bots, f"{self.seed}/{number}", self.game))

    def tally(self, numbers: range) -> Tally:
        """Ride the races of these numbers and count."""
        return tallied(numbers, partial(self.ride, kind=FleetingRace), _count)

    def rows(self, numbers: range) -> tuple[Tally, Columns]:
        """The same, with one row per rider and race."""
        rows: list[tuple[object, ...]] = []

        def ride(number: int) -> Ridden[SomeRace]:
            race, failed = ridden = self.ride(number, FleetingRace)
            rows.extend(
                (number, race.position.round, rider.team, rider.name, rank, int(rider.team in failed))
                for rank, rider in enumerate(failed_last(race.position.ranking, failed), 1)
            )
            return ridden

        return tallied(numbers, ride, _count), as_columns(COLUMNS, rows)

    def result(self, total: Tally) -> RaceResult:
        winners = {TEAM: [team.colour for team in self.start.teams]}
        return RaceResult(tally=total, rounds="rounds", caption="rounds per race", winners=winners)

    def charts(self, result: RaceResult, teams: Sequence[str]) -> Sequence[Chart]:
        return result.charts(teams)


def _count(tally: Tally, race: SomeRace, failed: Collection[Seat]) -> None:
    tally.measure(race.position.round, "rounds")
    for winner in not_failed(race.position.ranking, failed)[:1]:
        tally.add(1, TEAM, winner.team)
